/** What a page says of a house, in words. */
import { formatShortClock } from '#app/ui/trip/format.ts'
import { weekdayAndDay } from '#domain/calendar/english-dates.ts'
import type { ShownHouse } from '#domain/restaurants/answer.ts'
import { cuisineInWords } from '#domain/restaurants/cuisines.ts'
import type { Filter, Unknown } from '#domain/restaurants/find-houses.ts'
import { minuteOf } from '#domain/restaurants/meal-moment.ts'
import type { RestaurantWish } from '#domain/restaurants/wish.ts'

type Tone = 'success' | 'warning' | 'neutral'

/** The badge of a house: open, shut, or to be checked. */
export function openBadge({ open }: Pick<ShownHouse, 'open'>): { tone: Tone; text: string } {
  if (open.state === 'unknown') {
    return { tone: 'warning', text: open.holiday ? `Check hours: ${open.holiday}` : 'Check hours' }
  }
  if (open.state === 'closed') {
    const opens =
      open.opens === null ? 'Closed then' : `Opens at ${formatShortClock(open.opens % 1440)}`
    return { tone: 'neutral', text: open.holiday ? `Closed: ${open.holiday}` : opens }
  }
  return {
    tone: 'success',
    text: open.always ? 'Open day and night' : `Open until ${formatShortClock(open.until % 1440)}`,
  }
}

export const unknownWords: Readonly<Record<Unknown, string>> = {
  hours: 'Check hours',
  'step-free': 'Check the way in',
  price: 'Check prices',
}

export const withoutWords: Readonly<Record<Filter, string>> = {
  cuisines: 'With any cuisine',
  diets: 'Without the diet',
  price: 'At any price',
  open: 'Closed then as well',
  kids: 'Not only for children',
  stepFree: 'With steps as well',
  walk: 'Farther on foot',
  meal: 'At any meal',
}

/** The same wish without one of its filters. */
export function without(wish: RestaurantWish, filter: Filter): RestaurantWish {
  const { price, walk, meal, time, ...rest } = wish
  const all = { ...rest, ...kept({ price, walk, meal, time }) }
  switch (filter) {
    case 'cuisines':
      return { ...all, cuisines: [] }
    case 'diets':
      return { ...all, diets: [] }
    case 'price':
      return { ...rest, ...kept({ walk, meal, time }) }
    case 'walk':
      return { ...rest, ...kept({ price, meal, time }) }
    case 'meal':
      return { ...rest, ...kept({ price, walk }) }
    case 'open':
    case 'kids':
    case 'stepFree':
      return { ...all, [filter]: false }
  }
}

function kept<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>
}

/** What a wish was read as, in short words. */
export function wishInWords(wish: RestaurantWish): string[] {
  return [
    ...(wish.meal ? [wish.meal] : []),
    ...(wish.date ? [weekdayAndDay(wish.date)] : []),
    ...(wish.time ? [`at ${formatShortClock(minuteOf(wish.time))}`] : []),
    ...(wish.people ? [`for ${wish.people}`] : []),
    ...wish.diets,
    ...wish.cuisines.map(cuisineInWords),
    ...(wish.price ? [`up to ${'$'.repeat(wish.price)}`] : []),
    ...(wish.open ? [wish.time || wish.date || wish.meal ? 'open then' : 'open now'] : []),
    ...(wish.kids ? ['with children'] : []),
    ...(wish.stepFree ? ['step-free'] : []),
    ...(wish.walk ? [`within ${wish.walk} minutes on foot`] : []),
    ...(wish.special ? ['something special'] : []),
  ]
}
