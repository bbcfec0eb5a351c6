/**
 * Plans the days, and again where a wish found no room: then its best place is mandatory. Wishes come before what
 * merely fits well.
 */
import type { Trip } from '#domain/trip/schema.ts'
import { objection } from '../appeal.ts'
import { stopsMeeting } from '../asked/met-wishes.ts'
import type { PlanOptions } from '../execution/executor.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { PlanOutcome } from '../plan-outcome.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import type { Wishing } from './wishing.ts'

export async function planWishesFirst(
  request: PlanRequest,
  { executor, limits }: Pick<Wishing, 'executor' | 'limits'>,
  onFirst?: PlanOptions['onFirst'],
): Promise<PlanOutcome> {
  const outcome = await executor.plan(request, { ...limits, ...(onFirst && { onFirst }) })
  if (!outcome.ok) return outcome
  const missed = [...missedThings(request, outcome.trip), ...missedKinds(request, outcome.trip)]
  if (missed.length === 0) return outcome
  const bound = { ...request, mustSee: [...new Set([...request.mustSee, ...missed])] }
  const again = await executor.plan(bound, limits)
  return again.ok ? again : outcome
}

function missedThings(request: PlanRequest, trip: Trip): string[] {
  return request.asked.flatMap((wish) => {
    const isMissed = isAThing(wish) && stopsMeeting(wish, request, trip).length === 0
    const best = wish.placeIds.find((id) => isASight(id, request))
    return isMissed && best !== undefined ? [best] : []
  })
}

/** The best known place of each wanted kind without a stop. */
function missedKinds(request: PlanRequest, { days }: Trip): string[] {
  const there = new Set(days.flatMap(({ stops }) => stops.flatMap(({ placeId }) => placeId ?? [])))
  const { places, wantedKinds } = request
  const met = new Set(places.filter(({ id }) => there.has(id)).map(({ kind }) => kind))
  return wantedKinds.flatMap((wanted) => {
    const fitting = places.filter(
      (place) =>
        place.kind === wanted && isASight(place.id, request) && objection(place, request) === null,
    )
    const [best] = fitting.toSorted((a, b) => b.essential - a.essential)
    return met.has(wanted) || !best ? [] : [best.id]
  })
}

/** Whether a wish was said, and is not bound to an hour that a mandatory visit would not keep. */
function isAThing({ implied, nearestTo, when }: AskedWish): boolean {
  return !(implied || nearestTo) && (when === 'any' || when === 'day' || when === 'morning')
}

function isASight(id: string, { places, mustAvoid }: PlanRequest): boolean {
  const place = places.find((each) => each.id === id)
  return place !== undefined && !(place.dayTrip || isMealPlace(place) || mustAvoid.includes(id))
}
