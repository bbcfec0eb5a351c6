import { startProduct } from './start-product.ts'

/** One product for the whole browser suite; its address reaches the workers by the environment. */
export default async function globalSetup() {
  const product = await startProduct()
  process.env.PRODUCT_URL = product.url
  return () => product.stop()
}
