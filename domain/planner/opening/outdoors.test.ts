import { expect, it } from 'vitest'
import { estimatedFrom } from '#domain/facts/fact-source.ts'
import type { Place } from '#domain/places/schema.ts'
import { type PlanRequest, planRequestSchema } from '../schema.ts'
import { isThereAtSunset, primeStarts, seasonFit, spansOutdoors } from './outdoors.ts'

const place = (fields: Partial<Place>): Place => ({
  id: 'a-place',
  name: 'A place',
  kind: 'viewpoint',
  at: [51.5, -0.12],
  area: 'Somewhere',
  hours: '24/7',
  minutes: 45,
  price: 0,
  setting: 'outdoor',
  interests: ['views'],
  children: null,
  stepFree: null,
  bestTime: 'any',
  essential: 0.5,
  about: 'A place that a test stands on.',
  ...fields,
})

function london(date: string, high = 18): PlanRequest {
  const weather = { rain: 0.2, high, low: 8, source: estimatedFrom('a test') }
  return planRequestSchema.parse({
    about: { zone: 'Europe/London' },
    places: [],
    days: [{ date, weather }],
    lodging: [51.507, -0.128],
  })
}

const allDay = [{ from: 0, to: 1440 }]
/** Published: on 21 December civil twilight lasts from 07:23 to 16:34, the sun sets at 15:53. */
const winter = '2026-12-21'

it('an outdoor sight is seen by light; lit stalls and night views are not held to it', () => {
  const square = place({ kind: 'square', interests: ['history'] })
  const [light] = spansOutdoors(square, allDay, winter, london(winter))
  expect(Math.abs((light?.from ?? 0) - 443)).toBeLessThanOrEqual(3)
  expect(Math.abs((light?.to ?? 0) - 994)).toBeLessThanOrEqual(3)
  const stalls = place({ kind: 'market', interests: ['food'] })
  expect(spansOutdoors(stalls, allDay, winter, london(winter))).toEqual(allDay)
  const lights = place({ bestTime: 'night' })
  expect(spansOutdoors(lights, allDay, winter, london(winter))).toEqual(allDay)
})

it('a tower is not climbed for its view before sunrise, though well after dark', () => {
  const tower = place({ kind: 'worship', setting: 'indoor', hours: '09:00-21:00' })
  const open = [{ from: 420, to: 1260 }]
  const [view] = spansOutdoors(tower, open, winter, london(winter))
  expect(Math.abs((view?.from ?? 0) - 484)).toBeLessThanOrEqual(3)
  expect(view?.to).toBe(1260)
  const nave = place({ kind: 'worship', setting: 'indoor', interests: ['religion'] })
  expect(spansOutdoors(nave, open, winter, london(winter))).toEqual(open)
})

it('the greater the heat, the longer one is kept out of the sun: until half past four, half past five or half past six', () => {
  const ruins = place({ kind: 'ruins', interests: ['history'] })
  const summer = '2027-07-10'
  const afterNoon = (high: number) => spansOutdoors(ruins, allDay, summer, london(summer, high))[1]
  expect(afterNoon(37)?.from).toBe(1110)
  expect(afterNoon(34)?.from).toBe(1050)
  expect(afterNoon(32)?.from).toBe(990)
})

it('what has no hour but the hot ones is left to another day, unless the town is known for it', () => {
  const summer = '2027-07-10'
  const shops = [{ from: 720, to: 1080 }]
  const lanes = place({ kind: 'neighbourhood', minutes: 90, essential: 0.3 })
  const spans = (one: Place) => spansOutdoors(one, shops, summer, london(summer, 35))
  expect(spans(lanes).some(({ from, to }) => to - from >= 90)).toBe(false)
  expect(spans({ ...lanes, essential: 0.8 })).toEqual(shops)
})

