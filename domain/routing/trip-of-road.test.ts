import { describe, expect, it } from 'vitest'
import { zoneOf } from '#domain/places/zone-of.ts'
import { tripSchema } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { estimateDrive } from './road-trip-drive.ts'
import { drivingRulesSchema, type RoadRoute, roadStopSchema } from './road-trip-schema.ts'
import { planRoadTrip } from './trip-of-road.ts'

const stop = (id: string, at: [number, number], nights = 0) =>
  roadStopSchema.parse({ id, name: id, at, nights })
const lisbon = { name: 'Lisbon', at: [38.72, -9.14] as [number, number] }
const options = {
  title: 'Portugal and Spain',
  start: '2027-05-10',
  salt: 'test',
  zoneOf: (at: [number, number]) => zoneOf(at, at[1] < -7 ? 'PT' : 'ES'),
}
const search = { seed: 7, goOn: (steps: number) => steps < 200 }
const rules = drivingRulesSchema.parse({})
const world = { between: estimateDrive, towns: [] }
const route: RoadRoute = {
  start: lisbon,
  round: true,
  stops: [stop('Madrid', [40.42, -3.7], 2), stop('Porto', [41.15, -8.61], 1)],
}

describe('a road trip as a trip', () => {
  const trip = planRoadTrip(route, rules, world, search, options)

  it('has every drive once, a bed for every night and the zone of every stop', () => {
    expect(tripSchema.parse(trip)).toEqual(trip)
    const legs = trip.days.flatMap(({ stops, back }) => [...stops.map(({ leg }) => leg), back])
    const driven = legs.flatMap((leg) => (leg ? [`${leg.from?.name} > ${leg.to?.name}`] : []))
    expect(new Set(driven).size).toBe(driven.length)
    expect(driven[0]).toMatch(/^Lisbon > /)
    expect(driven.at(-1)).toMatch(/ > Lisbon$/)
    const nights = trip.days.slice(0, -1).map((_, index) => lodgingOfNight(trip, index)?.area)
    expect(nights.every((area) => area !== undefined)).toBe(true)
    expect(nights.filter((area) => area === 'Madrid')).toHaveLength(2)
    const madrid = trip.days.flatMap(({ stops }) => stops).find(({ name }) => name === 'Madrid')
    expect(madrid).toMatchObject({ zone: 'Europe/Madrid', leg: { mode: 'drive' } })
  })

  it('is the same for the same salt, and says what is reached too late', () => {
    expect(planRoadTrip(route, rules, world, search, options)).toEqual(trip)
    const locked = { ...stop('Porto', [41.15, -8.61]), locked: { day: 1, time: 600 } }
    const late = planRoadTrip({ ...route, stops: [locked] }, rules, world, search, options)
    expect(late.unmet.join()).toMatch(/^Porto is reached \d+ minutes too late\.$/)
  })
})
