/** A proxy that ends TLS, as it stands in front of a deployment: it alone knows what was called. */
import { once } from 'node:events'
import {
  Agent,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { createServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { selfSigned } from './self-signed.ts'

export interface TlsProxy {
  /** Where a browser goes; the host is not the one that the server behind is called by. */
  url: string
  /** Requests are passed on to this port of the machine from now on. */
  passTo: (port: number) => void
  close: () => void
}

export async function openTlsProxy(host: string): Promise<TlsProxy> {
  let port = 0
  // Reuses connections, as proxies do.
  const agent = new Agent({ keepAlive: true })
  const behind = (request: IncomingMessage): OutgoingHttpHeaders => ({
    ...request.headers,
    host: `127.0.0.1:${port}`,
    'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
      .filter(Boolean)
      .join(', '),
    'x-forwarded-proto': 'https',
  })
  const server = createServer(selfSigned(host, new Date()), (request, response) => {
    const { method, url } = request
    const options = { host: '127.0.0.1', port, method, path: url, headers: behind(request), agent }
    const passed = httpRequest(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  server.on('upgrade', (request, socket, head) => {
    const passed = connect(port, '127.0.0.1', () => {
      const lines = Object.entries(behind(request)).map(([name, value]) => `${name}: ${value}`)
      passed.write(`${[`GET ${request.url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`)
      passed.write(head)
      passed.pipe(socket).pipe(passed)
    })
    for (const side of [passed, socket]) {
      side.on('error', () => side.destroy())
      side.on('close', () => {
        passed.destroy()
        socket.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `https://${host}:${(server.address() as AddressInfo).port}`,
    passTo: (next) => {
      port = next
    },
    close: () => {
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
