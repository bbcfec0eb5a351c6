/** The dinner of an occasion that has a date is had on that evening: of Valentine's Day, on the fourteenth. */
import type { PlanRequest } from '../schema.ts'

export function onItsEvening(request: PlanRequest): PlanRequest {
  const { party, days, asked, closures } = request
  const [table] = asked.find(({ once }) => once)?.placeIds ?? []
  const others = days.filter(({ date }) => !date.endsWith('-02-14'))
  const hasDate = party.occasion?.startsWith('Valentine') && others.length < days.length
  if (!(table && hasDate)) return request
  return {
    ...request,
    closures: [...closures, ...others.map(({ date }) => ({ placeId: table, date }))],
  }
}
