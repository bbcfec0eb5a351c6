/**
 * What the head of a plan promises to those who travel. Each promise carries its own test over the finished
 * days, and is made only where it holds: "later mornings" above a start at 08:35 costs the trust in all the rest.
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

/** What is said of a request beside what the request holds. */
export interface HeadContext {
  /** A pace was named, so that it is no news. */
  isPaced: boolean
  /** One day between fixed hours: when it begins was said. */
  byTheClock: boolean
  /** What a sum that was named means; null where none was. */
  thrift: Thrift | null
  /** In what manner one comes, and what stands back for it. */
  manner: Manner & { slow: boolean; back: readonly Place[] }
}

export interface PartyPromise {
  /** Words for a list, one or several; null where there is nothing to say. */
  says: (
    days: readonly ToldDay[],
    request: PlanRequest,
    context: HeadContext,
  ) => string | readonly string[] | null
  /** Whether all the days keep it. */
  holds: (days: readonly ToldDay[], request: PlanRequest) => boolean
}

/** One line of the head: to whom, and what of it is true. */
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

/** The lines whose promises the days keep, with those alone. */
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
