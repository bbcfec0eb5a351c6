/** A service on loopback that answers as a test tells it, and keeps what it was asked. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ReceivedRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: string
}

/** `silence` never answers; everything else is a status and a body. */
type Answer = 'silence' | { status?: number; headers?: Record<string, string>; body: unknown }

export interface LoopbackService {
  url: string
  asked: ReceivedRequest[]
  close: () => Promise<void>
}

export async function loopbackService(
  answer: (asked: ReceivedRequest) => Answer,
): Promise<LoopbackService> {
  const asked: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    const question = {
      method: request.method ?? '',
      path: address.pathname,
      query: address.searchParams,
      headers: request.headers,
      body: await text(request),
    }
    asked.push(question)
    const said = answer(question)
    if (said === 'silence') return
    response.writeHead(said.status ?? 200, {
      'content-type': 'application/json',
      ...said.headers,
    })
    response.end(typeof said.body === 'string' ? said.body : JSON.stringify(said.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
