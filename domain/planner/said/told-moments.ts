/** The moments told at a visit: those that hold at its hour. */
import { type MomentVisit, momentsAt } from '#domain/places/moments.ts'
import type { Moment, Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'
import { sunOver } from '../opening/outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** The most moments told at a stop. */
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

/** The visit in the form that moments are tested with. */
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

/** The sentences of the first few moments. */
export function inWords(moments: readonly Moment[]): string[] {
  return moments.slice(0, mostTold).map(({ says }) => says)
}

/** The same for shared links, where nothing is told of the travellers. */
export function momentsForAnyone(
  place: Place,
  visit: Pick<MomentVisit, 'date' | 'start' | 'minutes' | 'sun'>,
): string[] {
  const opens = opensOn(place, visit.date)
  return inWords(momentsAt(place, { ...visit, opens, children: null }))
}

/** When doors open in the morning; null where unknown, or never shut. */
function opensOn(place: Place, date: string): number | null {
  const first = place.hours === null ? undefined : openSpans(place, date)[0]
  return first && first.from > 0 ? first.from : null
}
