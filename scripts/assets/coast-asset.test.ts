import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Coast, type Point, packCoast, unpackCoast } from '#domain/drawing/coast/coast.ts'
import { loadCoasts } from '#domain/drawing/coast/load-coasts.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { hangsAfter } from '#testing/run-count.ts'
import { coastAssets } from './coast-asset.ts'

const catalogue = path.join(import.meta.dirname, '..', '..', 'catalogue')
// Half a million points take a busy machine a while.
const timeout = hangsAfter(120_000)

inFullRuns(test, 'every day: towns and the sea off them, below')(
  'the assets are what the generator makes; `npm run assets` writes them anew',
  {
    timeout,
  },
  () => {
    const assets = coastAssets()
    const written = [
      ...readdirSync(path.join(catalogue, 'coast')).map((file) => `coast/${file}`),
      'coast-cells.generated.ts',
    ]
    expect(written.toSorted()).toEqual(Object.keys(assets).toSorted())
    const stale = written.filter(
      (file) => readFileSync(path.join(catalogue, file), 'utf8') !== assets[file],
    )
    expect(stale).toEqual([])
  },
)

test('a packed coast is the same to the step that it was rounded to', () => {
  const coast: Coast = {
    box: { west: -180, south: -90, east: 180, north: 90 },
    rings: [
      [
        [-180, -90],
        [179.99, 12.34],
        [0.02, -0.04],
      ],
    ],
    borders: [],
  }
  const read = unpackCoast(packCoast(coast, 50), coast.box, 50)
  const rounded = (points: readonly Point[]) =>
    points.map(([x, y]) => [Math.round(x * 50), Math.round(y * 50)])
  expect(read.rings.map(rounded)).toEqual(coast.rings.map(rounded))
})

test('towns on the coast lie on land, and the sea off them does not', async () => {
  const places: [string, number, number, number, number][] = [
    ['Lisbon', 38.72, -9.14, 38.7, -9.8],
    ['Suva', -18.1, 178.4, -18.6, 178.9],
    ['Anadyr, beyond the date line', 66.5, -179.5, 72.5, -179],
    ['Orlando', 28.5, -81.4, 28.5, -80.2],
    ['Tokyo', 35.7, 139.6, 34.9, 140.5],
  ]
  for (const [name, north, east, seaNorth, seaEast] of places) {
    const around = { west: east - 1, south: north - 1, east: east + 1, north: north + 1 }
    const coasts = await loadCoasts(around)
    expect(isLand(coasts, [east, north]), name).toBe(true)
    expect(isLand(coasts, [seaEast, seaNorth]), `off ${name}`).toBe(false)
  }
})

function isLand(coasts: readonly Coast[], [x, y]: Point): boolean {
  return coasts.some(({ rings }) => {
    let inside = false
    for (const ring of rings) {
      for (const [index, [toX, toY]] of ring.entries()) {
        const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY]
        const crosses = toY > y !== fromY > y
        if (crosses && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) inside = !inside
      }
    }
    return inside
  })
}
