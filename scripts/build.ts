/** `npm run build`: a fresh build, whether or not the sources changed. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.ts'

rmSync(path.join(import.meta.dirname, '..', 'build'), { recursive: true, force: true })
await ensureBuilt()
