/** Places the dinner of an occasion on its date: Valentine's Day on the fourteenth. */

import { mealSettled } from '../meals/meal-places.ts'
import { isOfADinner, withTheDinner } from '../meals/special-dinner.ts'
import type { PlanRequest } from '../schema.ts'

/** Keeps one table for the occasion's dinner; where the occasion has a date, one that is open then. */
export function withItsDinner(request: PlanRequest): PlanRequest {
  const { party, days, closures } = request
  // "A really good dinner at nine on Saturday" is the dinner of the birthday.
  const isSettled = request.appointments.some(
    ({ name, start }) => mealSettled(name, start, false) === 'dinner',
  )
  const asked = isSettled
    ? request.asked.filter((wish) => !(isOfADinner(wish) && (wish.occasion || wish.implied)))
    : request.asked
  if (isSettled) return { ...request, asked }
  const others = days.filter(({ date }) => !date.endsWith('-02-14'))
  const hasDate = party.occasion?.startsWith('Valentine') && others.length < days.length
  const tables = asked.find(isOfADinner)?.placeIds
  if (!(hasDate && tables)) return withTheDinner(request)
  const shut = (ids: readonly string[]) => [
    ...closures,
    ...ids.flatMap((placeId) => others.map(({ date }) => ({ placeId, date }))),
  ]
  const chosen = withTheDinner({ ...request, closures: shut(tables) })
  const [table] = chosen.asked.find(isOfADinner)?.placeIds ?? []
  return { ...chosen, closures: table ? shut([table]) : closures }
}
