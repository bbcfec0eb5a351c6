/**
 * Where planning runs: in a worker thread on a server, in line elsewhere. The caller sees the first
 * plan at once, better ones as they come, and the last when the time is up.
 */
import type { TravelTable } from '#domain/routing/travel-table.ts'
import { type PlanSearch, planDays } from './plan-days.ts'
import type { PlanRequest } from './schema.ts'
import type { PlanOutcome, TripPlan } from './trip-plan.ts'

export interface PlanLimits {
  seed?: number
  /** How long to look for better plans; the first one comes however short it is. */
  milliseconds?: number
  /** Instead of a time, a number of steps: the same plan on every machine. */
  steps?: number
  /** The real ways, from `fetchTravel`; travel is estimated without it. */
  travel?: TravelTable
  onBetter?: (plan: TripPlan) => void
}

export interface PlannerExecutor {
  plan: (request: PlanRequest, limits?: PlanLimits) => Promise<PlanOutcome>
  close: () => Promise<void>
}

export const defaultMilliseconds = 300
/** The clock is asked now and then only. */
const stepsBetweenLooks = 16

/** A search that ends by the clock or by the count of steps. */
export function searchWithin(
  { seed = 1, milliseconds = defaultMilliseconds, steps }: PlanLimits,
  now: () => number,
): Pick<PlanSearch, 'seed' | 'goOn'> {
  if (steps !== undefined) return { seed, goOn: (done) => done < steps }
  const end = now() + milliseconds
  return { seed, goOn: (done) => done % stepsBetweenLooks !== 0 || now() < end }
}

export function inlineExecutor(now: () => number): PlannerExecutor {
  return {
    plan: async (request, limits = {}) =>
      planDays(
        request,
        {
          ...searchWithin(limits, now),
          ...(limits.onBetter ? { onBetter: limits.onBetter } : {}),
        },
        limits.travel ? { travel: limits.travel } : {},
      ),
    close: async () => {},
  }
}
