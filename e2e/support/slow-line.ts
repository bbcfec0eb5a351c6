/** A line to the product that can be held: a page passes until a text comes, and waits there. */
import { once } from 'node:events'
import { createServer, request as httpRequest, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SlowLine {
  url: string
  /** Ends every answer that waits as a line does that breaks. */
  cut: () => void
  close: () => void
}

/** Of addresses that begin with `path`, nothing is passed on from the script on that holds `text`. */
export async function holdLine(product: string, path: string, text: string): Promise<SlowLine> {
  const { hostname, port } = new URL(product)
  const held = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    // As it is, to be looked into.
    const { 'accept-encoding': _, ...plain } = headers
    const passed = httpRequest({ hostname, port, method, path: url, headers: plain }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!url.startsWith(path)) {
        answer.pipe(response)
        return
      }
      let seen = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        if (held.has(response)) return
        const before = seen.length
        seen += chunk
        const found = seen.indexOf(text)
        if (found < 0) {
          response.write(chunk)
          return
        }
        held.add(response)
        response.write(seen.slice(before, Math.max(before, seen.lastIndexOf('<script', found))))
      })
      answer.on('end', () => {
        if (!held.has(response)) response.end()
      })
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      for (const response of held) response.destroy()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
