import { expect, it } from 'vitest'
import type { Trip } from '#domain/trip/schema.ts'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { assignDayTrips } from './day-trips/day-trips.ts'
import { needsLight, seasonFit, spansOutdoors } from './opening/outdoors.ts'
import { planDays } from './plan-days.ts'
import type { PlanRequestInput } from './schema.ts'
import { dates, minutesOn, place, read } from './testing/sample-request.ts'

const steps = { seed: 3, goOn: (done: number) => done < 200 }
const usual = (weather: Partial<DayWeather>): DayWeather => ({
  rain: 0,
  high: null,
  low: null,
  source: { kind: 'estimate', name: 'climate normals' },
  ...weather,
})
const about = { zone: 'Europe/Lisbon' }
const outing = { by: 'train', how: 'By train from the central station.', bookAhead: false } as const

function planned(request: Partial<PlanRequestInput>): Trip {
  const outcome = planDays(read({ about, ...request }), steps)
  if (!outcome.ok) throw new Error('There is a plan')
  return outcome.trip
}

const startOf = (trip: Trip, id: string) => {
  for (const { date, stops } of trip.days) {
    const stop = stops.find(({ placeId }) => placeId === id)
    if (stop) return minutesOn(date, stop.start)
  }
  return null
}

it('free time is told only where nothing that is open and close by fits into it', () => {
  const sights = Array.from({ length: 10 }, (_, n) =>
    place(`s${n}`, { at: [38.71 + 0.004 * n, -9.14], hours: '10:00-18:00', essential: 0.4 }),
  )
  const trip = planned({ places: sights, days: [{ date: dates[0] }, { date: dates[1] }] })
  const free = trip.days.flatMap(({ stops }) =>
    stops.filter(({ kind, minutes }) => kind === 'free' && (minutes ?? 0) >= 90),
  )
  expect(free.map(({ name }) => name)).toEqual([])
  expect(trip.leftOut.filter(({ reason }) => /free time|No room/.test(reason))).toEqual([])
})

it('a few minutes before a meal are spent where one is, as long as it is open', () => {
  const garden = place('garden', {
    kind: 'garden',
    hours: '09:30-18:00',
    minutes: 60,
    essential: 0.9,
  })
  const table = place('table', { kind: 'restaurant', meals: ['lunch'], hours: '12:30-15:00' })
  const day = planned({ places: [garden, table], days: [{ date: dates[0], from: 660 }] }).days[0]
  const visit = day?.stops.find(({ placeId }) => placeId === 'garden')
  expect(visit?.minutes).toBeGreaterThan(60)
  expect(minutesOn(dates[0], visit?.start ?? null) + (visit?.minutes ?? 0)).toBeLessThanOrEqual(750)
})

it('in the heat the sight that a town is known for comes as soon as it opens', () => {
  const icon = place('icon', {
    kind: 'ruins',
    setting: 'outdoor',
    essential: 1,
    minutes: 120,
    hours: '08:00-20:00',
    at: [38.713, -9.14],
  })
  const lesser = Array.from({ length: 4 }, (_, n) =>
    place(`l${n}`, { setting: 'outdoor', essential: 0.7, at: [38.71, -9.15 + 0.004 * n] }),
  )
  const days = [{ date: dates[0], weather: usual({ high: 35 }) }]
  const trip = planned({ places: [icon, ...lesser], days })
  expect(startOf(trip, 'icon')).toBeLessThanOrEqual(520)
  // Two that cannot both be early are both seen, rather than one of them not at all.
  const named = { ...icon, id: 'named', essential: 0.88, minutes: 75, at: [38.714, -9.14] as const }
  const both = planned({
    places: [
      { ...icon, minutes: 180 },
      { ...named, at: [38.714, -9.14] },
    ],
    mustSee: ['named'],
    days,
  })
  expect([startOf(both, 'icon'), startOf(both, 'named')]).not.toContain(null)
})

it('what a month is usually like strikes nothing out; rain that is forecast may', () => {
  const terrace = place('terrace', { setting: 'outdoor', essential: 0.5, hours: '20:00-20:30' })
  const wet = (source: DayWeather['source']) =>
    planned({
      places: [terrace],
      days: dates.map((date) => ({ date, weather: usual({ rain: 0.8, source }), to: 1140 })),
    }).leftOut.map(({ reason }) => reason)
  expect(wet({ kind: 'estimate', name: 'climate normals' }).join()).not.toMatch(/rain/)
  const icon = place('icon', { setting: 'outdoor', essential: 0.9, minutes: 90 })
  const rooms = Array.from({ length: 6 }, (_, n) =>
    place(`r${n}`, { setting: 'indoor', essential: 0.6, minutes: 90 }),
  )
  const days = [{ date: dates[0], from: 600, to: 960, weather: usual({ rain: 0.9 }) }]
  expect(startOf(planned({ places: [icon, ...rooms], days }), 'icon')).not.toBeNull()
})

