/** Houses around a point from Google's Places API (New): ratings, photos, reviews, hours and telephone. */
import { z } from 'zod'
import type { LiveHouse, NearbyProvider } from '#domain/restaurants/live-house.ts'
import { ask } from '../places/ask.ts'
import {
  type GoogleOptions,
  googleDetails,
  googleFields,
  googlePhotos,
  googlePlaceSchema,
  googleUrl,
} from '../places/google-places.ts'

const moreFields = [
  'id',
  'regularOpeningHours.periods',
  'internationalPhoneNumber',
  'servesVegetarianFood',
  'servesBreakfast',
  'servesLunch',
  'servesDinner',
  'goodForChildren',
  'accessibilityOptions.wheelchairAccessibleEntrance',
]

const point = z.object({
  day: z.number().int().min(0).max(6),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
})
const periodsSchema = z.array(z.object({ open: point, close: point.optional() }))

const houseSchema = googlePlaceSchema.extend({
  id: z.string().min(1),
  regularOpeningHours: z.object({ periods: periodsSchema.optional() }).optional(),
  internationalPhoneNumber: z.string().optional(),
  servesVegetarianFood: z.boolean().optional(),
  servesBreakfast: z.boolean().optional(),
  servesLunch: z.boolean().optional(),
  servesDinner: z.boolean().optional(),
  goodForChildren: z.boolean().optional(),
  accessibilityOptions: z
    .object({ wheelchairAccessibleEntrance: z.boolean().optional() })
    .optional(),
})
const answer = z.object({ places: z.array(houseSchema).default([]) })
type GoogleHouse = z.output<typeof houseSchema>

/** The service's own limit. */
const mostPlaces = 20

export function googleNearby({ key, baseUrl = googleUrl }: GoogleOptions): NearbyProvider {
  const photoOf = googlePhotos({ key, baseUrl })
  return {
    source: 'google',
    async near({ at: [latitude, longitude], withinMeters, limit }, signal) {
      const fields = [...googleFields, ...moreFields].map((field) => `places.${field}`)
      const asked = await ask(answer, new URL('/v1/places:searchNearby', baseUrl), {
        method: 'POST',
        headers: {
          'x-goog-api-key': key,
          'content-type': 'application/json',
          'x-goog-fieldmask': fields.join(','),
        },
        body: JSON.stringify({
          includedTypes: ['restaurant', 'cafe'],
          maxResultCount: Math.min(limit, mostPlaces),
          locationRestriction: {
            circle: { center: { latitude, longitude }, radius: Math.min(50_000, withinMeters) },
          },
        }),
        signal,
      })
      if (!asked.ok) return asked
      const houses = await Promise.all(
        asked.data.places.map(async (place) => houseOf(place, await photoOf(place, signal))),
      )
      return { ok: true, houses }
    },
  }
}

function houseOf(place: GoogleHouse, photoUrl: string | undefined): LiveHouse {
  const { types, servesBreakfast, servesLunch, servesDinner } = place
  const kitchens = types.flatMap((type) => /^(\w+)_restaurant$/.exec(type)?.[1] ?? [])
  const diets: LiveHouse['diets'] = []
  if (kitchens.includes('vegan')) diets.push('vegan')
  if (kitchens.includes('vegetarian') || place.servesVegetarianFood) diets.push('vegetarian')
  const meals: LiveHouse['meals'] = [
    ...(servesBreakfast ? (['breakfast'] as const) : []),
    ...(servesLunch ? (['lunch'] as const) : []),
    ...(servesDinner ? (['dinner'] as const) : []),
  ]
  return {
    ...googleDetails(place, photoUrl),
    id: place.id,
    kind: types.includes('restaurant') ? 'restaurant' : 'cafe',
    cuisines: kitchens.map((each) => each.replaceAll('_', '-')).slice(0, 12),
    diets,
    ...(meals.length > 0 && { meals }),
    children: place.goodForChildren ?? null,
    stepFree: place.accessibilityOptions?.wheelchairAccessibleEntrance ?? null,
    hours: hoursOf(place.regularOpeningHours?.periods ?? []),
    ...(place.internationalPhoneNumber && { phone: place.internationalPhoneNumber }),
  }
}

const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const clock = ({ hour, minute }: z.output<typeof point>) =>
  `${`${hour}`.padStart(2, '0')}:${`${minute}`.padStart(2, '0')}`

/** In the catalogue's notation; null where nothing is said. A period without an end is never shut. */
function hoursOf(periods: z.output<typeof periodsSchema>): string | null {
  if (periods.length === 0) return null
  if (periods.some(({ close }) => !close)) return '24/7'
  const byDay = Map.groupBy(periods, ({ open }) => open.day)
  const rules = [...byDay].map(([day, own]) => {
    const spans = own.map(({ open, close }) => `${clock(open)}-${clock(close ?? open)}`)
    return `${dayNames[day]} ${spans.join(',')}`
  })
  return rules.join('; ')
}
