/** Meals at which no kosher kitchen cooks: from Friday afternoon until the stars are out on Saturday, and on feasts. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Meal } from '#domain/places/schema.ts'
import { kosherSpans } from './diets.ts'
import { sunOver } from './outdoors.ts'
import type { PlanRequest } from './schema.ts'

const wholeNight = { from: 0, to: 2880 }

export function isOnTheSabbath(date: string, start: number, request: PlanRequest): boolean {
  if (!request.diets.includes('kosher')) return false
  const sunset = sunOver(request, date)?.sunset ?? null
  return !kosherSpans([wholeNight], date, { sunset }).some(
    ({ from, to }) => from <= start && start < to,
  )
}

const words: Readonly<Record<Meal, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
}

/** A feast on which no work is done is kept in the same way on any day of the week. */
const restIn = (date: string) => (weekdayOf(date) >= FRIDAY ? 'the Sabbath' : 'the feast')
const FRIDAY = 5

export const sabbathMealName = (meal: Meal, date: string) =>
  `${words[meal]} that was arranged before ${restIn(date)}`

export const sabbathMealSays = (date: string) =>
  `Kosher kitchens are shut now: eat what you ordered or bought before ${restIn(date)}.`
