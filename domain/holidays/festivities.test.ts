import { expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { openSpansOn, parseOpeningHours } from '#domain/places/opening-hours.ts'
import { festivityOn, gatheringsIn, nationalGatherings } from './festivities.ts'

const { bySlug, destinations } = await loadCatalogue()

const allGatherings = () => [
  ...nationalGatherings(),
  ...destinations.flatMap(({ slug, festivals = [] }) =>
    festivals.flatMap(({ go }) => (go ? [{ slug, placeId: go.place, at: go.at }] : [])),
  ),
]

it('every place where a town gathers is in the catalogue', () => {
  const lost = allGatherings().filter(
    ({ slug, placeId }) => !bySlug.get(slug)?.places.some(({ id }) => id === placeId),
  )
  expect(lost).toEqual([])
})

it('nobody waits for midnight where doors are shut by then', () => {
  const shut = allGatherings().filter(({ slug, placeId, at }) => {
    const hours = bySlug.get(slug)?.places.find(({ id }) => id === placeId)?.hours
    // Open for this night beyond their hours, as every year.
    const isKept = ['skansen', 'dubai-fountain', 'meiji-jingu'].includes(placeId)
    if (at !== 'midnight' || !hours || isKept) return false
    const parsed = parseOpeningHours(hours)
    const last = parsed.ok
      ? Math.max(...openSpansOn(parsed.hours, '2026-12-31').map(({ to }) => to))
      : 0
    return last < 1440
  })
  expect(shut).toEqual([])
})

it.each([
  ['rio-de-janeiro', '2027-02-07', 'Carnival', 'sambadrome'],
  ['rio-de-janeiro', '2027-02-05', 'Carnival', undefined],
  ['rio-de-janeiro', '2027-02-06', 'Carnival', 'ipanema-beach'],
  ['hong-kong', '2027-02-06', 'Lunar New Year', 'star-ferry'],
  ['vienna', '2026-12-31', "New Year's Eve", 'graben-and-kohlmarkt'],
  ['jaipur', '2027-10-29', 'Diwali', 'johari-bazaar'],
  ['madrid', '2026-12-31', "New Year's Eve", 'puerta-del-sol'],
  ['taipei', '2027-02-06', 'Lunar New Year', 'longshan-temple'],
  ['taipei', '2027-02-07', 'Lunar New Year', undefined],
  ['rome', '2026-12-25', 'Christmas Day', 'saint-peters-square'],
  ['marrakesh', '2027-03-09', 'Eid al-Fitr', undefined],
  ['hanoi', '2027-02-11', 'Tết week', undefined],
  ['seville', '2027-03-26', 'Good Friday', undefined],
  ['bangkok', '2027-04-14', 'Songkran', undefined],
])('%s on %s: %s', (slug, date, name, placeId) => {
  const town = bySlug.get(slug)
  const festivity = town ? festivityOn(town, date) : null
  expect(festivity?.name).toBe(name)
  expect(festivity?.gathering?.placeId).toBe(placeId)
})

it.each([
  ['cairo', '2026-12-25'],
  ['marrakesh', '2026-12-31'],
  ['paris', '2027-02-06'],
  ['rome', '2027-06-10'],
  ['chicago', '2027-02-09'],
])('%s keeps nothing on %s', (slug, date) => {
  const town = bySlug.get(slug)
  expect(town && festivityOn(town, date)).toBeNull()
})

const goes = (slug: string, first: string, length: number) => {
  const town = bySlug.get(slug)
  const dates = Array.from({ length }, (_, later) => addDays(first, later))
  return [...(town ? gatheringsIn(town, dates) : [])].map(([date, { placeId }]) => [date, placeId])
}

it('a stay goes once to a festival of several days, on the day that it is best seen', () => {
  expect(goes('osaka', '2027-07-23', 4)).toEqual([['2027-07-25', 'nakanoshima-park']])
  expect(goes('osaka', '2027-07-24', 1)).toEqual([])
  expect(goes('porto', '2027-06-22', 4)).toEqual([['2027-06-23', 'ribeira']])
  expect(goes('porto', '2027-06-24', 3)).toEqual([])
  expect(goes('edinburgh', '2027-08-12', 4)).toEqual([['2027-08-12', 'royal-mile']])
  expect(goes('new-orleans', '2027-02-09', 1)).toEqual([['2027-02-09', 'garden-district']])
})

it('nobody is sent to a festival whose days of the year are not known', () => {
  expect(goes('nice', '2027-02-13', 5)).toEqual([])
})
