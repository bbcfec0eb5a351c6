/** A server whose addresses each go wrong in their own way; run as a process of its own by tests. */
import { EventEmitter } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { guardAgainstFaults } from '../fault-guard.ts'
import { listen } from '../listen.ts'
import { createLog, requestScope } from '../log.ts'

const log = createLog({
  level: 'info',
  now: () => new Date(),
  write: (line) => process.stdout.write(line),
})
let sound = true
const guard = guardAgainstFaults({
  log,
  checkSound: async () => {
    if (!sound) throw new Error('the database does not answer')
  },
  end: (code) => process.exit(code),
})

/** Made outside of any request, so that what its listeners throw belongs to none. */
const background = new EventEmitter()
background.on('tick', () => {
  throw new Error('thrown in the background')
})
const soon = () => setImmediate(() => background.emit('tick'))
process.on('message', soon)

const faults: Record<string, (response: ServerResponse) => void> = {
  '/': (response) => void response.end('fine'),
  '/rejects': (response) => {
    void Promise.reject(new Error('stray rejection'))
    response.end('answered')
  },
  '/rejects-with-text': (response) => {
    void Promise.reject('only a text')
    response.end('answered')
  },
  '/throws-later': () => {
    setTimeout(() => {
      throw new Error('thrown in a timer')
    })
  },
  '/throws-in-the-middle': (response) => {
    response.write('half of it')
    setTimeout(() => {
      throw new Error('thrown half-way')
    })
  },
  '/runs-out-of-memory': () => {
    setTimeout(() => {
      throw Object.assign(new Error('memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })
    })
  },
  '/loses-its-database': (response) => {
    sound = false
    response.end('lost')
  },
}

const server = createServer((request, response) => {
  guard.answering(response, () =>
    requestScope.run({ requestId: `id-of-${request.url}` }, () =>
      faults[request.url ?? '']?.(response),
    ),
  )
})
const port = await listen(server, 0, '127.0.0.1')
if (process.argv.includes('--fails-to-start')) void Promise.reject(new Error('stray at the start'))
setImmediate(() => {
  guard.started()
  process.send?.({ port })
})
