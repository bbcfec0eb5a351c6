/**
 * The promises at the head of a plan. Each has its own test over the finished days and is made only where it holds:
 * "later mornings" above a start at 08:35 would cost the trust in all others.
 */
import type { Place } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { Manner } from '../asked/read-manner.ts'
import type { PlanRequest } from '../schema.ts'
import { type Thrift, thriftSays } from '../thrift.ts'
import { promisesOfMoney } from './promises-of-money.ts'
import { promisesToElders } from './promises-to-elders.ts'
import { promisesToGuests } from './promises-to-guests.ts'
import { promisesToTheYoung } from './promises-to-the-young.ts'
import { type ToldDay, toldDays } from './told-days.ts'

/** Facts about a request besides the request itself. */
export interface HeadContext {
  /** A pace was named, so that telling it is no news. */
  isPaced: boolean
  /** A single day between fixed hours: its begin was said. */
  byTheClock: boolean
  /** What a named sum means; null without one. */
  thrift: Thrift | null
  /** The manner of the visit, and the sights put back for it. */
  manner: Manner & { slow: boolean; back: readonly Place[] }
}

export interface PartyPromise {
  /** One phrase or several for a list; null for none. */
  says: (
    days: readonly ToldDay[],
    request: PlanRequest,
    context: HeadContext,
  ) => string | readonly string[] | null
  /** Whether all the days keep it. */
  holds: (days: readonly ToldDay[], request: PlanRequest) => boolean
}

/** A line at the head: for whom, and its phrases. */
export interface PromiseLine {
  isFor: (request: PlanRequest) => boolean
  opening: (request: PlanRequest, context: HeadContext) => string
  promises: readonly PartyPromise[]
}

export const promiseLines: readonly PromiseLine[] = [
  ...promisesToTheYoung,
  ...promisesToElders,
  ...promisesToGuests,
  ...promisesOfMoney,
]

/** The lines with the promises that the days keep. */
export function promisesKept(
  request: PlanRequest,
  trip: Pick<Trip, 'days'>,
  context: HeadContext,
): string[] {
  const days = toldDays(trip, request.places)
  if (days.length === 0) return []
  const ofMoney = context.thrift ? [thriftSays(context.thrift, days)] : []
  const ofParty = promiseLines
    .filter(({ isFor }) => isFor(request))
    .flatMap(({ opening, promises }) => {
      const kept = promises
        .filter(({ holds }) => holds(days, request))
        .flatMap(({ says }) => says(days, request, context) ?? [])
      return kept.length > 0 ? [`${opening(request, context)}: ${listed(kept)}.`] : []
    })
  return [...ofParty, ...ofMoney]
}
