/** How a wish is written into an address and a form. Without schemas: browsers load it. */
import type { RestaurantWish } from './wish.ts'

export const longestWords = 2000
/** Minutes on foot that a form offers. */
export const walkChoices = [5, 10, 15, 20, 30] as const

/** The name of each field in an address and a form. */
export const wishFields = {
  where: 'where',
  words: 'q',
  date: 'date',
  time: 'time',
  meal: 'meal',
  cuisines: 'cuisine',
  diets: 'diet',
  price: 'price',
  open: 'open',
  kids: 'kids',
  stepFree: 'stepfree',
  walk: 'walk',
  people: 'people',
  special: 'special',
} as const satisfies Record<keyof RestaurantWish, string>

/** The same wish as the fields of an address; what is as always is left out. */
export function writeWish(wish: RestaurantWish): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [key, field] of Object.entries(wishFields) as [keyof RestaurantWish, string][]) {
    const value = wish[key]
    if (Array.isArray(value)) for (const each of value) fields.append(field, each)
    else if (value === true) fields.set(field, '1')
    else if (value !== undefined && value !== false) fields.set(field, `${value}`)
  }
  return fields
}
