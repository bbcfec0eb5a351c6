import { describe, expect, it } from 'vitest'
import { tripSchema } from '#domain/trip/schema.ts'
import { lodgingOfNight } from '#domain/trip/stays.ts'
import { planRoad, roadRequestSchema } from './plan-road.ts'

const stop = (name: string, country: string, at: [number, number], nights = 0) => ({
  id: name,
  name,
  country,
  at,
  nights,
})
const lisbon = { name: 'Lisbon', at: [38.72, -9.14], country: 'PT' }
const porto = stop('Porto', 'PT', [41.15, -8.61], 1)
const search = { seed: 7, salt: 'test', goOn: (steps: number) => steps < 200 }
const planned = (stops: object[]) =>
  planRoad(
    roadRequestSchema.parse({
      route: { start: lisbon, round: true, stops },
      title: 'Portugal and Spain',
      start: '2027-05-10',
    }),
    search,
  ).trip
const stops = [stop('Madrid', 'ES', [40.42, -3.7], 2), porto]

describe('a road trip as a trip', () => {
  const trip = planned(stops)

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
    expect(planned(stops)).toEqual(trip)
    const late = planned([{ ...porto, locked: { day: 1, time: 600 } }])
    expect(late.unmet.join()).toMatch(/^Porto is reached \d+ minutes too late\.$/)
  })
})
