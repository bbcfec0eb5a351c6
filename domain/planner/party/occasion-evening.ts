/** The dinner of an occasion that has a date is had on that evening: of Valentine's Day, on the fourteenth. */
import type { PlanRequest } from '../schema.ts'
import { isOfADinner, withTheDinner } from '../special-dinner.ts'

/** One table for the dinner of a stay, and of those that are open on its evening where it has one. */
export function withItsDinner(request: PlanRequest): PlanRequest {
  const { party, days, asked, closures } = request
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
