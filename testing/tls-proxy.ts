/** A proxy that ends TLS, as it stands in front of a deployment: it alone knows what was called. */
import { Agent, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import { closeAtOnce, listenOnLoopback, passOn } from './forwarding-proxy.ts'
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
    passOn(request, response, { host: '127.0.0.1', port, headers: behind(request), agent })
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
  return {
    url: `https://${host}:${await listenOnLoopback(server)}`,
    passTo: (next) => {
      port = next
    },
    close: () => {
      agent.destroy()
      closeAtOnce(server)
    },
  }
}
