/** Local HTTP servers for tests of clients; all of them are closed after each test. */
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

const running = new Set<Server>()
afterEach(() => {
  for (const server of running) {
    server.closeAllConnections()
    server.close()
  }
  running.clear()
})

/** Starts a server that answers by `answer`, and gives its address. */
export async function startServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  running.add(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
