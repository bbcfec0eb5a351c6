/** Before product tests: a build, and a folder for the products that workers share, which is gone after the run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBuilt } from '../scripts/build/ensure-built.ts'
import { sharedProductsFolder } from './shared-product.ts'

export default async function buildAndMakeRoom(): Promise<() => Promise<void>> {
  await ensureBuilt()
  const folder = await mkdtemp(path.join(tmpdir(), 'piri-shared-'))
  // Workers inherit it.
  process.env[sharedProductsFolder] = folder
  // A product that ends with its worker may still write.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
}
