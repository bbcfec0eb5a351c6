/** Google's Places API (New): text search, with photos resolved so that the key never reaches a browser. */
import { z } from 'zod'
import type { PlaceDetails, PlacesProvider } from '#domain/places/place-details.ts'
import { ask } from './ask.ts'

export interface GoogleOptions {
  key: string
  baseUrl?: string
}

export const googleFields = [
  'displayName',
  'formattedAddress',
  'shortFormattedAddress',
  'location',
  'rating',
  'userRatingCount',
  'photos',
  'types',
  'currentOpeningHours.openNow',
  'priceLevel',
  'websiteUri',
  'reviews',
]

const text = z.object({ text: z.string() })
export const googlePlaceSchema = z.object({
  displayName: text,
  formattedAddress: z.string().optional(),
  shortFormattedAddress: z.string().optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  rating: z.number().optional(),
  userRatingCount: z.number().int().optional(),
  photos: z
    .array(
      z.object({
        name: z.string().regex(/^places\/[\w-]+\/photos\/[\w-]+$/),
        authorAttributions: z
          .array(z.object({ displayName: z.string(), uri: z.string().optional() }))
          .default([]),
      }),
    )
    .default([]),
  types: z.array(z.string()).default([]),
  currentOpeningHours: z.object({ openNow: z.boolean().optional() }).optional(),
  priceLevel: z.string().optional(),
  websiteUri: z.url().optional(),
  reviews: z
    .array(
      z.object({
        rating: z.number().optional(),
        text: text.optional(),
        authorAttribution: z.object({ displayName: z.string() }).optional(),
      }),
    )
    .default([]),
})
const answer = z.object({ places: z.array(googlePlaceSchema).default([]) })
const media = z.object({ photoUri: z.url() })

export const googleUrl = 'https://places.googleapis.com'

type GooglePlace = z.output<typeof googlePlaceSchema>

const priceLevels = [
  'PRICE_LEVEL_FREE',
  'PRICE_LEVEL_INEXPENSIVE',
  'PRICE_LEVEL_MODERATE',
  'PRICE_LEVEL_EXPENSIVE',
  'PRICE_LEVEL_VERY_EXPENSIVE',
]

/** The address of a place's first photo, without the key. */
export function googlePhotos({ key, baseUrl }: Required<GoogleOptions>) {
  return async (
    place: Pick<GooglePlace, 'photos'>,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const name = place.photos[0]?.name
    if (!name) return undefined
    const address = new URL(`/v1/${name}/media?maxWidthPx=800&skipHttpRedirect=true`, baseUrl)
    // A place without its photo is still a place.
    const asked = await ask(media, address, { headers: { 'x-goog-api-key': key }, signal })
    return asked.ok ? asked.data.photoUri : undefined
  }
}

export function googlePlaces({ key, baseUrl = googleUrl }: GoogleOptions): PlacesProvider {
  const headers = { 'x-goog-api-key': key }
  const photoOf = googlePhotos({ key, baseUrl })

  return {
    source: 'google',
    async search(search, signal) {
      const [latitude, longitude] = search.near
      const asked = await ask(answer, new URL('/v1/places:searchText', baseUrl), {
        method: 'POST',
        headers: {
          ...headers,
          'content-type': 'application/json',
          'x-goog-fieldmask': googleFields.map((field) => `places.${field}`).join(','),
        },
        body: JSON.stringify({
          textQuery: search.text,
          pageSize: search.limit,
          locationBias: {
            circle: {
              center: { latitude, longitude },
              radius: Math.min(50_000, search.withinKm * 1000),
            },
          },
        }),
        signal,
      })
      if (!asked.ok) return asked
      const places = await Promise.all(
        asked.data.places
          .slice(0, search.limit)
          .map(async (place) => googleDetails(place, await photoOf(place, signal))),
      )
      return { ok: true, places }
    },
  }
}

export function googleDetails(place: GooglePlace, photoUrl: string | undefined): PlaceDetails {
  const priceLevel = priceLevels.indexOf(place.priceLevel ?? '')
  const isOpen = place.currentOpeningHours?.openNow
  const photographers = photoUrl ? (place.photos[0]?.authorAttributions ?? []) : []
  const reviews = place.reviews.flatMap(({ rating, text: words, authorAttribution }) =>
    words
      ? [
          {
            author: authorAttribution?.displayName ?? 'A Google user',
            text: words.text,
            ...(rating === undefined ? {} : { rating }),
          },
        ]
      : [],
  )
  return {
    name: place.displayName.text,
    at: [place.location.latitude, place.location.longitude],
    types: place.types,
    ...given('address', place.formattedAddress),
    ...given('vicinity', place.shortFormattedAddress),
    ...given('rating', place.rating),
    ...given('totalRatings', place.userRatingCount),
    ...given('website', place.websiteUri),
    ...given('photoUrl', photoUrl),
    ...given('isOpen', isOpen),
    ...(priceLevel < 0 ? {} : { priceLevel }),
    ...(reviews.length > 0 ? { reviews } : {}),
    source: 'google',
    attribution: [
      { text: 'Google Maps' },
      ...photographers.map(({ displayName, uri }) => ({
        text: `Photo: ${displayName}`,
        ...(uri && URL.canParse(uri) ? { url: uri } : {}),
      })),
    ],
  }
}

function given<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]: V })
}
