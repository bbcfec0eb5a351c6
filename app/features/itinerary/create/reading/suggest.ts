/** Suggestions for the fields of the form: places, sights and parts of town that fit what is typed. */

import type { KnownDestination } from '#domain/places/find-destination.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Suggestion, Town } from './messages.ts'

const most = 6
/** Made at first use: making it takes a phone long. */
let countries: Intl.DisplayNames | undefined

function countryName(code: string | undefined): string {
  countries ??= new Intl.DisplayNames(['en'], { type: 'region' })
  return code ? (countries.of(code) ?? code) : ''
}

/** The catalogue's destinations first: their days can be planned whole. */
export function suggestPlaces(
  text: string,
  gazetteer: Gazetteer,
  destinations: readonly KnownDestination[],
): Suggestion[] {
  const key = foldName(text)
  if (key === '') return []
  const known = destinations
    .filter(({ name, alsoKnownAs = [] }) =>
      [name, ...alsoKnownAs].some((each) => foldName(each).startsWith(key)),
    )
    .map(({ name, country }) => ({ value: name, hint: countryName(country) }))
  const names = new Set(known.map(({ value, hint }) => `${value} ${hint}`))
  const others = gazetteer.search(text, { limit: most + known.length }).flatMap(({ place }) => {
    const country = countryName(place.country)
    if (place.kind === 'country') return [{ value: place.name }]
    const hint = place.state ? `${place.state}, ${country}` : country
    return names.has(`${place.name} ${country}`)
      ? []
      : [{ value: `${place.name}, ${place.state ?? country}`, hint }]
  })
  return unique([...known, ...others])
}

export function suggestSights(text: string, destinations: readonly Destination[]): Suggestion[] {
  return fitting(
    text,
    destinations.flatMap((destination) =>
      destination.places
        .filter(({ kind }) => kind !== 'restaurant' && kind !== 'cafe')
        .toSorted((a, b) => b.essential - a.essential)
        .map(({ name, area }) => ({ value: name, hint: area })),
    ),
  )
}

export function suggestAreas(text: string, destinations: readonly Destination[]): Suggestion[] {
  return fitting(
    text,
    destinations.flatMap(({ name, stayAreas, places }) => [
      ...stayAreas.map((area) => ({ value: area.name, hint: `Part of ${name}` })),
      ...places.map((place) => ({ value: place.name, hint: place.area })),
    ]),
  )
}

/** Without words the first ones, which are the best known; with words those that have them. */
function fitting(text: string, all: readonly Suggestion[]): Suggestion[] {
  const key = foldName(text)
  if (key === '') return unique(all)
  const begins = all.filter(({ value }) => foldName(value).startsWith(key))
  const has = all.filter(({ value }) => ` ${foldName(value)}`.includes(` ${key}`))
  return unique([...begins, ...has])
}

function unique(all: readonly Suggestion[]): Suggestion[] {
  return [...new Map(all.map((each) => [each.value, each])).values()].slice(0, most)
}

/** Its places as dots, and the parts of town to stay in by name. */
export function townOf(destination: Destination | undefined): Town | null {
  if (!destination) return null
  const { name, at, stayAreas, places } = destination
  return {
    name,
    at,
    dots: [
      ...places.map((place) => ({ name: place.name, at: place.at, isArea: false })),
      ...stayAreas.map((area) => ({ name: area.name, at: area.at, isArea: true })),
    ],
  }
}
