/** What proxies of tests share: passing a request on, and standing on a port of this machine. */
import { once } from 'node:events'
import {
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'

/** The answer's head comes back as it is; its body too, unless `relay` writes another. */
export function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  to: RequestOptions,
  relay = (answer: IncomingMessage) => void answer.pipe(response),
): void {
  const { method, url, headers } = request
  const passed = httpRequest({ method, path: url, headers, ...to }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    relay(answer)
  })
  passed.on('error', () => response.destroy())
  response.on('close', () => passed.destroy())
  request.pipe(passed)
}

/** Returns the port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** Ends its connections as well. */
export function closeAtOnce(server: Server): void {
  server.closeAllConnections()
  server.close()
}
