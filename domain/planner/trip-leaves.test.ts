import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { doorToDoor, saidToLeave } from './trip-leaves.ts'

const way = (how: string, minutesEachWay = 120) => ({ how, minutesEachWay, by: 'tour' as const })

it.each([
  ['Tours leave at seven and return inland.', 420],
  ['Tours leave at about four in the morning.', 240],
  ['Coaches leave before seven and return after nine.', 405],
  ['The park fetches guests from hotels around eight and brings them back.', 480],
  ['Day tours leave about six and include a boat.', 360],
])('%s', (how, minute) => {
  expect(saidToLeave(way(how))).toBe(minute)
})

it.each([
  'Trains leave twice an hour and take about six minutes.',
  'Coach tours leave early and come back in the evening, about twelve hours in all.',
  'St Kevin’s bus leaves from St Stephen’s Green once or twice a day.',
])('no hour is read from "%s"', (how) => {
  expect(saidToLeave(way(how))).toBeNull()
})

it('a ride that is shorter than the way is told to be a part of it', () => {
  expect(doorToDoor(way('Trains take 45 to 50 minutes, twice an hour.', 65))).toHaveLength(1)
  expect(doorToDoor(way('Trains take 45 to 50 minutes, twice an hour.', 55))).toEqual([])
  expect(doorToDoor(way('Train to Arth-Goldau, 40 minutes, and the rack railway.', 110))).toEqual(
    [],
  )
})

it('every hour that is read of the catalogue is one of the morning or the night before it', async () => {
  const { destinations } = await loadCatalogue()
  const hours = destinations.flatMap(({ places }) =>
    places.flatMap(({ dayTrip }) => (dayTrip ? (saidToLeave(dayTrip) ?? []) : [])),
  )
  expect(hours.length).toBeGreaterThan(5)
  for (const hour of hours) expect(hour).toBeLessThanOrEqual(9 * 60)
})
