import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createLog } from '#server/process/log.ts'
import { createMapTiles } from './map-tiles.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** A server of a map style on this machine; answers 503 for what it has not. */
async function serve(files: Record<string, unknown>): Promise<string> {
  const server = createServer((request, response) => {
    const file = files[request.url ?? '']
    response.statusCode = file === undefined ? 503 : 200
    response.end(typeof file === 'string' ? file : JSON.stringify(file ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function tilesOf(style: string | undefined) {
  const lines: string[] = []
  const again: (() => void)[] = []
  const tiles = createMapTiles({
    style,
    fetch,
    log: createLog({ level: 'info', now: () => new Date(0), write: (line) => lines.push(line) }),
    later: (call) => again.push(call),
  })
  return { tiles, lines, again }
}

it('without a style pages show the drawing, and nothing failed', () => {
  const { tiles } = tilesOf(undefined)
  expect(tiles.shown()).toEqual({ kind: 'drawing', failed: false })
  expect(tiles.hosts()).toEqual([])
})

it('knows the hosts of sources, tiles, letters and pictures, and those of a description one level down', async () => {
  const origin = await serve({
    '/style.json': {
      version: 8,
      sprite: [{ id: 'default', url: 'https://sprites.example/one' }],
      glyphs: 'https://letters.example/{fontstack}/{range}.pbf',
      sources: {
        described: { type: 'vector', url: '/tiles.json' },
        plain: { type: 'raster', tiles: ['https://a.example/{z}/{x}/{y}.png'], tileSize: 256 },
        drawn: { type: 'geojson', data: 'https://shapes.example/all.json' },
        inline: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
        odd: { type: 'vector', tiles: ['pmtiles://somewhere/{z}'] },
      },
      layers: [],
    },
    '/tiles.json': { tilejson: '3.0.0', tiles: ['https://deep.example:8443/{z}/{x}/{y}.pbf'] },
  })
  const { tiles } = tilesOf(`${origin}/style.json`)
  await tiles.read
  expect(tiles.shown()).toEqual({ kind: 'tiles', style: `${origin}/style.json` })
  expect(tiles.hosts().toSorted()).toEqual(
    [
      origin,
      'https://a.example',
      'https://deep.example:8443',
      'https://letters.example',
      'https://shapes.example',
      'https://sprites.example',
    ].toSorted(),
  )
})

it('a style that can’t be had leaves the drawing, says so, and is tried again', async () => {
  const files: Record<string, unknown> = {}
  const origin = await serve(files)
  const { tiles, lines, again } = tilesOf(`${origin}/style.json?key=secret`)
  await tiles.read
  expect(tiles.shown()).toEqual({ kind: 'drawing', failed: true })
  expect(lines.join()).toContain('could not be read')
  // Keys of tile servers stand in their addresses.
  expect(lines.join()).not.toContain('secret')
  files['/style.json?key=secret'] = { version: 8, sources: {}, layers: [] }
  again[0]?.()
  await expect.poll(() => tiles.shown().kind).toBe('tiles')
  expect(tiles.hosts()).toEqual([origin])
})

it.each([
  ['nonsense', 'no style at all'],
  ['another version', { version: 7, sources: {} }],
  ['tiles that nobody describes', { version: 8, sources: { a: { type: 'vector', url: '/gone' } } }],
])('takes no style from %s', async (_, style) => {
  const origin = await serve({ '/style.json': style })
  const { tiles } = tilesOf(`${origin}/style.json`)
  await tiles.read
  expect(tiles.shown()).toEqual({ kind: 'drawing', failed: true })
  expect(tiles.hosts()).toEqual([])
})