it('a launch of unknown hours goes while one sees the banks', () => {
  const boat = place({ kind: 'activity', setting: 'both', hours: null, offers: ['boat tour'] })
  const [span] = spansOutdoors(boat, [{ from: 480, to: 1140 }], winter, london(winter))
  expect(span?.to).toBeLessThanOrEqual(1000)
  const byNight = { ...boat, bestTime: 'night' } as const
  expect(spansOutdoors(byNight, [{ from: 480, to: 1140 }], winter, london(winter))[0]?.to).toBe(
    1140,
  )
})

it('what is open in the dark alone stays open', () => {
  const dark = [{ from: 1140, to: 1320 }]
  expect(spansOutdoors(place({}), dark, winter, london(winter))).toEqual(dark)
})

it('at its best at sunset means that the sun sets during the visit', () => {
  const view = place({ bestTime: 'sunset', minutes: 40 })
  const starts = primeStarts(view, winter, london(winter))
  for (const start of [starts?.from ?? 0, starts?.to ?? 0]) {
    expect(isThereAtSunset({ start, minutes: 40 }, winter, london(winter))).not.toBeNull()
  }
  expect(isThereAtSunset({ start: 1050, minutes: 90 }, winter, london(winter))).toBeNull()
  expect(primeStarts(view, '2027-06-21', london('2027-06-21'))?.from).toBeGreaterThan(1200)
})

it('the middle of a hot day is not spent in the open', () => {
  const walls = place({ kind: 'landmark', minutes: 120 })
  const july = '2027-07-14'
  const open = [{ from: 480, to: 1170 }]
  const at = (high: number, each = walls) => spansOutdoors(each, open, july, london(july, high))
  expect(at(20)).toEqual(open)
  for (const span of at(30)) expect(span.to <= 735 || span.from >= 960).toBe(true)
  expect(at(30, place({ kind: 'square', minutes: 30 }))).toEqual(open)
  for (const span of at(39, place({ kind: 'square', minutes: 30 }))) {
    expect(span.to <= 735 || span.from >= 960).toBe(true)
  }
  expect(at(39, place({ kind: 'beach', minutes: 180 }))).toEqual(open)
})

it('a beach in winter is a walk, and says so', () => {
  const weather = (high: number) => ({ rain: 0, high, low: 5, source: estimatedFrom('a test') })
  const beach = place({ kind: 'beach' })
  expect(seasonFit(beach, weather(27))).toEqual({ weight: 1, says: null })
  expect(seasonFit(beach, weather(14)).weight).toBeLessThan(0.2)
  expect(seasonFit(beach, weather(14)).says).toContain('14 °C')
})

it('who asked for afternoons under a roof stands in no open market then, rain or sun', () => {
  const market = place({ kind: 'market', setting: 'both', minutes: 90 })
  const request = { ...london('2027-09-11', 20), coolAfternoons: true }
  const spans = spansOutdoors(market, allDay, '2027-09-11', request)
  expect(spans.some(({ from, to }) => from <= 600 && to >= 700)).toBe(true)
  expect(spans.some(({ from, to }) => from < 900 && to > 900)).toBe(false)
  const named = { ...request, mustSee: [market.id] }
  const whole = spansOutdoors(market, allDay, '2027-09-11', named)
  expect(whole.some(({ from, to }) => from < 900 && to > 900)).toBe(true)
})

it('whales are looked for while the sun is up, and a warm lagoon is for the dark as well', () => {
  const january = '2027-01-08'
  const request = london(january, 4)
  const open = [{ from: 420, to: 1260 }]
  const boat = place({ kind: 'activity', minutes: 180, hours: null, offers: ['whale watching'] })
  for (const { from, to } of spansOutdoors(boat, open, january, request)) {
    expect(from).toBeGreaterThanOrEqual(480)
    expect(to).toBeLessThanOrEqual(980)
  }
  const lagoon = place({ kind: 'spa', minutes: 150, interests: ['relaxation'] })
  expect(spansOutdoors(lagoon, open, january, request)).toEqual(open)
})
