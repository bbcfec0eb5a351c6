/** A backend over HTTP on loopback. Its address is known before it is made, because services are told it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Backend } from '../backend.ts'

export interface BackendServer {
  url: string
  backend: Backend
  close(): Promise<void>
}

export async function serveBackend(
  make: (url: string) => Backend | Promise<Backend>,
): Promise<BackendServer> {
  let made: Backend | undefined
  const server = createServer(
    getRequestListener((request) => {
      if (!made) throw new Error('The backend is not ready')
      return made.gateway.fetch(request)
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const backend = await make(url)
  made = backend
  return {
    url,
    backend,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      await backend.close()
    },
  }
}
