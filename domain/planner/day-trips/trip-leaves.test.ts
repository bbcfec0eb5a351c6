import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { doorToDoor, saidNotToGo, saidToLeave } from './trip-leaves.ts'

const way = (how: string, minutesEachWay = 120) => ({ how, minutesEachWay, by: 'tour' as const })

it.each([
  ['Tours leave at seven and return inland.', 420],
  ['Tours leave at about four in the morning.', 240],
  ['Coaches leave before seven and return after nine.', 405],
  ['The park fetches guests from hotels around eight and brings them back.', 480],
  ['Day tours leave about six and include a boat.', 360],
  ['Four hours each way by 4x4, leaving at five; a night there is kinder.', 300],
  ['Drivers collect before dawn; many trips stop in a forest on the way back.', 300],
  ['Most come on a morning tour; be there before nine, ahead of the coaches.', 405],
  ['Clocks there are an hour behind: be at the gate at eight.', 420],
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

it('knows the weekday on which nobody goes', () => {
  const tour = way('Small-group tours are back in the afternoon; not on Sundays.')
  expect(saidNotToGo(tour, '2027-05-09')).toBe(true)
  expect(saidNotToGo(tour, '2027-05-10')).toBe(false)
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
