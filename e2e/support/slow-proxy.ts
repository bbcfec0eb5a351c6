/** A proxy in front of the product that holds pages back: an answer passes until a text comes, and waits there. */
import { createServer, type ServerResponse } from 'node:http'
import { closeAtOnce, listenOnLoopback, passOn } from '#testing/forwarding-proxy.ts'

export interface SlowProxy {
  url: string
  /** Breaks the connection of every answer that waits. */
  cut: () => void
  close: () => void
}

/** Answers to addresses that begin with `path` stop before the script that holds `text`. */
export async function openSlowProxy(
  product: string,
  path: string,
  text: string,
): Promise<SlowProxy> {
  const { hostname, port } = new URL(product)
  const held = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    // Asked for uncompressed, to be searched.
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
