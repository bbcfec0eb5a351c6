/** What adding a place would cost the plan: where it fits best, and what it would displace. */
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { type Addable, addStop, findSpots, openMealFor } from './add-stop.ts'
import { findStop, retimed, swapStop } from './edits.ts'
import { type Effect, effectOn } from './effects.ts'
import type { KnownPlaces } from './retime-day.ts'
import { stopToTry } from './stop-to-try.ts'
import { dayAsIs, tryDay } from './try-day.ts'
import { latestEnd } from './warnings.ts'

export interface Offer {
  day: DayId
  effect: Effect
  /** The stop that would have to go; null where it fits beside everything. */
  instead: Pick<Stop, 'id' | 'name'> | null
  change: TripChange
}

export type WhyNot =
  | { kind: 'there'; day: Day; stop: Stop }
  | {
      kind: 'offers'
      offers: Offer[] /** Minutes from the nearest stop where it is far out. */
      far: number | null
    }

/** Minutes of the way from which a place is told to be far from everything else. */
export const farMinutes = 50
const mostOffers = 3

/** Offers of spots; of one day only, where a day is given. */
export function whyNot(
  trip: Trip,
  what: Addable,
  newId: StopId,
  known: KnownPlaces,
  only?: DayId,
): WhyNot {
  const there = 'place' in what ? stopAt(trip, what.place.id) : undefined
  if (there) return { kind: 'there', ...there }
  const spots = findSpots(trip, what, newId, known, only).slice(0, mostOffers)
  const offers = spots.flatMap(({ day, tried, seed }): Offer[] => {
    const before = dayAsIs(day, known)
    const effect = effectOn(before, tried, newId, trip, day)
    const open = 'place' in what ? openMealFor(day, what.place) : undefined
    if (open && 'place' in what) {
      const change = swapStop(trip, open.id, what.place, newId, known)
      return change ? [{ day: day.id, effect, instead: open, change }] : []
    }
    const isTooFull = (tried.ends ?? 0) > Math.max(latestEnd(trip, day), before.ends ?? 0)
    const weakest = isTooFull || effect.closed ? weakestOf(day, known) : undefined
    const plain = addStop(trip, what, newId, known, day.id)
    const added: Offer[] = plain ? [{ day: day.id, effect, instead: null, change: plain }] : []
    if (!weakest) return added
    const fresh = stopToTry(newId, { ...seed, order: weakest.order }, day)
    const index = day.stops.indexOf(weakest)
    const after = tryDay(trip, day, day.stops.with(index, fresh), known)
    const parts = {
      remove: [weakest.id],
      add: [{ id: newId, fields: { ...seed, order: weakest.order } }],
    }
    const offer: Offer = {
      day: day.id,
      effect: effectOn(before, after, newId, trip, day),
      instead: weakest,
      change: retimed(trip, parts, [day.id], known),
    }
    return [offer, ...added]
  })
  const way = Math.min(...offers.map(({ effect }) => effect.way))
  return {
    kind: 'offers',
    offers: offers.toSorted(byTrouble).slice(0, mostOffers),
    far: way >= farMinutes && Number.isFinite(way) ? way : null,
  }
}

/** Sorts offers: open before closed, and those that displace nothing first. */
function byTrouble(one: Offer, other: Offer): number {
  const trouble = ({ effect, instead }: Offer) =>
    (effect.closed ? 1000 : 0) + (instead ? 60 : 0) + effect.travel + Math.max(0, effect.later)
  return trouble(one) - trouble(other)
}

/** The least essential stop of a day that may go: no meal, nothing locked or fixed. */
export function weakestOf({ stops }: Day, { place }: KnownPlaces): Stop | undefined {
  const worth = (stop: Stop) =>
    stop.kind === 'free' ? -1 : (stop.placeId && place(stop.placeId)?.essential) || 0.5
  return stops
    .filter(({ kind, locked }) => !locked && (kind === 'visit' || kind === 'free'))
    .toSorted((one, other) => worth(one) - worth(other))[0]
}

function stopAt(trip: Trip, placeId: string): { day: Day; stop: Stop } | undefined {
  const stop = trip.days.flatMap(({ stops }) => stops).find((each) => each.placeId === placeId)
  return stop && findStop(trip, stop.id)
}
