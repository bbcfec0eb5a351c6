import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import type { Place } from '#domain/places/schema.ts'
import { modeInWords } from '#domain/trip/mode-words.ts'
import { planDays } from '../plan-days.ts'
import { planRequestSchema } from '../schema.ts'
import { assignDayTrips } from './day-trips.ts'

const lisbon = await loadDestination('lisbon')
if (!lisbon) throw new Error('The catalogue has no Lisbon')

const trip = (id: string, minutesEachWay: number, fields: Partial<Place> = {}): Place => ({
  id,
  name: `Outing to ${id}`,
  kind: 'landmark',
  at: [38.8, -9.39],
  area: 'Out of town',
  hours: null,
  minutes: 240,
  price: 1,
  setting: 'both',
  interests: ['history'],
  children: null,
  stepFree: null,
  bestTime: 'any',
  essential: 0.9,
  about: 'A place that takes a day of its own.',
  dayTrip: {
    by: 'train',
    minutesEachWay,
    how: 'By train from the central station, twice an hour.',
    bookAhead: false,
  },
  ...fields,
})

const start = '2027-05-10'
const ask = (days: number, trips: readonly Place[], mustSee: string[] = []) =>
  planRequestSchema.parse({
    about: { zone: lisbon.timeZone },
    places: [...lisbon.places.filter(({ dayTrip }) => !dayTrip), ...trips],
    days: Array.from({ length: days }, (_, index) => ({ date: addDays(start, index) })),
    lodging: lisbon.at,
    mustSee,
  })

it('two days are for the city, unless the trip was asked for by name', () => {
  const far = trip('far', 60)
  expect(assignDayTrips(ask(2, [far]))).toEqual([])
  expect(assignDayTrips(ask(2, [far], ['far']))).toHaveLength(1)
})

it('a week leaves room for trips, one a day and on fewer than half of the days, and not on the first', () => {
  const trips = [trip('one', 60), trip('two', 80), trip('three', 90), trip('four', 40)]
  const planned = assignDayTrips(ask(7, trips))
  expect(planned.length).toBeGreaterThanOrEqual(1)
  expect(planned.length).toBeLessThanOrEqual(3)
  expect(new Set(planned.map(({ date }) => date)).size).toBe(planned.length)
  expect(planned.map(({ date }) => date)).not.toContain(start)
})

it('one is back the same evening, and there while it is open', () => {
  const far = trip('far', 200, { hours: '09:00-17:00', minutes: 180 })
  const [planned] = assignDayTrips(ask(4, [far], ['far']))
  if (!planned) throw new Error('It was asked for')
  expect(planned.leaves + planned.trip.minutesEachWay).toBeGreaterThanOrEqual(540)
  expect(planned.leaves + planned.away).toBeLessThanOrEqual(1320)
  expect(planned.leaves).toBeGreaterThanOrEqual(360)
})

it('a way that takes the whole day is no day trip', () => {
  expect(assignDayTrips(ask(4, [trip('too-far', 420)], ['too-far']))).toEqual([])
})

it('a closed day is not the day of the trip', () => {
  const shut = trip('shut', 60, { hours: 'We 09:00-17:00' })
  const planned = assignDayTrips(ask(4, [shut], ['shut']))
  // 10 May 2027 is a Monday.
  expect(planned.map(({ date }) => date)).toEqual(['2027-05-12'])
})

it('an icon has its day in frost, and other trips wait for milder ones', () => {
  const request = (place: Place) => {
    const { days, ...rest } = ask(4, [place])
    const source = { kind: 'provider', name: 'a test' } as const
    const weather = { rain: 0, high: 1, low: -4, source }
    return { ...rest, days: days.map((day) => ({ ...day, weather })) }
  }
  const outdoors = { setting: 'outdoor' } as const
  expect(assignDayTrips(request(trip('icon', 60, outdoors)))).toHaveLength(1)
  expect(assignDayTrips(request(trip('walk', 60, { ...outdoors, essential: 0.6 })))).toEqual([])
})

it('a trip is not on a Sunday where a day beside it is as good', () => {
  // From Saturday to Tuesday: Sunday and Monday are both in the middle.
  const places = [...lisbon.places.filter(({ dayTrip }) => !dayTrip), trip('palace', 45)]
  const days = Array.from({ length: 4 }, (_, index) => ({ date: addDays('2027-05-08', index) }))
  const request = planRequestSchema.parse({
    about: { zone: lisbon.timeZone },
    places,
    days,
    lodging: lisbon.at,
    mustSee: ['palace'],
  })
  expect(assignDayTrips(request).map(({ date }) => date)).toEqual(['2027-05-10'])
})

it('a day that is kept for a trip has it, also with children who have a stop of theirs each day', async () => {
  const sydney = await loadDestination('sydney')
  if (!sydney) throw new Error('The catalogue has no Sydney')
  const days = [0, 1, 2, 3, 4].map((day) => ({ date: addDays('2027-02-08', day) }))
  const party = { children: true, who: ['children' as const] }
  const request = planRequestSchema.parse({
    about: { zone: sydney.timeZone },
    places: sydney.places,
    lodging: sydney.at,
    days,
    party,
  })
  const [outing] = assignDayTrips(request)
  if (!outing) throw new Error('No day is kept')
  const outcome = planDays(request, { seed: 1, goOn: (steps) => steps < 300 })
  if (!outcome.ok) throw new Error('Nothing is in the way')
  const day = outcome.trip.days.find(({ date }) => date === outing.date)
  expect(day?.stops.map(({ placeId }) => placeId)).toContain(outing.place.id)
})

it('the way back from a trip leads to town, and says how one goes on from there', () => {
  const isle = trip('isle', 90, {
    dayTrip: {
      by: 'ferry',
      minutesEachWay: 90,
      how: 'By ferry from the main pier.',
      bookAhead: false,
    },
  })
  const outcome = planDays(ask(2, [isle], ['isle']), { seed: 1, goOn: (done) => done < 150 })
  const days = outcome.ok ? outcome.trip.days : []
  const day = days.find(({ stops }) => stops.some(({ placeId }) => placeId === 'isle'))
  const stops = day?.stops ?? []
  const at = stops.findLastIndex(({ placeId, name }) => placeId === 'isle' || /isle/.test(name))
  const back = stops[at + 1]?.leg ?? day?.back
  expect(back && modeInWords(back)).toMatch(/^by ferry back to town(?:, the last \d+ min \D+)?$/)
  const onward = stops.slice(at + 2).flatMap(({ leg }) => (leg ? modeInWords(leg) : []))
  expect(onward.join()).not.toMatch(/ferry/)
})
