/** Asks a routing provider for the ways that the planning of a request will need. */
import type { RoutingProvider, TravelTable } from '#domain/routing/travel-table.ts'
import { travelPreferences } from './day-habits.ts'
import { buildDayProblem } from './problem/day-problem.ts'
import type { PlanRequest } from './schema.ts'

export function fetchTravel(request: PlanRequest, provider: RoutingProvider): Promise<TravelTable> {
  return provider.table(buildDayProblem(request).points, travelPreferences(request))
}
