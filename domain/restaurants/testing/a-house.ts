/** A house to ask about, as plain as can be: what a test is about is set beside it. */
import { placeSchema } from '#domain/places/schema.ts'
import { type House, houseOfPlace } from '../house.ts'

/** June in Japan has no holiday and nothing that closes. */
export const tokyo = {
  slug: null,
  name: 'Tokyo',
  country: 'JP',
  zone: 'Asia/Tokyo',
  at: [35.68, 139.69],
} satisfies House['town']

export function aHouse(more: Partial<House> = {}): House {
  const place = placeSchema.parse({
    id: 'plain-house',
    name: 'Plain House',
    kind: 'restaurant',
    at: [35.68, 139.69],
    area: 'Main Street',
    hours: null,
    minutes: 60,
    price: 2,
    setting: 'indoor',
    interests: ['food'],
    children: null,
    stepFree: null,
    bestTime: 'any',
    essential: 0.4,
    about: 'Rice, soup and a room with low tables.',
    cuisines: ['japanese'],
    meals: ['lunch', 'dinner'],
  })
  return { ...houseOfPlace(place, tokyo), ...more }
}
