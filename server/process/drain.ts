/**
 * Stops an HTTP server without losing a request that has reached it. Node's own close drops
 * connections that have not sent their first byte yet, and those the kernel still holds for it;
 * here they are let in and served first.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Turns of the event loop without a new connection after which none is queued; it accepts one a turn. */
const quietTurns = 5
/** How long a connection that has sent nothing yet may take to send a request. */
const firstRequestMs = 500

type State = 'fresh' | 'busy' | 'idle'

export interface Drain {
  /** Resolves when every connection is closed; what is left after the grace is cut off. */
  stop(graceMs: number): Promise<void>
}

export function drainOf(server: Server): Drain {
  const connections = new Map<Socket, State>()
  let accepted = 0
  let stopping = false
  let closed = false

  server.on('connection', (socket) => {
    accepted += 1
    connections.set(socket, 'fresh')
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    connections.set(socket, 'busy')
    if (stopping && !response.headersSent) response.setHeader('connection', 'close')
    response.once('close', () => {
      if (!connections.has(socket)) return
      connections.set(socket, 'idle')
      if (closed) socket.end()
    })
  })

  const endAll = (state: State) => {
    for (const [socket, each] of connections) if (each === state) socket.end()
  }

  return {
    async stop(graceMs) {
      stopping = true
      const deadline = setTimeout(() => {
        closed = true
        server.closeAllConnections()
      }, graceMs)
      for (let quiet = 0; quiet < quietTurns && !closed; quiet++) {
        const before = accepted
        await nextTurn()
        if (accepted > before) quiet = 0
      }
      closed = true
      const drained = new Promise<void>((resolve) => {
        NetServer.prototype.close.call(server, () => resolve())
      })
      endAll('idle')
      const silence = setTimeout(() => endAll('fresh'), firstRequestMs)
      await drained
      clearTimeout(silence)
      clearTimeout(deadline)
    },
  }
}
