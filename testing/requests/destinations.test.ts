/**
 * Every destination of the catalogue is found by each of its names, however it is written. On most days each is asked
 * for in some of the forms, and between them the destinations have every form.
 */
import { describe, expect, test } from 'vitest'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import { oneOfEvery } from '#testing/full-run-only.ts'

const { destinations } = await loadCatalogue()
const context = { today: '2026-11-15', gazetteer: await loadGazetteer(), destinations }
const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })

function slugsOf(text: string): (string | undefined)[] {
  return parseBrief(text, context).destinations.map(({ slug }) => slug)
}

describe.each(destinations.map((each, index) => [each.name, each, index] as const))(
  '%s',
  (_, destination, turn) => {
    const { slug, name, country, alsoKnownAs = [], places } = destination
    const countryName = countryNames.of(country) ?? ''

    test('is the one goal in every usual form of a request', () => {
      const forms = [
        `4 days in ${name}`,
        `${name} 4 days`,
        `${name} for 4 days`,
        `4 days in ${name} in May for two`,
        `Weekend in ${name} with friends`,
        `4 days in ${name}, ${countryName}`,
        `${name}, ${countryName}: 5 days in June`,
        `4 days in ${name} with a day trip to the mountains`,
      ]
      for (const text of oneOfEvery(4, forms, turn)) expect(slugsOf(text), text).toEqual([slug])
    })

    test('is so in small letters and in capitals', () => {
      const forms = [
        `4 days in ${name}`,
        `${name} 4 days`,
        `a week in ${name} next month`,
        `${name} ${countryName} 4 days`,
      ]
      for (const text of oneOfEvery(4, forms, turn)) {
        expect(slugsOf(text.toLowerCase()), text.toLowerCase()).toEqual([slug])
        expect(slugsOf(text.toUpperCase()), text.toUpperCase()).toEqual([slug])
      }
    })

    test('is so by every other name', () => {
      for (const other of alsoKnownAs) {
        const forms = [`4 days in ${other}`, `4 days in ${other} in May for two`]
        for (const text of oneOfEvery(2, forms, turn)) {
          expect(slugsOf(text), text).toEqual([slug])
        }
      }
    })

    test('stays the goal beside the names of its own sights', () => {
      for (const place of oneOfEvery(10, places, turn)) {
        const text = `4 days in ${name}, we want to see ${place.name}`
        expect(slugsOf(text), text).toEqual([slug])
      }
    })

    test('stays the goal with a day trip from it', () => {
      const away = places.filter(({ dayTrip }) => dayTrip)
      for (const place of oneOfEvery(3, away, turn)) {
        const text = `4 days in ${name} with a day trip to ${place.name}`
        expect(slugsOf(text), text).toEqual([slug])
      }
    })
  },
)
