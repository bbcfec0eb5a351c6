/** What a traveller waits for: five days in catalogue cities, and cities that grow to thousands. */
import type { Destination, Place } from '#domain/places/schema.ts'
import { inlineExecutor } from '#domain/planner/execution/executor.ts'
import { planDays } from '#domain/planner/plan-days.ts'
import { type PlanRequest, planRequestSchema } from '#domain/planner/schema.ts'
import { Random } from '#domain/random/random.ts'
import { timesOf } from './measured.ts'

const weather = { rain: 0.2, high: null, low: null, source: { kind: 'estimate' as const } }
const dates = ['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13', '2027-05-14']
const candidates = [100, 200, 500, 1000, 2000, 5000]
const growthSteps = 300
const barWidth = 40

export async function measureCityPlans(destinations: readonly Destination[]) {
  const now = () => performance.now()
  const executor = inlineExecutor(now)
  const firsts: number[] = []
  const totals: number[] = []
  for (const destination of destinations.slice(0, 12)) {
    const request = requestFor(destination, destination.places)
    const startedAt = now()
    let first = Number.NaN
    await executor.plan(request, {
      onFirst: () => {
        first = now() - startedAt
      },
    })
    firsts.push(first)
    totals.push(now() - startedAt)
  }
  return { first: spread(firsts), final: spread(totals), cities: firsts.length }
}

/** The same search over more and more candidates: how the cost grows. The best of three runs. */
export function measureGrowth(destination: Destination) {
  return candidates.map((count) => {
    const request = requestFor(destination, crowd(destination, count))
    const runs = Array.from({ length: 3 }, () => timedPlan(request))
    return {
      candidates: count,
      /** How many of them the search looks at. */
      entered: Math.max(...runs.map(({ entered }) => entered)),
      first: round(Math.min(...runs.map(({ first }) => first))),
      total: round(Math.min(...runs.map(({ total }) => total))),
    }
  })
}

function timedPlan(request: PlanRequest) {
  const startedAt = performance.now()
  let first = Number.POSITIVE_INFINITY
  const outcome = planDays(request, {
    seed: 1,
    goOn: (steps) => steps < growthSteps,
    onFirst: () => {
      first = performance.now() - startedAt
    },
  })
  const entered = outcome.ok ? outcome.considered.entered : 0
  return { first, total: performance.now() - startedAt, entered }
}

export function plotGrowth(rows: ReturnType<typeof measureGrowth>): string[] {
  const longest = Math.max(...rows.map(({ total }) => total))
  return rows.map(({ candidates: count, entered, first, total }) => {
    const bar = '█'.repeat(Math.max(1, Math.round((barWidth * total) / longest)))
    const counts = `${String(count).padStart(5)} candidates, ${entered} entered`
    return `${counts} ${bar} ${total} ms, the first plan after ${first} ms`
  })
}

function requestFor(destination: Destination, places: readonly Place[]) {
  return planRequestSchema.parse({
    places,
    days: dates.map((date) => ({ date, weather })),
    lodging: destination.stayAreas[0]?.at ?? destination.at,
    interests: ['history', 'food'],
  })
}

/** A city's own places again and again, a few streets away and of less renown. */
function crowd(destination: Destination, count: number): Place[] {
  const random = new Random(7)
  return Array.from({ length: count }, (_, index) => {
    const place = destination.places[index % destination.places.length]
    if (!place) throw new Error(`${destination.name} has no places`)
    const [latitude, longitude] = place.at
    const away = () => (random.next() - 0.5) * 0.06
    return {
      ...place,
      id: `${place.id}-${index}`,
      at: [latitude + away(), longitude + away()],
      essential: place.essential * random.next(),
    }
  })
}

function spread(values: readonly number[]) {
  const { median, slowest } = timesOf(values)
  return { median: round(median), slowest: round(slowest) }
}

function round(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
