/** A road trip from a wish: named places, or the cities of a region, in driving order. */
import { loadDrives } from '#domain/drives/load-drives.ts'
import { loadRoadTowns, type RoadTown } from '#domain/routing/load-road-towns.ts'
import { roadProblem } from '#domain/routing/road-problems.ts'
import { roadStopSchema } from '#domain/routing/road-trip-schema.ts'
import { hoursOf } from '#domain/routing/road-what-if.ts'
import { townsAlong } from '#domain/routing/towns-along.ts'
import { fillStays, type PlannedStay } from '../fill-stays.ts'
import { drivingRulesOf } from '../from-brief/driving-rules.ts'
import { type RoadOutcome, roadRequestSchema } from '../plan-road.ts'
import type { PlanAnswer } from './answer.ts'
import { proposal } from './proposal.ts'
import { withDaysOfYourOwn } from './road-open-days.ts'
import {
  daysOf,
  isOneWay,
  located,
  loopFrom,
  type Point,
  pointsOf,
  type RoadPlan,
} from './road-points.ts'
import { arrival, type PlannedStop, type RoadContext, roadStops } from './road-stops.ts'
import { longDrives, staysIn, withMealsOnTheRoad } from './road-told.ts'
import { scenicNotes } from './scenic-roads.ts'
import { tradeOffsOfStays } from './trade-offs.ts'
import { firstDay, type Wishing } from './wishing.ts'

const orderSteps = 400
/** Population of named towns in the ranking. */
const preferred = 10_000_000

export async function planRoad(wishing: Wishing): Promise<PlanAnswer> {
  const { brief, answer, destinations } = wishing
  const roadTowns = await loadRoadTowns()
  const days = daysOf(wishing)
  const points = pointsOf(wishing, roadTowns, days)
  if (points.length === 0) {
    return { ...answer, question: 'Which places should the road trip lead through?' }
  }
  const origin = brief.origin ? located(brief.origin) : undefined
  const [first, ...others] = origin ? [origin, ...points] : points
  if (!first) return { ...answer, question: 'Where does the road trip start?' }
  const named = others.filter(({ name }) => name !== first.name)
  const cities = named.length > 0 ? named : loopFrom(first, wishing, roadTowns, days)
  const round =
    named.length === 0 || brief.tripType === 'round' || (origin !== undefined && !isOneWay(wishing))
  const problem = roadProblem({ start: first, round, stops: cities.map(stopOnly) })
  // What can't be driven is told, with alternatives in known towns.
  if (problem) {
    const known = points.filter(({ name }) => destinations.some((each) => each.name === name))
    const proposals = known.map(({ name }) => proposal(name, brief, [{ name, kind: 'city' }]))
    return { ...answer, question: problem, proposals: [...answer.proposals, ...proposals] }
  }
  const start = await firstDay(wishing)
  const rules = drivingRulesOf(brief)
  const { trip: bare } = await driven({ first, cities, days, round }, start, wishing)
  const trip = withMealsOnTheRoad(bare, wishing)
  // The car of the drive is also used in town.
  const { wanted } = brief.transport
  const transport = { ...brief.transport, wanted: [...wanted, 'self-driving' as const] }
  const stays: PlannedStay[] = []
  const filled = await fillStays(
    { ...trip, stays: staysIn(trip, wishing) },
    { ...wishing, brief: { ...brief, transport }, onStay: (stay) => stays.push(stay) },
  )
  const changes = await tradeOffsOfStays(stays, wishing)
  const long = trip.days.length - days
  const limit = brief.driving?.mostADay
    ? []
    : [`At most ${hoursOf(rules.limit)} at the wheel a day.`]
  return {
    ...answer,
    assumed: [...answer.assumed, ...limit, ...filled.assumed],
    unmet: [
      ...answer.unmet,
      ...trip.unmet,
      ...(long > 0
        ? [`The drives need ${trip.days.length} days, ${long} more than you have.`]
        : []),
    ],
    notes: [
      ...answer.notes,
      ...scenicNotes(trip.days.flatMap(({ stops }) => stops.map(({ name }) => name))),
      ...longDrives(trip),
      ...changes,
    ],
    trip: withDaysOfYourOwn(filled, wishing),
  }
}

