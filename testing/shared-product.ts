/**
 * One product for all test files of a worker that need no settings or data folder of their own: a start takes four seconds
 * of the processor. It stands behind one proxy, so that a test comes from addresses of its own, of which limits are.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type RunningProduct, startProduct } from './start-product.ts'

export type SharedProduct = Pick<RunningProduct, 'url' | 'dataDir' | 'output'>

/** Kept by the module, which a worker keeps from file to file. */
let shared: Promise<SharedProduct> | undefined

export function sharedProduct(): Promise<SharedProduct> {
  shared ??= start()
  return shared
}

async function start(): Promise<SharedProduct> {
  const product = await startProduct({ LOG_LEVEL: 'info', TRUSTED_PROXIES: '1' })
  const { process: child } = product
  // It ends with the worker, and does not keep it from ending.
  child.unref()
  for (const stream of child.stdio) if (stream && 'unref' in stream) (stream.unref as () => void)()
  child.channel?.unref()
  process.once('exit', () => {
    child.kill('SIGKILL')
    rmSync(path.dirname(product.dataDir), { recursive: true, force: true })
  })
  return product
}
