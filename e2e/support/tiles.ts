/** A server of map tiles on this machine, and a browser that can paint them. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findChromium } from '#testing/chromium.ts'

/** WebGL, which a browser without a graphics card has by software. */
export const paintsTiles = {
  launchOptions: {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
  // As small as the map beside the days allows: software paints every pixel.
  viewport: { width: 1024, height: 560 },
}

/** One grey pixel, which a browser stretches over a tile. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mOYCQAAmwCaAKYyOQAAAABJRU5ErkJggg==',
  'base64',
)

export interface TileServer {
  url: string
  server: Server
  asked: string[]
  /** Answers nothing but errors from now on. */
  isDown: boolean
  /** Whether the tile in this column and row comes as bytes that are no picture. */
  isBroken: (column: number, row: number) => boolean
}

export async function serveTiles(): Promise<TileServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { url = '' } = request
    asked.push(url)
    response.setHeader('access-control-allow-origin', '*')
    if (tiles.isDown) {
      response.statusCode = 503
      response.end()
    } else if (url === '/style.json') {
      const raster = { type: 'raster', url: `${tiles.url}/tiles.json`, tileSize: 256 }
      const layers = [{ id: 'ground', type: 'raster', source: 'ground' }]
      response.end(JSON.stringify({ version: 8, sources: { ground: raster }, layers }))
    } else if (url === '/tiles.json') {
      const template = `${tiles.url.replace('127.0.0.1', 'localhost')}/{z}/{x}/{y}.png`
      response.end(JSON.stringify({ tilejson: '3.0.0', tiles: [template] }))
    } else {
      response.setHeader('content-type', 'image/png')
      const [column = 0, row = 0] = url.split(/[/.]/).slice(2).map(Number)
      response.end(tiles.isBroken(column, row) ? 'no picture' : tile)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const tiles: TileServer = { url, server, asked, isDown: false, isBroken: () => false }
  return tiles
}
