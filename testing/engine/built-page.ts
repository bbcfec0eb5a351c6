/** Builds a page with the product's own bundler and serves it on loopback. */
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
}

export async function servePage(folder: string) {
  const outDir = await mkdtemp(path.join(tmpdir(), 'piri-page-'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'baseline-widely-available' },
  })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = path.join(outDir, pathname === '/' ? 'index.html' : pathname)
    try {
      const bytes = await readFile(file)
      response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/plain' })
      response.end(bytes)
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await rm(outDir, { recursive: true })
    },
  }
}
