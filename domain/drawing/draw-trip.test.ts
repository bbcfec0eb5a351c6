import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Coordinates } from '#domain/places/schema.ts'
import { runCount } from '#testing/run-count.ts'
import { loadCoasts } from './coast/load-coasts.ts'
import { coastsFor, drawingToSvg, drawTrip } from './draw-trip.ts'
import { alongWay } from './draw-ways.ts'
import type { Drawing } from './drawing.ts'
import type { Area, SheetPoint } from './projection.ts'
import { type StopAt, tripAt } from './testing/trips-at.ts'
import { paper } from './themes.ts'

const hostile = `"><script>alert('canary')</script><image href=x onerror=alert(1)>&\u0007]]>`
const near = (centre: Coordinates, spread: number): fc.Arbitrary<Coordinates> =>
  fc
    .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }))
    .map(([north, east]) => [
      Math.max(-89, Math.min(89, centre[0] + north * spread)),
      ((((centre[1] + east * spread + 180) % 360) + 360) % 360) - 180,
    ])
const centres = fc.constantFrom<Coordinates>([38.71, -9.14], [-17.8, 179.9], [78.2, 15.6], [0, 0])
const names = fc.constantFrom('Castle', '東京国立博物館', 'A'.repeat(200), hostile, 'مسجد', 'Zoo')
const modes = fc.constantFrom('walk', 'transit', 'drive', 'flight', undefined)
const days: fc.Arbitrary<StopAt[][]> = centres.chain((centre) => {
  const at = fc.oneof(
    { weight: 12, arbitrary: near(centre, 0.04) },
    { weight: 2, arbitrary: near(centre, 1) },
    near(centre, 80),
    fc.constant(centre),
    fc.constant(null),
  )
  const stop = fc
    .record({ name: names, at, area: fc.constantFrom('Alfama', 'Rua 5', hostile), mode: modes })
    .map(({ mode, ...rest }) => (mode ? { ...rest, mode } : rest))
  return fc.array(fc.array(stop, { maxLength: 9 }), { minLength: 1, maxLength: 6 })
})
const frames = fc.constantFrom(
  { width: 416, height: 620 },
  { width: 342, height: 220 },
  { width: 1200, height: 630 },
  { width: 160, height: 120 },
)
const kinds = fc.constantFrom('city', 'cities', 'road')

const holds = ({ x, y, width, height }: Area, points: readonly SheetPoint[], slack = 0.01) =>
  points.every(
    (point) =>
      point.x >= x - slack &&
      point.y >= y - slack &&
      point.x <= x + width + slack &&
      point.y <= y + height + slack,
  )
const corners = ({ x, y, width, height }: Area): SheetPoint[] => [
  { x, y },
  { x: x + width, y: y + height },
]
const around = ({ x, y, radius }: { x: number; y: number; radius: number }): Area => ({
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
})
const cover = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** What is wrong with a drawing. */
function faults(drawing: Drawing): string[] {
  const frame = { x: 0, y: 0, width: drawing.width, height: drawing.height }
  return [drawing.sheet, ...drawing.insets.map(({ sheet }) => sheet)].flatMap((sheet) => {
    const { area, markers, labels, ways } = sheet
    const found: string[] = []
    if (!holds(frame, corners(area))) found.push('a sheet leaves the frame')
    for (const marker of markers) {
      if (!holds(area, corners(around(marker)))) found.push('a marker leaves the sheet')
    }
    for (const way of ways) {
      if (!holds(area, alongWay(way))) found.push('a way leaves the sheet')
    }
    for (const line of [...sheet.land, ...sheet.coasts, ...sheet.borders]) {
      if (!holds(area, line)) found.push('land leaves the sheet')
    }
    for (const [index, { box, text }] of labels.entries()) {
      if (!holds(area, corners(box))) found.push(`${text} leaves the sheet`)
      if (markers.some((marker) => cover(box, around(marker)))) found.push(`${text} hides a marker`)
      if (labels.slice(index + 1).some((other) => cover(box, other.box))) {
        found.push(`${text} hides a label`)
      }
    }
    for (const [index, one] of markers.entries()) {
      for (const other of markers.slice(index + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y)
        if (apart < one.radius + other.radius) found.push('a marker hides another')
      }
    }
    return found
  })
}

const elements = new Set(['svg', 'rect', 'path', 'circle', 'text'])
const foreign = (svg: string): string[] =>
  [...svg.matchAll(/<\/?([^\s/>]*)/g)].map(([, name = '']) => name).filter((n) => !elements.has(n))

