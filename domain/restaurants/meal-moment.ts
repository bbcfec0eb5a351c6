/** When somebody eats, by the clock of the place: as it was said, at the usual hour of a meal, or now. */
import type { Meal } from '#domain/places/schema.ts'
import { mealTimes } from '#domain/planner/meals/meal-times.ts'
import { type Moment, momentAt } from './openness.ts'
import type { RestaurantWish } from './wish.ts'

/** Minutes after the usual begin of a meal. */
const intoTheMeal = 30

/** A little after people of the country sit down to a meal. */
export function usualMinute(meal: Meal, zone: string, children: boolean): number {
  const nobody = { naps: false, stepFree: false, shortWalks: false, elderly: false }
  const party = { ...nobody, children, who: [] }
  return mealTimes({ party, about: { title: 'A meal', zone } })[meal].from + intoTheMeal
}

/** The meal that an hour is; null between meals and at night. */
export function mealAt(time: string | undefined): Meal | null {
  if (!time) return null
  const minute = minuteOf(time)
  if (minute >= 300 && minute < 660) return 'breakfast'
  if (minute >= 660 && minute < 960) return 'lunch'
  return minute >= 1020 ? 'dinner' : null
}

export function momentOf(wish: RestaurantWish, zone: string, now: number): Moment {
  const here = momentAt(now, zone)
  const date = wish.date ?? here.date
  if (wish.time) return { date, minute: minuteOf(wish.time) }
  if (wish.meal) return { date, minute: usualMinute(wish.meal, zone, wish.kids) }
  return { date, minute: here.minute }
}

export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
