import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { closedOnItsDay } from './closed-on-its-day.ts'

const { bySlug } = await loadCatalogue()
const placeOf = (slug: string, name: RegExp) =>
  (bySlug.get(slug)?.places ?? []).filter((place) => name.test(place.name)).slice(0, 1)
const taj = placeOf('delhi', /^Taj Mahal/)
/** Thursday to Saturday. */
const days = ['2026-12-03', '2026-12-04', '2026-12-05']

it.each([
  'I want to see Taj Mahal also, I was thinking Friday for this',
  'the Taj Mahal on Friday',
  'On Friday we visit the Taj Mahal',
])('a day on which it is shut is told, with those on which it is open: %s', (text) => {
  expect(closedOnItsDay(taj, text, days)).toMatchObject([
    {
      says: 'You thought of Friday for Taj Mahal, Agra: it is closed on Friday, December 4.',
      wayOut: 'It is open on Thursday, December 3, Saturday, December 5.',
    },
  ])
})

it.each([
  'the Taj Mahal on Saturday',
  'the Taj Mahal, and dinner with friends on Friday',
  'Taj Mahal. Friday is for shopping',
])('nothing is told of another day: %s', (text) =>
  expect(closedOnItsDay(taj, text, days)).toEqual([]),
)