describe('any trip', () => {
  const numRuns = runCount('drawings of random trips', { everyday: 150, full: 3000 })

  it('is drawn within its frame, with nothing over anything else, and the same each time', () => {
    fc.assert(
      fc.property(days, frames, kinds, (stops, frame, kind) => {
        const trip = tripAt(stops, { kind })
        const drawing = drawTrip(trip, frame)
        expect(faults(drawing)).toEqual([])
        const svg = drawingToSvg(drawing)
        expect(svg).toBe(drawingToSvg(drawTrip(structuredClone(trip), frame)))
        expect(svg.length).toBeLessThan(100_000)
      }),
      { numRuns },
    )
  })

  it('draws two day trips on the smallest frame without boxes, for which it has no room', () => {
    const at: Coordinates = [78.2, 15.6]
    const stops: StopAt[] = [[78.065, 15.6] as const, at, at, [78.335, 15.6] as const, at].map(
      ([north, east]) => ({ name: 'Castle', at: [north, east] }),
    )
    const drawing = drawTrip(tripAt([stops]), { width: 160, height: 120 })
    expect(drawing.insets).toEqual([])
    expect(faults(drawing)).toEqual([])
  })

  it('shows every stop that has a place, each once', () => {
    fc.assert(
      fc.property(days, frames, kinds, (stops, frame, kind) => {
        const drawing = drawTrip(tripAt(stops, { kind }), frame)
        const sheets = [drawing.sheet, ...drawing.insets.map(({ sheet }) => sheet)]
        const shown = sheets.flatMap(({ markers }) =>
          markers.flatMap(({ spots }) => spots.map(({ place }) => place.id)),
        )
        const placed = stops.flat().filter(({ at }) => at !== null)
        expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted())
        expect(shown).toHaveLength(placed.length)
      }),
      { numRuns },
    )
  })

  it('has no element in it that a name brought along', () => {
    fc.assert(
      fc.property(days, (stops) => {
        const trip = tripAt(stops, { title: hostile })
        for (const theme of [undefined, paper]) {
          const svg = drawingToSvg(drawTrip(trip, { width: 1200, height: 900 }), theme)
          expect(foreign(svg)).toEqual([])
          expect(svg).not.toContain('\u0007')
        }
      }),
      { numRuns },
    )
  })
})

const frame = { width: 416, height: 620 }
const lisbon = (name: string, north: number, east: number): StopAt => ({
  name,
  at: [38.71 + north, -9.14 + east],
  mode: 'walk',
})

it('a trip over the date line takes the short way', async () => {
  const trip = tripAt(
    [
      [
        { name: 'Tokyo', at: [35.68, 139.65] },
        { name: 'Honolulu', at: [21.31, -157.86], mode: 'flight' },
      ],
    ],
    { kind: 'cities' },
  )
  const bare = drawTrip(trip, frame)
  const shown = coastsFor(bare)
  expect(shown?.west).toBeGreaterThan(100)
  expect(shown?.east).toBeLessThan(260)
  const drawing = drawTrip(trip, frame, { coasts: shown ? await loadCoasts(shown) : [] })
  const [tokyo, honolulu] = drawing.sheet.markers
  expect(tokyo?.x).toBeLessThan(honolulu?.x ?? 0)
  expect(drawing.sheet.land.length).toBeGreaterThan(10)
  expect(faults(drawing)).toEqual([])
})

it('one stop stands in the middle, with its name and a scale of a few hundred metres', () => {
  const { sheet, scale } = drawTrip(tripAt([[lisbon('Castle', 0, 0)]]), frame)
  expect(sheet.markers.map(({ x, y }) => [x, y])).toEqual([[208, 310]])
  expect(sheet.labels.map(({ text }) => text)).toEqual(['Castle'])
  expect(scale.label).toBe('200 m')
})

it('a trip without places says so instead of drawing nothing', () => {
  const drawing = drawTrip(tripAt([[{ name: 'Somewhere', at: null }]]), frame)
  expect(drawing.empty).toBe(true)
  expect(drawingToSvg(drawing)).toContain('No stop has a place on the map yet')
})

it('three hundred stops in one town become markers that count them', () => {
  const stops = Array.from({ length: 300 }, (_, index) =>
    lisbon(`Stop ${index}`, Math.sin(index * 7.3) * 0.03, Math.cos(index * 3.1) * 0.03),
  )
  const drawing = drawTrip(tripAt([stops.slice(0, 150), stops.slice(150)]), frame)
  expect(faults(drawing)).toEqual([])
  expect(drawing.sheet.markers.length).toBeGreaterThan(20)
  expect(drawing.sheet.markers.length).toBeLessThan(150)
})

it('a day trip far away leaves the town readable', () => {
  const town = Array.from({ length: 12 }, (_, index) =>
    lisbon(`Stop ${index}`, Math.sin(index) * 0.01, Math.cos(index * 2) * 0.01),
  )
  const evora: StopAt = { name: 'Évora', at: [38.571, -7.909], area: 'Évora', mode: 'drive' }
  const drawing = drawTrip(tripAt([town, [evora]]), frame)
  const xs = drawing.sheet.markers.map(({ x }) => x)
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(200)
  expect(drawing.insets.map(({ name }) => name)).toEqual(['Évora'])
  expect(Math.round(drawing.insets[0]?.kilometres ?? 0)).toBe(108)
  expect(faults(drawing)).toEqual([])
})

it('a wide trip has coasts on the right side of its stops', async () => {
  const trip = tripAt(
    [
      [
        { name: 'Miami', at: [25.76, -80.19] },
        { name: 'Tampa', at: [27.95, -82.46], mode: 'drive' },
      ],
    ],
    { kind: 'road' },
  )
  const shown = coastsFor(drawTrip(trip, frame))
  const drawing = drawTrip(trip, frame, { coasts: shown ? await loadCoasts(shown) : [] })
  expect(faults(drawing)).toEqual([])
  expect(drawing.sheet.coasts.length).toBeGreaterThan(0)
  // Florida lies between the two, and the sea to the lower left.
  expect(isLand(drawing, { x: 208, y: 310 })).toBe(true)
  expect(isLand(drawing, { x: 20, y: 600 })).toBe(false)
})

function isLand({ sheet }: Drawing, { x, y }: SheetPoint): boolean {
  return sheet.land.some((ring) => {
    let inside = false
    for (const [index, to] of ring.entries()) {
      const from = ring.at(index - 1) ?? to
      const crosses = to.y > y !== from.y > y
      if (crosses && x < ((from.x - to.x) * (y - to.y)) / (from.y - to.y) + to.x) inside = !inside
    }
    return inside
  })
}
