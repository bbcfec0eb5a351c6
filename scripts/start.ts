/** `npm start`: builds when the sources changed, in a process of its own, then serves in this one. */
import { ensureBuilt } from './build/ensure-built.ts'

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
await ensureBuilt().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
process.env.NODE_ENV = 'production'
await import('#server/main.ts')
