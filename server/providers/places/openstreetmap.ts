/**
 * OpenStreetMap by Nominatim, with pictures from Wikimedia where a place names its article. Needs no
 * key; says who is asking and asks at most once a second, as its policy wants.
 */
import { z } from 'zod'
import type { PlaceDetails, PlacesProvider } from '#domain/places/place-details.ts'
import { isOpenAt } from '#domain/places/search-catalogue.ts'
import { ask } from './ask.ts'
import type { PictureFinder } from './wikimedia.ts'

interface OpenStreetMapOptions {
  /** How the product names itself to the service. */
  userAgent: string
  pictures: PictureFinder
  baseUrl?: string
}

const found = z.array(
  z.object({
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    name: z.string().default(''),
    display_name: z.string(),
    category: z.string().default('place'),
    type: z.string().default('place'),
    extratags: z.record(z.string(), z.string()).nullish(),
    address: z.record(z.string(), z.string()).nullish(),
  }),
)

type Found = z.output<typeof found>[number]

/** How the map's licence asks to be named. */
export const openStreetMapCredit = {
  text: '© OpenStreetMap contributors',
  url: 'https://www.openstreetmap.org/copyright',
}

export function openStreetMap({
  userAgent,
  pictures,
  baseUrl = 'https://nominatim.openstreetmap.org',
}: OpenStreetMapOptions): PlacesProvider {
  return {
    source: 'openstreetmap',
    async search(search, signal) {
      const address = new URL('/search', baseUrl)
      address.search = new URLSearchParams({
        q: search.text,
        format: 'jsonv2',
        limit: `${search.limit}`,
        viewbox: boxAround(search.near, search.withinKm).join(','),
        bounded: '1',
        extratags: '1',
        addressdetails: '1',
        'accept-language': 'en',
      }).toString()
      const asked = await ask(found, address, { headers: { 'user-agent': userAgent }, signal })
      if (!asked.ok) return asked
      const named = asked.data.filter(({ name }) => name !== '')
      const articles = named.flatMap(({ extratags }) => extratags?.wikipedia ?? [])
      const photos = await pictures(articles, signal)
      return {
        ok: true,
        places: named.map((place) =>
          detailsOf(place, photos.get(place.extratags?.wikipedia ?? ''), search.moment),
        ),
      }
    },
  }
}

/** West, north, east, south, as the service wants a box. */
function boxAround([latitude, longitude]: readonly [number, number], km: number): number[] {
  const up = km / 111
  const aside = up / Math.max(0.05, Math.cos((latitude * Math.PI) / 180))
  return [longitude - aside, latitude + up, longitude + aside, latitude - up].map(
    (degrees) => Math.round(degrees * 1e5) / 1e5,
  )
}

function detailsOf(
  place: Found,
  photo: { url: string; page: string } | undefined,
  moment: { date: string; minute: number } | undefined,
): PlaceDetails {
  const tags = place.extratags ?? {}
  const website = tags.website ?? tags['contact:website']
  const vicinity = place.address?.suburb ?? place.address?.neighbourhood ?? place.address?.road
  const isOpen = moment && isOpenAt({ hours: tags.opening_hours ?? null }, moment)
  return {
    name: place.name,
    at: [place.lat, place.lon],
    address: place.display_name,
    types: [...new Set([place.category, place.type])],
    ...(vicinity ? { vicinity } : {}),
    ...(website && URL.canParse(website) ? { website } : {}),
    ...(isOpen === undefined ? {} : { isOpen }),
    ...(photo ? { photoUrl: photo.url } : {}),
    source: 'openstreetmap',
    attribution: [
      openStreetMapCredit,
      ...(photo ? [{ text: 'Picture: Wikimedia', url: photo.page }] : []),
    ],
  }
}
