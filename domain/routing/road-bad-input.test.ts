import { describe, expect, it } from 'vitest'
import { kilometres } from '#domain/places/distance.ts'
import { roadOfTrip } from './road-of-trip.ts'
import { roadProblem } from './road-problems.ts'
import { drivingRulesSchema, type RoadRoute } from './road-trip-schema.ts'
import { timeRoadTrip } from './road-trip-timing.ts'
import { roadWorld } from './road-world.ts'
import { startRoad } from './start-road.ts'
import { coast, lisbon, point, rules, stop, summer } from './testing/portugal-by-car.ts'

describe('what can’t be driven', () => {
  const trip = (
    start: ReturnType<typeof point>,
    others: ReturnType<typeof point>[],
    round = false,
  ) => {
    const route = { start, round, stops: others.map(({ name, at }) => stop(name, at)) }
    return startRoad(
      { route, rules, car: undefined, start: '2027-06-10', reorder: true },
      summer,
      'x',
    )
  }

  it.each([
    [
      'one stop, which is the start',
      [lisbon, [lisbon], false],
      /is the start and the end|Name where/,
    ],
    ['nothing but a start', [lisbon, [], false], /Name where the drive leads/],
    ['two continents', [lisbon, [point('New York', [40.71, -74])], false], /Make two road trips/],
    [
      'an island without a ferry',
      [point('Honolulu', [21.3, -157.86]), [point('Hilo', [19.7, -155.1])], false],
      /no car ferry that we know of/,
    ],
    [
      'the Darién Gap',
      [point('Panama City', [8.98, -79.52]), [point('Medellín', [6.24, -75.58])], false],
      /Make two road trips/,
    ],
  ] as const)('%s is said in words', (_, [start, others, round], words) => {
    const begun = trip(start, [...others], round)
    expect(begun).toEqual({
      ok: false,
      reason: 'not-drivable',
      message: expect.stringMatching(words),
    })
  })

  it('a ferry is taken where one sails, and nobody drives it', () => {
    const begun = trip(point('London', [51.51, -0.13]), [point('Paris', [48.86, 2.35])])
    if (!begun.ok) throw new Error(begun.message)
    const stops = begun.value.days.flatMap((day) => day.stops)
    expect(stops.map(({ name }) => name)).toEqual([
      'Drive to Dover',
      'Ferry, Dover to Calais',
      'Paris',
    ])
    expect(stops[1]?.leg).toMatchObject({ mode: 'ferry', minutes: 90 })
    expect(roadOfTrip(begun.value)?.route.stops.map(({ name }) => name)).toEqual(['Paris'])
  })

  it('forty stops, a loop over the date line and an hour a day are trips', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      point(`stop ${index}`, [40 + (index % 7), 5 + (index % 11)]),
    )
    expect(trip(lisbon, many)).toMatchObject({ ok: true })
    const fiji: RoadRoute = {
      start: point('Nadi', [-17.8, 177.42]),
      round: true,
      stops: [stop('Taveuni', [-16.85, -179.97])],
    }
    const line = timeRoadTrip(fiji, rules, summer)
    expect(line.kilometres).toBeLessThan(1000)
    expect(kilometres([-16.85, 179.97], [-16.85, -179.97])).toBeLessThan(10)
    const slow = drivingRulesSchema.parse({ limit: 60 })
    expect(timeRoadTrip(coast.route, slow, summer).broken).toEqual([])
    expect(drivingRulesSchema.safeParse({ limit: 0 }).success).toBe(false)
    expect(roadProblem({ start: lisbon, round: true, stops: [] })).toMatch(/name at least one stop/)
  })

  it('in a polar night what is driven in the dark is told', () => {
    const north: RoadRoute = {
      start: point('Longyearbyen', [78.22, 15.65]),
      round: false,
      stops: [stop('Barentsburg', [78.06, 14.22])],
    }
    const dark = roadWorld({ start: '2027-12-20', towns: [] })
    const timed = timeRoadTrip(north, drivingRulesSchema.parse({ onlyByDay: true }), dark)
    expect(timed.broken).toEqual([
      { day: 1, rule: 'dark', from: 'Longyearbyen', to: 'Barentsburg' },
    ])
  })
})
