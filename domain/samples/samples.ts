/**
 * Sample itineraries, by slug. A sample is a wish, not a text: the engine plans it from the catalogue
 * whenever it is asked for, so that it is as good as the engine is and as true as the catalogue.
 */
import { pleasantMonth } from '#domain/places/pleasant-months.ts'
import type { Destination } from '#domain/places/schema.ts'

export interface Sample {
  slug: string
  name: string
  /** The place or the way as words of a wish; `{n}` stands for the number of days. */
  words: string
  days: number
  /** From 1; a month in which it is pleasant there. */
  month: number
}

/** Countries and states: a way through several cities, or from town to town by car. */
const journeys: Readonly<Record<string, Sample>> = {
  japan: {
    slug: 'japan',
    name: 'Japan',
    words: '{n} days in Japan: Tokyo, Kyoto and Osaka',
    days: 10,
    month: 4,
  },
  florida: {
    slug: 'florida',
    name: 'Florida',
    words:
      'A {n} day round road trip from Fort Lauderdale, Florida: Miami (2 nights), Key West (1 night), Sarasota (1 night), Orlando (3 nights), Saint Augustine (1 night)',
    days: 9,
    month: 3,
  },
}

export const journeySlugs: readonly string[] = Object.keys(journeys)

/** Undefined where we know no such place: nothing can be promised of it. */
export function sampleOf(slug: string, destination: Destination | undefined): Sample | undefined {
  const journey = Object.hasOwn(journeys, slug) ? journeys[slug] : undefined
  if (journey) return journey
  if (!destination) return undefined
  const { name, climate, places } = destination
  return {
    slug,
    name,
    words: `{n} days in ${name}`,
    days: daysWorth(places),
    month: pleasantMonth(climate),
  }
}

/** For a page about a place that the catalogue does not have, and that may be planned all the same. */
export function sampleOfName(slug: string, name: string): Sample {
  return { slug, name, words: `{n} days in ${name}`, days: 4, month: 5 }
}

function daysWorth(places: Destination['places']): number {
  const sights = places.filter(({ essential, cuisines }) => !cuisines && essential >= 0.6)
  return sights.length >= 22 ? 5 : sights.length >= 12 ? 4 : 3
}
