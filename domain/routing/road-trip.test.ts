import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carSchema } from '#domain/trip/car.ts'
import { addStop, moveStop, orderRoadTrip, removeStop } from './road-trip.ts'
import { estimateDrive } from './road-trip-drive.ts'
import { estimateEnergy } from './road-trip-energy.ts'
import { findsAlong } from './road-trip-finds.ts'
import {
  drivingRulesSchema,
  pointsOf,
  type RoadRoute,
  type RoadStop,
  roadStopSchema,
} from './road-trip-schema.ts'
import { type RoadTrip, timeRoadTrip } from './road-trip-timing.ts'

const rules = drivingRulesSchema.parse({})
const search = { seed: 7, goOn: (steps: number) => steps < 200 }

const lisbon = { name: 'Lisbon', at: [38.72, -9.14] } as const
const madrid = { name: 'Madrid', at: [40.42, -3.7] } as const
const towns = [
  { name: 'Mérida', at: [38.92, -6.34], population: 60_000 },
  { name: 'Talavera', at: [39.96, -4.83], population: 84_000 },
  { name: 'Évora', at: [38.57, -7.91], population: 57_000 },
  { name: 'Porto', at: [41.15, -8.61], population: 230_000 },
].map((town) => ({ ...town, at: [town.at[0] ?? 0, town.at[1] ?? 0] as [number, number] }))
const world = { between: estimateDrive, towns }

function stop(id: string, at: [number, number], more: Partial<RoadStop> = {}): RoadStop {
  return roadStopSchema.parse({ id, name: id, at, ...more })
}

function routeOf(stops: RoadStop[], more: Partial<RoadRoute> = {}): RoadRoute {
  return { start: { name: lisbon.name, at: [...lisbon.at] }, round: false, stops, ...more }
}

const evora = stop('evora', [38.57, -7.91])
const coimbra = stop('coimbra', [40.21, -8.43])
const porto = stop('porto', [41.15, -8.61])
const faro = stop('faro', [37.02, -7.93])

describe('a road trip', () => {
  it('visits stops in the order that is driven fastest, there and back or one way', () => {
    const mixed = routeOf([porto, evora, coimbra])
    const oneWay = orderRoadTrip(mixed, rules, world, search)
    expect(oneWay.stops.map(({ id }) => id)).toEqual(['evora', 'coimbra', 'porto'])
    const round = orderRoadTrip({ ...mixed, round: true }, rules, world, search)
    expect(timeRoadTrip(round, rules, world).days.at(-1)?.drives.at(-1)?.to).toBe('Lisbon')
    const toFaro = { ...mixed, end: { name: 'Faro', at: faro.at } }
    const ended = orderRoadTrip(toFaro, rules, world, search)
    expect(ended.stops.at(-1)?.id).toBe('evora')
  })

  it('sleeps in a town on the way when a leg is too long for the day', () => {
    const route = routeOf([], { end: { name: madrid.name, at: [...madrid.at] } })
    const trip = timeRoadTrip(route, { ...rules, limit: 270 }, world)
    expect(trip.days).toHaveLength(2)
    expect(trip.days[0]?.night).toMatchObject({ name: 'Mérida', why: 'limit' })
    expect(trip.estimated).toBe(true)
  })

  it('sleeps where the road happens to be when no town is known', () => {
    const route = routeOf([], { end: { name: madrid.name, at: [...madrid.at] } })
    const trip = timeRoadTrip(route, { ...rules, limit: 120 }, { ...world, towns: [] })
    expect(trip.days.length).toBeGreaterThan(3)
    expect(trip.days.every(({ minutes }) => minutes <= 120)).toBe(true)
  })

  it('stays the nights one wants, and puts off a long visit to the morning', () => {
    const late = stop('coimbra', [40.21, -8.43], { minutes: 600, nights: 2 })
    const trip = timeRoadTrip(routeOf([late, porto]), rules, world)
    const nights = trip.days.map(({ night }) => night?.why)
    expect(nights).toEqual(['limit', 'wanted', 'wanted', undefined])
    expect(trip.days[1]?.visits[0]).toMatchObject({ id: 'coimbra', arrives: rules.leaves })
  })

  it('says how late it is for what can no longer be reached', () => {
    const locked = stop('porto', [41.15, -8.61], { locked: { day: 1, time: 600 } })
    const trip = timeRoadTrip(routeOf([locked]), rules, world)
    expect(trip.late).toEqual([{ id: 'porto', minutes: expect.any(Number) }])
    expect(trip.days[0]?.visits[0]).toMatchObject({ id: 'porto', arrives: 600 })
  })

  it('waits for what is locked, and orders the rest around it', () => {
    const locked = stop('evora', [38.57, -7.91], { locked: { day: 3 } })
    const calm = { ...rules, limit: 200 }
    const route = orderRoadTrip(routeOf([locked, porto, coimbra, faro]), calm, world, search)
    const trip = timeRoadTrip(route, calm, world)
    expect(visitsOf(trip).get('evora')?.day).toBe(3)
    expect(trip.late).toEqual([])
    expect(trip.days).toHaveLength(4)
  })

  it('takes a new stop in where it lengthens the way least', () => {
    const route = routeOf([porto])
    expect(addStop(route, coimbra, estimateDrive).stops.map(({ id }) => id)).toEqual([
      'coimbra',
      'porto',
    ])
    expect(addStop(route, coimbra, estimateDrive, 1).stops.map(({ id }) => id)).toEqual([
      'porto',
      'coimbra',
    ])
    expect(moveStop(routeOf([porto, coimbra]), 'coimbra', 0).stops[0]?.id).toBe('coimbra')
    expect(removeStop(routeOf([porto, coimbra]), 'porto').stops).toEqual([coimbra])
  })

  it('finds what is worth leaving the road for, and nothing that is not', () => {
    const place = (name: string, at: [number, number], essential: number) => ({
      name,
      at,
      essential,
    })
    const finds = findsAlong(
      routeOf([porto]),
      [
        place('Fátima', [39.63, -8.67], 0.6),
        place('A roadside chapel', [39.6, -8.4], 0.02),
        place('Sagrada Família', [41.4, 2.17], 1),
        place('Óbidos', [39.36, -9.16], 0.9),
      ],
      estimateDrive,
    )
    expect(finds.map(({ place: { name } }) => name).toSorted()).toEqual(['Fátima', 'Óbidos'])
    expect(finds.every(({ position, detourMinutes }) => position === 0 && detourMinutes < 45)).toBe(
      true,
    )
  })

  it('estimates fuel and current, with a price only where one is known', () => {
    const trip = timeRoadTrip(routeOf([porto], { round: true }), { ...rules, limit: 600 }, world)
    const fuel = estimateEnergy(trip, carSchema.parse({ kind: 'fuel', tankLitres: 20 }))
    expect(fuel).toMatchObject({ unit: 'litres', estimated: true, fillUps: 2 })
    expect(fuel.amount).toBeCloseTo(trip.kilometres * 0.07, 0)
    expect(fuel.cost).toBeUndefined()
    const electric = carSchema.parse({ kind: 'electric', batteryKwh: 60, pricePerKwh: 0.5 })
    const current = estimateEnergy(trip, electric)
    expect(current.cost).toBeCloseTo(current.amount * 0.5, 0)
    expect(current.fillUps).toBeGreaterThan(0)
    expect(current.chargingMinutes).toBeGreaterThan(0)
  })
})

