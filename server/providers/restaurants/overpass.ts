/** Houses around a point from OpenStreetMap by Overpass: what mappers wrote at the door. Needs no key. */
import { z } from 'zod'
import type { LiveHouse, NearbyProvider } from '#domain/restaurants/live-house.ts'
import { ask } from '../places/ask.ts'
import { openStreetMapCredit } from '../places/openstreetmap.ts'

interface OverpassOptions {
  /** How the product names itself to the service. */
  userAgent: string
  baseUrl?: string
}

const answer = z.object({
  elements: z.array(
    z.object({
      type: z.string(),
      id: z.number(),
      lat: z.number().optional(),
      lon: z.number().optional(),
      center: z.object({ lat: z.number(), lon: z.number() }).optional(),
      tags: z.record(z.string(), z.string()).default({}),
    }),
  ),
})
type Element = z.output<typeof answer>['elements'][number]

export function overpass({
  userAgent,
  baseUrl = 'https://overpass-api.de',
}: OverpassOptions): NearbyProvider {
  return {
    source: 'openstreetmap',
    async near({ at: [latitude, longitude], withinMeters, limit }, signal) {
      const around = `around:${Math.round(withinMeters)},${latitude},${longitude}`
      const question = `[out:json][timeout:5];nwr(${around})[name][amenity~"^(restaurant|cafe|fast_food)$"];out center tags ${limit};`
      const asked = await ask(answer, new URL('/api/interpreter', baseUrl), {
        method: 'POST',
        headers: {
          'user-agent': userAgent,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ data: question }).toString(),
        signal,
      })
      return asked.ok ? { ok: true, houses: asked.data.elements.flatMap(houseOf) } : asked
    },
  }
}

const dietTags = ['vegetarian', 'vegan', 'halal', 'kosher'] as const
const serves = (value: string | undefined) => value === 'yes' || value === 'only'
/** `yes` and `no` as booleans; `limited` and others as unknown. */
const yesOrNo = (value: string | undefined) =>
  value === 'yes' ? true : value === 'no' ? false : null

function houseOf({ type, id, lat, lon, center, tags }: Element): LiveHouse[] {
  const [latitude, longitude] = [lat ?? center?.lat, lon ?? center?.lon]
  const name = tags.name?.trim()
  if (latitude === undefined || longitude === undefined || !name) return []
  const website = tags.website ?? tags['contact:website']
  const phone = tags.phone ?? tags['contact:phone']
  const street = [tags['addr:street'], tags['addr:housenumber']].filter(Boolean).join(' ')
  const diets: LiveHouse['diets'] = dietTags.filter((diet) => serves(tags[`diet:${diet}`]))
  if (serves(tags['diet:gluten_free'])) diets.push('gluten-free')
  return [
    {
      id: `${type}-${id}`,
      name,
      at: [latitude, longitude],
      types: [tags.amenity ?? 'restaurant'],
      kind: tags.amenity === 'cafe' ? 'cafe' : 'restaurant',
      cuisines: (tags.cuisine ?? '')
        .split(';')
        .map((each) => each.trim().toLowerCase().replaceAll(/[ _]+/g, '-').slice(0, 40))
        .filter((each) => /^[a-z0-9-]+$/.test(each))
        .slice(0, 12),
      diets,
      children: null,
      stepFree: yesOrNo(tags.wheelchair),
      hours: tags.opening_hours ?? null,
      ...(street && { vicinity: street }),
      ...(website && URL.canParse(website) && /^https?:/.test(website) && { website }),
      ...(phone && { phone: phone.split(';')[0]?.trim().slice(0, 40) ?? '' }),
      source: 'openstreetmap',
      attribution: [openStreetMapCredit],
    },
  ]
}
