/**
 * Lengthens visits by gaps too short for anything else, while the place is open: nobody leaves a garden to stand
 * about before lunch.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { visitStarts } from './appeal.ts'
import { askedOf } from './asked/asked-starts.ts'
import type { DayVisit } from './day-visit.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { hasTheYoung, isForGrownUps } from './party/stops-for-the-young.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Kinds that can be lengthened; a tour, a show and a climb have their own length. */
const lingered = new Set<PlaceKind>([
  'museum',
  'gallery',
  'palace',
  'ruins',
  'park',
  'garden',
  'neighbourhood',
  'shopping',
  'market',
  'nature',
  'zoo',
  'beach',
])
/** Gaps of fewer minutes stay: time to look around before a meal. */
const worthTelling = 20
const share = 0.5
const most = { usual: 45, beach: 90 }
/** Minutes that may be left after it without being a visible gap. */
const unseen = 40

/** Minutes by which a visit is lengthened, given the free ones after it. */
export function longerBy(
  visit: DayVisit,
  { start, minutes, free }: { start: number; minutes: number; free: number },
  day: PlanDay,
  request: PlanRequest,
): number {
  if (free < worthTelling) return 0
  const longer = toPreviousMark(Math.min(free, mostLonger(visit, { start, minutes }, day, request)))
  // A gap long enough to be told as free time stays whole.
  return free - longer < unseen || free < leastFree ? Math.max(0, longer) : 0
}

/** The most minutes by which a visit may be lengthened: by its kind and its opening hours. */
export function mostLonger(
  { kind, place, locked, outing }: DayVisit,
  { start, minutes }: { start: number; minutes: number },
  day: PlanDay,
  request: PlanRequest,
): number {
  if (kind !== 'visit' || !place || locked || outing) return 0
  // A shortened visit gets its minutes back, whatever its kind.
  const cut = Math.max(0, place.minutes - minutes)
  if (!lingered.has(place.kind)) return Math.min(cut, openFor(place, start, day, request))
  // Not in museums with children or teenagers.
  if (hasTheYoung(request) && isForGrownUps(place)) return 0
  const longest = place.kind === 'beach' ? most.beach : Math.min(most.usual, share * minutes)
  return Math.min(Math.max(cut, longest), openFor(place, start, day, request))
}

/** Longest night out in minutes. */
const longestNight = 240

/**
 * The start of a night out that lasts past midnight: right after dinner where the house is open by then, so that
 * nobody waits two hours for the music.
 */
export function nightFrom(
  { kind, place, locked }: DayVisit,
  { ready, start, minutes }: { ready: number; start: number; minutes: number },
  day: PlanDay,
  request: PlanRequest,
): number {
  if (kind !== 'visit' || !place || locked) return start
  if (!askedOf(place, request).some(({ when }) => when === 'past-midnight')) return start
  const soonest = Math.max(ready, start + minutes - longestNight, evening)
  const open = visitStarts(place, day.date, request).find(({ to }) => soonest <= to)
  return open ? Math.min(start, toNextMark(Math.max(soonest, open.from))) : start
}

const evening = 1170

/** Minutes of a gap that is told as free time. */
const leastFree = 60

/** Minutes that a place stays open, light and cool after a visit. */
export function openFor(
  place: Place,
  start: number,
  { date }: PlanDay,
  request: PlanRequest,
): number {
  const span = visitStarts(place, date, request).find(
    ({ from, to }) => from <= start && start <= to,
  )
  return span ? Math.max(0, span.to - start) : 0
}
