/** From a sentence to a plan with nothing but the engine: the same on every runtime. */
import { parseBrief } from '#domain/brief/parse-brief.ts'
import { loadDestination, loadDestinationNames } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import { requestFromBrief as citiesFromBrief } from '#domain/planner/multi-city/request-from-brief.ts'
import { roadRequestSchema } from '#domain/planner/plan-road.ts'
import { requestFromBrief } from '#domain/planner/request-from-brief.ts'

export interface BriefToPlan {
  text: string
  today: string
  steps: number
}

/** Several places are planned as cities, and as the stops of a road trip; one place as its days. */
export async function planBrief({ text, today, steps }: BriefToPlan, executor: PlannerExecutor) {
  const [gazetteer, destinations] = await Promise.all([loadGazetteer(), loadDestinationNames()])
  const brief = parseBrief(text, { today, gazetteer, destinations })
  const [first, second] = brief.destinations
  if (second) {
    const stops = brief.destinations.flatMap(({ name, at }) => (at ? [{ id: name, name, at }] : []))
    const route = { start: stops[0] && { name: stops[0].name, at: stops[0].at }, round: true }
    const road = roadRequestSchema.parse({ route: { ...route, stops: stops.slice(1) } })
    return {
      cities: await executor.planCities(citiesFromBrief(brief)),
      road: await executor.planRoad(road, { steps }),
    }
  }
  const destination = await loadDestination(first?.slug ?? '')
  if (!destination) throw new Error(`No destination of the catalogue in "${text}"`)
  const { request } = requestFromBrief(brief, destination, today)
  return { days: await executor.plan(request, { steps }) }
}
