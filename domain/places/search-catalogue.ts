/** Finds places of the catalogue by words and nearness: the answer that is always there. */

import { kilometres } from './distance.ts'
import { allSaid } from './moments.ts'
import { openSpansOn, parseOpeningHours } from './opening-hours.ts'
import type { PlaceDetails, PlaceSearch } from './place-details.ts'
import type { Destination, Place } from './schema.ts'

interface Found {
  place: Place
  destination: Destination
  score: number
}

export function searchCatalogue(
  destinations: readonly Destination[],
  search: PlaceSearch,
): PlaceDetails[] {
  const words = wordsOf(search.text)
  const found: Found[] = []
  for (const destination of destinations) {
    // A place lies at most 40 km from its destination, so that most are out of reach at once.
    if (kilometres(destination.at, search.near) > search.withinKm + 40) continue
    for (const place of destination.places) {
      const away = kilometres(place.at, search.near)
      if (away > search.withinKm) continue
      const match = matchOf(place, words)
      if (match > 0) found.push({ place, destination, score: match + place.essential - away / 50 })
    }
  }
  return found
    .toSorted((a, b) => b.score - a.score || a.place.id.localeCompare(b.place.id))
    .slice(0, search.limit)
    .map(({ place, destination }) => detailsOf(place, destination, search.moment))
}

/** How well the words fit: the name counts most, what it is and what it serves next, its text last. */
function matchOf(place: Place, words: readonly string[]): number {
  const fields: readonly [weight: number, words: readonly string[]][] = [
    [4, wordsOf(place.name)],
    [3, [place.kind, ...place.interests, ...(place.cuisines ?? []), ...(place.meals ?? [])]],
    [2, [...wordsOf(place.area), ...(place.diets ?? [])]],
    [1, wordsOf(allSaid(place))],
  ]
  const weights = words.map(
    (word) => fields.find(([, own]) => own.some((each) => alike(each, word)))?.[0] ?? 0,
  )
  return weights.reduce((sum, weight) => sum + weight, 0) / Math.max(1, words.length)
}

function alike(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return shorter === longer || (shorter.length >= 4 && longer.startsWith(shorter))
}

const fillers = new Set(['a', 'an', 'and', 'at', 'best', 'for', 'in', 'near', 'of', 'the', 'to'])

function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !fillers.has(word))
}

function detailsOf(
  place: Place,
  destination: Destination,
  moment: PlaceSearch['moment'],
): PlaceDetails {
  const isOpen = moment && isOpenAt(place, moment)
  return {
    name: place.name,
    at: place.at,
    address: `${place.area}, ${destination.name}`,
    vicinity: place.area,
    types: [place.kind, ...place.interests],
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(place.price === null ? {} : { priceLevel: place.price }),
    ...(place.website ? { website: place.website } : {}),
    source: 'catalogue',
    attribution: [],
  }
}

/** Undefined where the hours are unknown. A night that began yesterday still counts. */
export function isOpenAt(
  place: Pick<Place, 'hours'>,
  moment: { date: string; minute: number },
): boolean | undefined {
  if (place.hours === null) return undefined
  const parsed = parseOpeningHours(place.hours)
  if (!parsed.ok) return undefined
  const yesterday = new Date(`${moment.date}T00:00:00Z`)
  yesterday.setUTCDate(yesterday.getUTCDate() - 1)
  const spans = [
    ...openSpansOn(parsed.hours, moment.date),
    ...openSpansOn(parsed.hours, yesterday.toISOString().slice(0, 10)).map(({ from, to }) => ({
      from: from - 1440,
      to: to - 1440,
    })),
  ]
  return spans.some(({ from, to }) => moment.minute >= from && moment.minute < to)
}
