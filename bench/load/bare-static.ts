/** A server that does nothing but send one compressed page: what the machine and the walkers themselves cost. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'

const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' }

process.once('message', (markup) => {
  const page = gzipSync(String(markup))
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': page.length }).end(page)
  })
  server.listen(0, '127.0.0.1', () => {
    process.send?.({ port: (server.address() as AddressInfo).port })
  })
})
process.once('disconnect', () => process.exit(0))
