/**
 * One product for all test files of a worker that need no settings or data folder of their own: a start takes four seconds
 * of the processor. It stands behind one proxy, so that a test comes from addresses of its own, of which limits are.
 */
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { type RunningProduct, startProduct } from './start-product.ts'

/** The setting that names the folder of these products. */
export const sharedProductsFolder = 'SHARED_PRODUCTS_FOLDER'

type SharedProduct = Pick<RunningProduct, 'url' | 'dataDir' | 'output'>

/** Kept by the module, which a worker keeps from file to file. */
let shared: Promise<SharedProduct> | undefined

export function sharedProduct(): Promise<SharedProduct> {
  shared ??= start()
  return shared
}

async function start(): Promise<SharedProduct> {
  const folder = process.env[sharedProductsFolder]
  if (!folder) throw new Error('The set-up of product tests makes a folder first')
  const own = await mkdtemp(path.join(folder, 'product-'))
  const product = await startProduct({
    DATA_DIR: path.join(own, 'data'),
    LOG_LEVEL: 'info',
    TRUSTED_PROXIES: '1',
  })
  // It ends with the worker (`end-with-parent.mjs`), and does not keep it from ending.
  const { process: child } = product
  child.unref()
  for (const stream of child.stdio) if (stream && 'unref' in stream) (stream.unref as () => void)()
  child.channel?.unref()
  return product
}