it('in frost a riverside is for the daylight, and a beer garden is for the summer', () => {
  const river = place('river', { kind: 'neighbourhood', setting: 'outdoor', bestTime: 'evening' })
  expect(needsLight(river, usual({ high: 1 }))).toBe(true)
  expect(needsLight(river, usual({ high: 20 }))).toBe(false)
  const lawn = { ...river, about: 'A beer garden under chestnuts above the river.' }
  expect(seasonFit(lawn, usual({ high: 2 })).weight).toBeLessThan(0.5)
  expect(seasonFit(lawn, usual({ high: 22 })).weight).toBe(1)
})

it('a day trip that is longer than the winter light has all of it', () => {
  const north = { about: { zone: 'Atlantic/Reykjavik' }, lodging: [64.15, -21.94] as const }
  const circle = place('circle', {
    setting: 'outdoor',
    minutes: 300,
    dayTrip: { ...outing, minutesEachWay: 90 },
  })
  const request = read({
    about: north.about,
    lodging: [64.15, -21.94],
    days: [{ date: '2027-01-01' }],
  })
  const [span] = spansOutdoors(circle, [{ from: 0, to: 1440 }], '2027-01-01', request)
  // The sun is up from about 11:20 to 15:40.
  expect(span?.from).toBeGreaterThanOrEqual(640)
  expect(span?.to).toBeLessThanOrEqual(990)
})

it('a week has the famous trip before the lesser sights, and not on the day of the weekly fair', () => {
  const week = Array.from({ length: 7 }, (_, n) => ({ date: `2027-03-${12 + n}`, from: 600 }))
  const lesser = Array.from({ length: 24 }, (_, n) =>
    place(`l${n}`, { essential: 0.42, minutes: 120, at: [38.71 + 0.001 * n, -9.14] }),
  )
  const fair = place('fair', {
    kind: 'market',
    essential: 0.6,
    about: 'On Sundays antiques and silver fill the street.',
  })
  const trip = place('trip', {
    essential: 0.7,
    minutes: 240,
    dayTrip: { ...outing, minutesEachWay: 70 },
  })
  const [first] = assignDayTrips(read({ about, places: [...lesser, fair, trip], days: week }))
  expect(first?.place.id).toBe('trip')
  expect(first?.date).not.toBe('2027-03-14')
})

it('the evening after a day trip ends early, where another evening has room', () => {
  const trip = place('trip', {
    essential: 0.9,
    minutes: 330,
    dayTrip: { ...outing, minutesEachWay: 75 },
  })
  const bar = place('bar', {
    kind: 'nightlife',
    hours: '21:00-02:00',
    minutes: 120,
    essential: 0.7,
  })
  const asked = [{ what: 'a song', placeIds: ['bar'], when: 'evening' as const, daily: false }]
  const { days } = planned({ places: [trip, bar], mustSee: ['trip'], asked })
  const out = days.find(({ stops }) => stops.some(({ placeId }) => placeId === 'trip'))
  expect(out?.stops.some(({ placeId }) => placeId === 'bar')).toBe(false)
  expect(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId))).toContain('bar')
})

it('a hall of kitchens is a meal, and no third table between lunch and dinner', () => {
  const hall = place('hall', {
    kind: 'market',
    interests: ['food'],
    minutes: 75,
    hours: '10:00-23:00',
    about: 'Stands of known cooks share long tables under an iron roof.',
  })
  const tables = ['lunch', 'dinner'].map((meal) =>
    place(meal, { kind: 'restaurant', meals: [meal as 'lunch'], essential: 0.95 }),
  )
  const [day] = planned({ places: [hall, ...tables], days: [{ date: dates[0] }] }).days
  const stop = day?.stops.find(({ placeId }) => placeId === 'hall')
  expect(stop?.kind ?? 'meal').toBe('meal')
})

it('nobody looks for lunch on an island without a kitchen', () => {
  const alcatraz = place('rock', { at: [37.827, -122.423], minutes: 180, essential: 1 })
  const pier = place('pier', { at: [37.8087, -122.4098], minutes: 60, essential: 0.8 })
  const { days } = planned({
    about: { zone: 'America/Los_Angeles' },
    lodging: [37.788, -122.408],
    places: [alcatraz, pier],
    mustSee: ['rock'],
    days: [{ date: dates[0] }],
  })
  const meals = days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'meal'))
  expect(meals.length).toBeGreaterThan(0)
  expect(meals.filter(({ name }) => name.includes('rock'))).toEqual([])
})

it('who saw the year in sleeps on the first of January', () => {
  const square = place('square', { kind: 'square', setting: 'outdoor', minutes: 50 })
  const sights = Array.from({ length: 6 }, (_, n) => place(`s${n}`, { hours: '09:00-18:00' }))
  const gathering = { placeId: 'square', from: 1380, to: 1430, says: 'Fireworks.' }
  const { days } = planned({
    places: [square, ...sights],
    days: [{ date: '2026-12-31', gathering }, { date: '2027-01-01' }],
  })
  const first = days[1]?.stops[0]
  expect(minutesOn('2027-01-01', first?.start ?? null)).toBeGreaterThanOrEqual(660)
})
