/** The process that builds: one at a time in a checkout, and only when nobody has built meanwhile. */
import path from 'node:path'
import { withBuildLock } from './build-lock.ts'
import { buildProduct } from './build-product.ts'
import { draftWillDo, forgetBuilt, hashSources, isBuilt, noteBuilt } from './build-stamp.ts'

const root = path.join(import.meta.dirname, '..', '..')

process.on('disconnect', () => process.exit(1))
await withBuildLock(path.join(root, '.build-lock'), async () => {
  // Another process may have built while this one waited.
  if (isBuilt()) return
  const sources = hashSources()
  process.stderr.write(
    `Building${draftWillDo() ? ' a draft for tests' : ''} (sources changed)...\n`,
  )
  forgetBuilt()
  await buildProduct(root, { draft: draftWillDo() })
  noteBuilt(sources)
})
// The channel to whoever started it would keep it alive.
process.exit(0)
