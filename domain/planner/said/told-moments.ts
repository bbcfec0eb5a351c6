/** What is told of a place beside the hour of a visit: of its moments those that hold then. */
import { type MomentVisit, momentsAt } from '#domain/places/moments.ts'
import type { Moment, Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'
import { sunOver } from '../outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** More than this is a page about a place, and no reason to go. */
const mostTold = 2

export function heldMoments(
  place: Place,
  { start, minutes }: { start: number; minutes: number },
  { date }: Pick<PlanDay, 'date'>,
  request: PlanRequest,
): Moment[] {
  return place.moments
    ? momentsAt(place, momentVisit(place, { start, minutes }, { date }, request))
    : []
}

/** A visit of a plan as its moments are asked about it. */
export function momentVisit(
  place: Place,
  { start, minutes }: { start: number; minutes: number },
  { date }: Pick<PlanDay, 'date'>,
  request: PlanRequest,
): MomentVisit {
  const sun = sunOver(request, date)
  const { children } = request.party
  return { date, start, minutes, sun, opens: opensOn(place, date), children }
}

/** The sentences of moments, the first of them. */
export function inWords(moments: readonly Moment[]): string[] {
  return moments.slice(0, mostTold).map(({ says }) => says)
}

/** The same where nothing may be told of who travels. */
export function momentsForAnyone(
  place: Place,
  visit: Pick<MomentVisit, 'date' | 'start' | 'minutes' | 'sun'>,
): string[] {
  const opens = opensOn(place, visit.date)
  return inWords(momentsAt(place, { ...visit, opens, children: null }))
}

/** When doors open that are shut before; null where nobody knows, or they never are. */
function opensOn(place: Place, date: string): number | null {
  const first = place.hours === null ? undefined : openSpans(place, date)[0]
  return first && first.from > 0 ? first.from : null
}
