import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'
import { dates, place } from '../testing/sample-request.ts'
import { comeTimes } from './come-times.ts'
import { spokenStart } from './spoken-starts.ts'

const [monday] = dates
const tour = (about: string, more: Partial<Place> = {}) =>
  place('tour', { kind: 'activity', hours: null, minutes: 180, about, ...more })

it.each([
  ['A bike tour that starts at half past six, before the traffic.', 390, 'any'],
  ['A bike tour that starts before seven and reaches temples.', 390, 'any'],
  ['The walk starts by the tourist office at noon.', 720, 'any'],
  ['Two musicians set out at eight, from pub to pub.', 1200, 'evening'],
  ['A balloon ride at sunrise over forts and villages.', 300, 'any'],
] as const)('%s', (about, from, bestTime) => {
  expect(openSpans(tour(about, { bestTime }), monday)[0]?.from).toBe(from)
})

it('is over by the hour at which one is back', () => {
  const flight = tour('By helicopter over the ice, and back before noon.', { minutes: 240 })
  expect(openSpans(flight, monday)).toEqual([{ from: 360, to: 720 }])
})

it.each([
  'A guided walk that starts at four counters of the market.',
  'A boat tour of an hour; dinner cruises leave in the evening.',
  'A theater in which Mozart was played at seven.',
])('no hour is read from "%s"', (about) => {
  expect(spokenStart(tour(about))).toBeNull()
})

it('keeps the months in which it is there at all', () => {
  const balloon = tour('A balloon ride at sunrise over forts and villages.', {
    moments: [{ says: 'Balloons fly from January to March.', months: [1, 2, 3], come: 'only' }],
  })
  expect(openSpans(balloon, monday)).toEqual([])
  expect(openSpans(balloon, '2027-02-10')[0]?.to).toBe(600)
  expect(comeTimes(balloon).part).toBe('early')
})

it('what it reads of the catalogue is an hour at which one may be up', async () => {
  const { destinations } = await loadCatalogue()
  const read = destinations.flatMap(({ places }) =>
    places.flatMap((each) => spokenStart(each)?.moment.between ?? []),
  )
  expect(read.length).toBeGreaterThan(8)
  for (const hour of read) expect(hour >= '05:00').toBe(true)
})
