import { startProduct } from '#testing/start-product.ts'

/** One product for the whole browser suite; its address and folder reach the workers by the environment. */
export default async function globalSetup() {
  // A test may say where it calls from, so that those about accounts do not share rate limits.
  const product = await startProduct({ TRUSTED_PROXIES: '1' })
  process.env.PRODUCT_URL = product.url
  process.env.PRODUCT_DATA_DIR = product.dataDir
  return () => product.stop()
}
