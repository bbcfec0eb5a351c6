import { expect, it } from 'vitest'
import { type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { neighbourPairs, tollOf, tollRidesByDay } from './day-travel.ts'
import { place, read } from './testing/sample-request.ts'

const lodging: [number, number] = [35.003, 135.769]
const pairs = (places: readonly ReturnType<typeof place>[], ride = 0) =>
  neighbourPairs(
    places.map((each, number) => ({ number, place: each })),
    lodging,
    () => ride,
  )

it('two known sights a kilometer apart and far from the bed are of one day, and the more the longer the ride', () => {
  const pavilion = place('pavilion', { at: [35.0394, 135.7292], essential: 0.9, minutes: 45 })
  const stones = place('stones', { at: [35.0345, 135.7183], essential: 0.55, minutes: 45 })
  const [[, , near = 1] = []] = pairs([pavilion, stones], 0)
  const [[, , far = 1] = []] = pairs([pavilion, stones], 40)
  expect(pairs([pavilion, stones])).toHaveLength(1)
  expect(far).toBeGreaterThan(near)
})

it('a palace far out and the lesser known zoo in its park are of one day where each takes a long ride', () => {
  const palace = place('palace', { at: [35.0394, 135.7292], essential: 0.97, minutes: 120 })
  const zoo = place('zoo', { at: [35.037, 135.7199], essential: 0.4, minutes: 180 })
  const others = [0, 1, 2].map((n) =>
    place(`other${n}`, { at: [35.03 + 0.006 * n, 135.74], essential: 0.2 }),
  )
  const areOne = (beside: typeof zoo, ride: number) =>
    pairs([palace, beside, ...others], ride).some(([one, other]) => one === 0 && other === 1)
  expect(areOne(zoo, 35)).toBe(true)
  expect(areOne(zoo, 15)).toBe(false)
  expect(areOne({ ...zoo, essential: 0.2 }, 35)).toBe(false)
})

it('as far apart beside the bed they are not', () => {
  const one = place('one', { at: [35.003, 135.775], essential: 0.9 })
  const other = place('other', { at: [35.012, 135.765], essential: 0.9 })
  expect(pairs([one, other])).toEqual([])
})

it('a boat belongs to the day of what it leads to', () => {
  const boat = place('boat', { at: [35.003, 135.77], endsAt: [35.06, 135.8] })
  const beach = place('beach', { at: [35.0605, 135.803] })
  expect(pairs([boat, beach])).toHaveLength(1)
})

const [walks, rides] = [travelModes.indexOf('walk'), travelModes.indexOf('transit')]
/** From the first of two points to the second and back, twenty minutes by what is told. */
const wayBy = (mode: number): TravelMatrix => ({
  size: 2,
  minutes: Int32Array.from([0, 20, 20, 0]),
  meters: Int32Array.from([0, 4000, 4000, 0]),
  modes: Uint8Array.from([walks, mode, mode, walks]),
  estimated: true,
})
const there = (toll: Float64Array) => toll[1] ?? 0
const back = (toll: Float64Array) => toll[2] ?? 0

it('a taxi that has to be found is as tedious as a bus, and the car at the door is not', () => {
  const byCar = wayBy(travelModes.indexOf('drive'))
  const bus = there(tollOf(wayBy(rides), { taxis: false }))
  expect(there(tollOf(byCar, { taxis: true }))).toBe(bus)
  expect(there(tollOf(byCar, { taxis: false }))).toBeLessThan(bus)
})

it('a ride to a lesser sight of the day costs more than the way home, and more with children by the hand', () => {
  const tolled = (way: TravelMatrix, children: boolean) => {
    const toll = tollOf(way, { taxis: false })
    const points = { lesser: new Set([1]), tables: new Set<number>() }
    tollRidesByDay(toll, way, points, read({ party: { children } }))
    return toll
  }
  const grown = tolled(wayBy(rides), false)
  expect(there(grown)).toBeGreaterThan(back(grown))
  expect(there(tolled(wayBy(rides), true))).toBeGreaterThan(there(grown))
  const walk = tolled(wayBy(walks), true)
  expect(there(walk)).toBe(back(walk))
})

it('a ride to lunch costs more than one in the evening, and a sight there costs no less for it', () => {
  const toll = (points: { lesser: ReadonlySet<number>; tables: ReadonlySet<number> }) => {
    const tolled = tollOf(wayBy(rides), { taxis: false })
    tollRidesByDay(tolled, wayBy(rides), points, read({}))
    return there(tolled)
  }
  const [none, here] = [new Set<number>(), new Set([1])]
  expect(toll({ lesser: none, tables: here })).toBeGreaterThan(toll({ lesser: none, tables: none }))
  expect(toll({ lesser: here, tables: here })).toBe(toll({ lesser: here, tables: none }))
})
