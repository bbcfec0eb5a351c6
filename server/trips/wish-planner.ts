/** Plans wishes with the catalogue, the gazetteer and the planner's threads; all load with the first wish. */
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { loadGazetteer } from '#domain/places/load-gazetteer.ts'
import type { PlaceFinder } from '#domain/places/place-details.ts'
import type { PlannerExecutor } from '#domain/planner/execution/executor.ts'
import type { TripServices } from '#domain/site/site-services.ts'

interface WishPlannerOptions {
  executor: PlannerExecutor
  now: () => number
  /** Left out where no live provider is configured: towns outside of the catalogue then stay unplanned. */
  places: PlaceFinder | undefined
}

export function createWishPlanner({
  executor,
  now,
  places,
}: WishPlannerOptions): TripServices['planWish'] {
  return async (text, { signal, onProgress, set } = {}) => {
    const [{ planWish }, { destinations, bySlug }, gazetteer] = await Promise.all([
      import('#domain/planner/wish/plan-wish.ts'),
      loadCatalogue(),
      loadGazetteer(),
    ])
    signal?.throwIfAborted()
    const today = new Date(now()).toISOString().slice(0, 10)
    const limits = signal ? { signal } : {}
    const known = { today, gazetteer, destinations, bySlug, places, set }
    return planWish(text, { ...known, executor, limits, onProgress })
  }
}
