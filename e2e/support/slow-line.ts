/** A line to the product that can be held: a page passes until a text comes, and waits there. */
import { createServer, type ServerResponse } from 'node:http'
import { closeAtOnce, listenOnLoopback, passOn } from '#testing/passing-proxy.ts'

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
    // As it is, to be looked into.
    const { 'accept-encoding': _, ...headers } = request.headers
    passOn(request, response, { hostname, port, headers }, (answer) => {
      if (!request.url?.startsWith(path)) {
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
  })
  return {
    url: `http://localhost:${await listenOnLoopback(server)}`,
    cut: () => {
      for (const response of held) response.destroy()
    },
    close: () => closeAtOnce(server),
  }
}
