/** Visits at which one is fed: which meal they are, and when they begin. */
import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { place, read } from '../testing/sample-request.ts'
import { mealFed, whenFed } from './feeding-visits.ts'

const boat = (about: string, bestTime: 'any' | 'evening' | 'afternoon' = 'any') =>
  place('boat', { kind: 'activity', minutes: 180, hours: null, bestTime, about })

it('is dinner by its own words, whatever hour its row leaves open', () => {
  expect(mealFed(boat('A dinner cruise past the lit castle.'))).toBe('dinner')
  expect(mealFed(boat('A make-believe village with a long Rajasthani dinner.'))).toBe('dinner')
  expect(mealFed(boat('A cooking class with the lunch that you made.'))).toBe('lunch')
})

it('is no meal where dinner is served on other boats, or to those who like', () => {
  expect(mealFed(boat('A sailing cruise; dinner cruises go at dusk.', 'afternoon'))).toBeNull()
  expect(mealFed(boat('Flamenco in a garden, with or without dinner.', 'evening'))).toBeNull()
  expect(mealFed(boat('A flamenco show without dinner.', 'evening'))).toBeNull()
})

it('begins when the country dines: no dinner cruise of the catalogue boards in the afternoon', async () => {
  const { destinations } = await loadCatalogue()
  const early = destinations.flatMap(({ name, timeZone, places, slug, currency }) => {
    const about = { title: name, place: name, slug, zone: timeZone, currency }
    const request = read({ about } as never)
    return places
      .filter((each) => each.minutes < 240 && /\bdinner (?:cruise|show)\b/i.test(each.name))
      .filter((each) => (whenFed(each, each.minutes, request)?.from ?? 0) < 1110)
      .map((each) => each.name)
  })
  expect(early).toEqual([])
  const tango = place('tango', { kind: 'stage', minutes: 180, about: 'A tango dinner show.' })
  const zone = 'America/Argentina/Buenos_Aires'
  const there = read({
    about: { title: 'A', place: 'A', slug: 'a', zone, currency: 'ARS' },
  } as never)
  expect(whenFed(tango, 180, there)?.from).toBe(1215)
})
