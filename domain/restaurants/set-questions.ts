/** The few questions from which a set of tables is made, as they stand in an address. */
import { z } from 'zod'
import { addDays } from '#domain/calendar/calendar-days.ts'
import { meals } from '#domain/places/schema.ts'
import { type MealSetRequest, mealSetRequestSchema } from './meal-set-request.ts'
import { plainDays } from './trip-meals.ts'
import { type ReadWish, readWish } from './wish.ts'

export interface SetQuestions extends ReadWish {
  days: number
  first: string
  breakfast: boolean
  swaps: MealSetRequest['swaps']
}

export const mostDays = 14
const usualDays = 3
const swapPattern = /^(\d{1,2})\.(breakfast|lunch|dinner)\.(.{1,200})$/

export function readQuestions(fields: URLSearchParams, today: string): SetQuestions {
  const { wish, notes } = readWish(fields, today)
  const written = fields.get('days')?.trim()
  const days = z.coerce.number().int().min(1).max(mostDays).safeParse(written)
  if (written && !days.success) {
    notes.push(`The number of days “${written.slice(0, 20)}” was left out: one to ${mostDays}.`)
  }
  return {
    wish,
    notes,
    days: written && days.success ? days.data : usualDays,
    // Starts tomorrow, since today is partly over.
    first: wish.date ?? addDays(today, 1),
    breakfast: fields.get('breakfast') === '1',
    swaps: fields
      .getAll('not')
      .slice(0, 200)
      .flatMap((each) => {
        const [, day, meal, not] = swapPattern.exec(each) ?? []
        const known = z.enum(meals).safeParse(meal)
        return known.success && not ? [{ day: Number(day), meal: known.data, not }] : []
      })
      .filter(({ day }) => day < mostDays),
  }
}

export function requestOfQuestions(
  { wish, days, first, breakfast, swaps }: SetQuestions,
  slug: string,
): MealSetRequest {
  const { diets, cuisines, kids, stepFree, people, price } = wish
  return mealSetRequestSchema.parse({
    days: plainDays(slug, first, days, breakfast),
    ...{ diets, cuisines, kids, stepFree, swaps },
    ...(people && { people }),
    ...(price && { price }),
  })
}