function visitsOf(trip: RoadTrip) {
  return new Map(
    trip.days.flatMap(({ day, visits }) => visits.map((visit) => [visit.id, { ...visit, day }])),
  )
}

describe('timing any route', () => {
  const at = fc.tuple(
    fc.double({ min: 36, max: 44, noNaN: true }),
    fc.double({ min: -9, max: 3, noNaN: true }),
  )
  const stops = fc
    .array(
      fc.record({
        at,
        minutes: fc.integer({ min: 0, max: 300 }),
        nights: fc.nat(2),
        locked: fc.option(
          fc.record({
            day: fc.integer({ min: 1, max: 6 }),
            time: fc.integer({ min: 500, max: 1300 }),
          }),
          { nil: undefined },
        ),
      }),
      { maxLength: 6 },
    )
    .map((all) =>
      all.map(({ at: where, locked, ...more }, index) =>
        stop(`stop ${index}`, where, { ...more, ...(locked && { locked }) }),
      ),
    )
  const someTowns = fc.array(fc.record({ at, population: fc.integer({ min: 500, max: 1e6 }) }), {
    maxLength: 12,
  })
  const cases = fc.record({
    stops,
    someTowns,
    round: fc.boolean(),
    limit: fc.integer({ min: 60, max: 600 }),
  })

  it('keeps the limit, the clock and the chain of places, and every lock', () => {
    fc.assert(
      fc.property(cases, ({ stops: all, someTowns: beds, round, limit }) => {
        const route = routeOf(all, { round })
        const known = beds.map((town, index) => ({ ...town, name: `town ${index}` }))
        const trip = timeRoadTrip(route, { ...rules, limit }, { ...world, towns: known })
        let here = 'Lisbon'
        for (const { day, drives, minutes, night } of trip.days) {
          expect(minutes).toBeLessThanOrEqual(limit)
          let clock = 0
          for (const drive of drives) {
            expect(drive.from).toBe(here)
            expect(drive.departs).toBeGreaterThanOrEqual(Math.max(clock, rules.leaves))
            // Arrivals are told to five minutes, and never too early.
            const told = drive.arrives - drive.departs - drive.minutes
            expect(told).toBeGreaterThanOrEqual(0)
            expect(told).toBeLessThan(5)
            expect(drive.arrives % 5).toBe(0)
            clock = drive.arrives
            here = drive.to
          }
          if (day < trip.days.length) expect(night?.name).toBe(here)
        }
        const visits = visitsOf(trip)
        expect([...visits.keys()].toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        for (const { id, locked } of all) {
          if (locked)
            expect(visits.get(id)).toMatchObject({ day: locked.day, arrives: locked.time })
        }
        expect(here).toBe(pointsOf(route).at(-1)?.name)
        expect(timeRoadTrip(route, { ...rules, limit }, { ...world, towns: known })).toEqual(trip)
      }),
      { numRuns: 200 },
    )
  })

  it('asks for few roads, with thirty stops and a country of towns', () => {
    const spread = (index: number, factor: number, range: number) => (index * factor) % range
    const all = Array.from({ length: 30 }, (_, index) =>
      stop(`stop ${index}`, [37 + spread(index, 3.7, 5), -9 + spread(index, 5.3, 9)]),
    )
    let asked = 0
    const counted: typeof estimateDrive = (from, to) => {
      asked += 1
      return estimateDrive(from, to)
    }
    const country = Array.from({ length: 3000 }, (_, index) => ({
      name: `town ${index}`,
      at: [36 + spread(index, 0.37, 8), -9 + spread(index, 0.53, 12)] as [number, number],
      population: 1000 + index,
    }))
    timeRoadTrip(routeOf(all), { ...rules, limit: 200 }, { between: counted, towns: country })
    expect(asked).toBeLessThan(4000)
  })
})