const stopOnly = (point: Point) => roadStopSchema.parse({ ...point, id: point.name })

/** The drive with as many stops as the days allow, and not a day more. */
async function driven(plan: RoadPlan, start: string, wishing: Wishing): Promise<RoadOutcome> {
  const { brief, destinations, gazetteer } = wishing
  const rules = drivingRulesOf(brief)
  const [roadTowns, drives] = await Promise.all([loadRoadTowns(), loadDrives()])
  const context: RoadContext = {
    known: { destinations, roadTowns, drives, gazetteer },
    limit: rules.limit,
  }
  const drive = (road: RoadPlan, stops: readonly PlannedStop[], reorder: boolean) =>
    timed({ road, stops, reorder, start, roadTowns }, wishing)
  let road = plan
  if (brief.order !== 'given' && plan.cities.length > 1) {
    const { route } = await drive(plan, roadStops(plan, wishing, context, 'bare'), true)
    road = { ...plan, cities: inOrderOf(route.stops, plan.cities) }
  }
  // Where driving alone takes longer: the fewest days, and their stops.
  let shortest: RoadOutcome | undefined
  const isDone = (outcome: RoadOutcome) => {
    if (!shortest || outcome.trip.days.length < shortest.trip.days.length) shortest = outcome
    return outcome.trip.days.length <= plan.days
  }
  for (const detail of ['stops', 'nights', 'bare'] as const) {
    const stops = roadStops(road, wishing, context, detail)
    const outcome = await drive(road, stops, false)
    if (isDone(outcome)) return outcome
    const shorter = withoutNights(stops, outcome.trip.days.length - plan.days)
    const again = shorter && (await drive(road, shorter, false))
    if (again && isDone(again)) return again
  }
  return shortest ?? drive(road, roadStops(road, wishing, context, 'bare'), false)
}

interface DriveToTime {
  road: RoadPlan
  stops: readonly PlannedStop[]
  reorder: boolean
  start: string
  roadTowns: readonly RoadTown[]
}

function timed(
  { road, stops, reorder, start, roadTowns }: DriveToTime,
  { brief, destinations, executor, limits, gazetteer }: Wishing,
): Promise<RoadOutcome> {
  const { first, cities, round } = road
  const names = [first, ...cities].map(({ name }) => name).slice(0, 4)
  const title = cities.length === 1 && !round ? names.join(' to ') : names.join(', ')
  const route = {
    ...{ start: first, round },
    stops: stops.map((stop, index) => ({ ...stop, id: `stop-${index + 1}` })),
  }
  const request = roadRequestSchema.parse({
    title: `Road trip: ${title}`,
    ...{ start, reorder, route, rules: drivingRulesOf(brief) },
    zones: destinations.map(({ at, timeZone }) => ({ at, timeZone })),
  })
  // For needed nights, towns worth one come before larger ones.
  const towns = [
    ...roadTowns.map(({ name, at, country }) => ({
      ...{ name, at, population: preferred },
      ...(country ? { country } : {}),
    })),
    ...townsAlong(request.route, gazetteer),
  ]
  return executor.planRoad({ ...request, towns }, { steps: orderSteps, ...limits })
}

function inOrderOf(stops: readonly { name: string }[], cities: readonly Point[]): Point[] {
  const place = ({ name }: Point) => stops.findIndex((stop) => stop.name === name)
  return cities.toSorted((one, other) => place(one) - place(other))
}

/** The stops with fewer nights, taken from those with most; null where each has one. */
function withoutNights(stops: readonly PlannedStop[], fewer: number): PlannedStop[] | null {
  let left = [...stops]
  for (let night = 0; night < fewer; night += 1) {
    const most = Math.max(...left.map(({ nights }) => nights ?? 0))
    const longest = left.findLast(({ nights }) => nights === most)
    if (most < 1 || (most < 2 && longest?.about !== arrival)) return null
    left = left.map((stop) => (stop === longest ? { ...stop, nights: most - 1 } : stop))
  }
  return left
}
