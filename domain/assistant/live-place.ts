/**
 * Places that a live provider tells of, as cards of both brains. What it says is data: cleaned, bounded,
 * named with its source, and never read as a request. Pictures and reviews stay out: a browser would
 * fetch the one from a third party, and the other is anybody's text.
 */
import type { FactSource } from '#domain/facts/fact-source.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { PlaceDetails, PlaceFinder, PlaceSource } from '#domain/places/place-details.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { cleanText } from '#domain/text/clean-text.ts'
import { suggestionIdSchema } from './ids.ts'
import type { SuggestedPlace, Suggestion } from './suggestion.ts'

export interface LivePlace {
  id: string
  name: string
  /** The provider's category: "museum", "guest house". */
  what: string
  at: Coordinates
  address: string | null
  website: string | null
  rating: number | null
  totalRatings: number | null
  priceLevel: number | null
  source: FactSource
  /** The attribution that the provider demands. */
  owedTo: string
}

export interface LiveQuestion {
  /** Sorts of places, asked one after the other. */
  texts: readonly string[]
  at: Coordinates
  limit: number
  today: string
}

const within = 15
/** Longest wait in milliseconds for a turn at a provider that takes one question a second. */
const mostWaitMs = 4_000
const samePlaceKm = 0.05

export const livePrefix = 'live/'

export const sourceNames: Readonly<Record<PlaceSource, string>> = {
  catalogue: 'the catalogue',
  google: 'Google Maps',
  openstreetmap: 'OpenStreetMap',
  wikimedia: 'Wikimedia',
}

/** Empty where the provider is silent or none is configured: places of the catalogue would be in another town. */
export async function findLivePlaces(
  finder: PlaceFinder,
  { texts, at, limit, today }: LiveQuestion,
): Promise<LivePlace[]> {
  const found: LivePlace[] = []
  for (const text of texts) {
    const search = { text: cleanText(text, 200), near: at, withinKm: within, limit: 10 }
    const answer = search.text ? await finder.search(search, { patient: mostWaitMs }) : []
    for (const details of answer) {
      const place = details.source === 'catalogue' ? null : livePlaceOf(details, today)
      const isNew =
        place &&
        kilometres(place.at, at) <= within * 2 &&
        found.every(
          (other) => other.name !== place.name && kilometres(other.at, place.at) > samePlaceKm,
        )
      if (place && isNew) found.push(place)
    }
  }
  return found.slice(0, limit)
}

function livePlaceOf(details: PlaceDetails, today: string): LivePlace | null {
  const name = cleanText(details.name, 120)
  if (name.length < 2) return null
  const [latitude, longitude] = details.at
  const source = sourceNames[details.source]
  const [owed] = details.attribution
  return {
    id: `${livePrefix}${details.source}/${latitude.toFixed(5)},${longitude.toFixed(5)}`,
    name,
    what: sortOf(details.types),
    at: details.at,
    address: details.address ? cleanText(details.address, 200) : null,
    website: websiteOf(details.website),
    rating: details.rating ?? null,
    totalRatings: details.totalRatings ?? null,
    priceLevel: details.priceLevel ?? null,
    source: { kind: 'provider', name: source, asOf: today },
    owedTo: owed ? cleanText(owed.text, 80) : source,
  }
}

/** Categories that tell a reader nothing. */
const vague =
  /^(?:point_of_interest|establishment|yes|place|tourism|amenity|historic|leisure|natural)$/

function sortOf(types: readonly string[]): string {
  const [sort = 'place'] = types.filter((type) => !vague.test(type))
  return cleanText(sort.replaceAll('_', ' '), 40).toLowerCase() || 'place'
}

function websiteOf(address: string | undefined): string | null {
  if (!address || address.length > 2000) return null
  const protocol = URL.parse(address)?.protocol
  return protocol === 'https:' || protocol === 'http:' ? address : null
}

export function livePlaceCard(place: LivePlace, reasoning: string): Suggestion {
  const claim = `${place.name}: ${place.what}${place.address ? `, ${place.address}` : ''}`
  return {
    id: suggestionIdSchema.parse(place.id),
    title: place.name,
    reasoning: reasoning.slice(0, 600),
    description: `${withArticle(place.what)}, as ${place.source.name} has it. Data: ${place.owedTo}.`,
    isPinned: false,
    placeDetails: detailsOf(place),
    grounds: [{ claim: claim.slice(0, 400), source: place.source }],
  }
}

function detailsOf({ name, address, website, rating, totalRatings, ...place }: LivePlace) {
  return {
    name,
    types: [place.what],
    at: { lat: place.at[0], lon: place.at[1] },
    ...(address && { address }),
    ...(website && { website }),
    ...(rating !== null && { rating }),
    ...(totalRatings !== null && { totalRatings }),
    ...(place.priceLevel !== null && { priceLevel: place.priceLevel }),
  } satisfies SuggestedPlace
}

function withArticle(what: string): string {
  return `${/^[aeiou]/.test(what) ? 'An' : 'A'} ${what}`
}
