/** Places that speak of a liking which no list of interests has: "tango", "whisky". */
import type { Destination, Place } from '#domain/places/schema.ts'

export interface TastesFound {
  /** Ids of what is to be seen for them. */
  mustSee: string[]
  /** What to know of each that no visit answers, as sentences. */
  notes: string[]
}

/** More of them would fill the days with one liking. */
const mostOfEach = 1

export function placesOfTaste(
  tastes: readonly string[],
  { name, places }: Pick<Destination, 'name' | 'places'>,
): TastesFound {
  const found: TastesFound = { mustSee: [], notes: [] }
  for (const taste of tastes) {
    const speaking = places
      .filter((place) => speaksOf(place, taste))
      .toSorted((a, b) => b.essential - a.essential)
    const sights = speaking.filter(({ kind }) => kind !== 'restaurant' && kind !== 'cafe')
    found.mustSee.push(...sights.slice(0, mostOfEach).map(({ id }) => id))
    const [table] = speaking
    if (!table) found.notes.push(`No place that is known in ${name} speaks of ${taste}.`)
    else if (sights.length === 0) found.notes.push(`For ${taste}: ${table.name}, ${table.area}.`)
  }
  return found
}

function speaksOf({ name, about, cuisines = [] }: Place, taste: string): boolean {
  const stem = taste.toLowerCase().replace(/(?:ies|es|s|ing)$/, '')
  const word = new RegExp(`\\b${stem.replace(/[^\p{L}\p{N} ]/gu, '.')}`, 'iu')
  return word.test(name) || word.test(about) || cuisines.some((cuisine) => word.test(cuisine))
}
