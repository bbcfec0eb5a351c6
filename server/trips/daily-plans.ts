/**
 * Plans that are made once a day and shown to everybody: samples. They are kept in memory only, so a
 * new version of the engine or the catalogue, which comes with a new process, plans them anew.
 */
import type { TripServices } from '#domain/site/site-services.ts'

/** More than we have sample wishes; the oldest plans are dropped. */
const mostPlans = 200
/** Longer than any plan takes; a page does not wait for ever. */
const longestPlanMs = 25_000

interface DailyPlansOptions {
  planWish: TripServices['planWish']
  now: () => number
}

export function createDailyPlans({
  planWish,
  now,
}: DailyPlansOptions): TripServices['planOnceADay'] {
  const plans = new Map<string, ReturnType<TripServices['planOnceADay']>>()
  let dayOfPlans = ''

  return (text) => {
    const day = new Date(now()).toISOString().slice(0, 10)
    if (day !== dayOfPlans) plans.clear()
    dayOfPlans = day
    const known = plans.get(text)
    // Everybody who asks while it is planned waits for the same plan.
    if (known) return known
    const plan = planWish(text, { signal: AbortSignal.timeout(longestPlanMs) })
    plans.set(text, plan)
    for (const oldest of [...plans.keys()].slice(0, -mostPlans)) plans.delete(oldest)
    plan.catch(() => {
      // A failed plan is forgotten, so that the next request tries again.
      if (plans.get(text) === plan) plans.delete(text)
    })
    return plan
  }
}
