/** `npm start`: builds when the sources changed, then serves in this same process. */
import { ensureBuilt } from './build/ensure-built.ts'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await ensureBuilt()
process.env.NODE_ENV = 'production'
await import('#server/main.ts')
