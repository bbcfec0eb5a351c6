/**
 * Where planning runs: in threads on a server, in a web worker in a browser, in line elsewhere. The
 * caller sees the first plan in which everything holds at once and the last when the time is up, and
 * can call it off.
 */
import type { TravelTable } from '#domain/routing/travel-table.ts'
import type { TripOutcome } from '../multi-city/plan-trip.ts'
import type { TripRequest } from '../multi-city/trip-request.ts'
import { type PlanSearch, planDaysInSteps } from '../plan-days.ts'
import type { PlanOutcome } from '../plan-outcome.ts'
import type { RoadOutcome, RoadRequest } from '../plan-road.ts'
import type { PlanRequest } from '../schema.ts'
import type { Steps } from './steps.ts'
import { createTimeSlices, type TimeSliceOptions } from './time-slices.ts'

export interface SearchLimits {
  seed?: number
  /** How long to look for better plans; the first one comes however short it is. */
  milliseconds?: number
  /** Instead of a time, a number of steps: the same plan on every machine. */
  steps?: number
  /** What the ids of the trip's parts are made from; see `saltedIds`. */
  salt?: string
  /** For what is only counted and never shown: see `PlanSearch`. */
  draft?: boolean
}

export interface CallOptions extends SearchLimits {
  /** Once aborted, the call rejects with its reason. */
  signal?: AbortSignal
  /** Travel times of a routing provider; estimated without them. */
  travel?: TravelTable
}

export interface PlanOptions extends CallOptions {
  onFirst?: PlanSearch['onFirst']
}

export interface PlannerExecutor {
  /** Days in one place. */
  plan: (request: PlanRequest, options?: PlanOptions) => Promise<PlanOutcome>
  /** Several cities: an exact search, so that there is one answer and no progress. */
  planCities: (
    request: TripRequest,
    options?: Pick<CallOptions, 'signal' | 'salt'>,
  ) => Promise<TripOutcome>
  planRoad: (request: RoadRequest, options?: CallOptions) => Promise<RoadOutcome>
  close: () => Promise<void>
}

export const defaultMilliseconds = 245
/** How long ordering stops may take; it runs in one step, while all others wait. */
const roadMilliseconds = 40
/** Where many plan at once: share of the time limit that each plan is worked on at least. */
const leastShare = 0.25
/** Steps between two looks at the clock, which itself costs time. */
const stepsBetweenLooks = 16

interface Clock {
  now: () => number
  /** When the plan was asked for. */
  since: number
  /** How long it was worked on, without the slices of others. */
  ownTime: () => number
}

/** A search that ends by the clock or by the count of steps. */
function searchWithin(
  {
    seed = 1,
    milliseconds = defaultMilliseconds,
    steps,
    salt = `${seed}`,
    draft = false,
  }: SearchLimits,
  { now, since, ownTime }: Clock,
): Pick<PlanSearch, 'seed' | 'goOn' | 'salt' | 'draft'> & { salt: string } {
  if (steps !== undefined) return { seed, salt, draft, goOn: (done) => done < steps }
  const end = since + milliseconds
  const least = leastShare * milliseconds
  return {
    seed,
    salt,
    draft,
    goOn: (done) => done % stepsBetweenLooks !== 0 || now() < end || ownTime() < least,
  }
}

/**
 * Plans in the thread of the caller, in time slices shared with all other plans under way. Cities and roads
 * are loaded when they are first asked for: most ask for days, and wait for less.
 */
export function inlineExecutor(
  now: () => number,
  pause: TimeSliceOptions['pause'] = nextTask,
): PlannerExecutor {
  const slices = createTimeSlices({ now, pause })
  return {
    plan(request, { travel, onFirst, signal, ...limits } = {}) {
      const since = now()
      return slices.run((ownTime) => {
        const search = searchWithin(limits, { now, since, ownTime })
        const report = onFirst && { onFirst }
        return planDaysInSteps(request, { ...search, ...report }, travel ? { travel } : {})
      }, signal)
    },
    async planCities(request, { signal, salt } = {}) {
      const { planTrip } = await import('../multi-city/plan-trip.ts')
      return slices.run(() => inOneStep(() => planTrip(request, salt)), signal)
    },
    async planRoad(request, { signal, travel, ...limits } = {}) {
      const since = now()
      const { planRoad } = await import('../plan-road.ts')
      return slices.run((ownTime) => {
        const within = { milliseconds: roadMilliseconds, ...limits }
        const search = searchWithin(within, { now, since, ownTime })
        return inOneStep(() => planRoad(request, search, travel))
      }, signal)
    },
    close: async () => {},
  }
}

function* inOneStep<T>(work: () => T): Steps<T> {
  yield
  return work()
}

/** A timer exists in every runtime; a quicker way may be passed in. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
