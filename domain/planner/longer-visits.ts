/**
 * Minutes between two stops that are too few for anything else are spent where one is, as long as it is open:
 * nobody leaves a garden to stand about before lunch.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { visitStarts } from './appeal.ts'
import { askedOf } from './asked/asked-starts.ts'
import type { DayVisit } from './day-visit.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { hasTheYoung, isForGrownUps } from './party/stops-for-the-young.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Where one may stay as long as one likes; a tour, a show and a climb are as long as they are. */
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
/** Fewer minutes are the time to look around before a table is free. */
const worthTelling = 20
const share = 0.5
const most = { usual: 45, beach: 90 }
/** What is left after that is no gap that anybody sees. */
const unseen = 40

/** By how many minutes a visit is longer, where so many are free after it. */
export function longerBy(
  visit: DayVisit,
  { start, minutes, free }: { start: number; minutes: number; free: number },
  day: PlanDay,
  request: PlanRequest,
): number {
  if (free < worthTelling) return 0
  const longer = toPreviousMark(Math.min(free, mostLonger(visit, { start, minutes }, day, request)))
  // Hours of one's own stay whole.
  return free - longer < unseen || free < leastFree ? Math.max(0, longer) : 0
}

/** By how many minutes a visit may be longer, by what it is and as long as it is open. */
export function mostLonger(
  { kind, place, locked, outing }: DayVisit,
  { start, minutes }: { start: number; minutes: number },
  day: PlanDay,
  request: PlanRequest,
): number {
  if (kind !== 'visit' || !place || locked || outing) return 0
  // A visit that was cut short has its minutes back, whatever it is.
  const cut = Math.max(0, place.minutes - minutes)
  if (!lingered.has(place.kind)) return Math.min(cut, openFor(place, start, day, request))
  // Nobody of fifteen lingers among paintings.
  if (hasTheYoung(request) && isForGrownUps(place)) return 0
  const longest = place.kind === 'beach' ? most.beach : Math.min(most.usual, share * minutes)
  return Math.min(Math.max(cut, longest), openFor(place, start, day, request))
}

/** A night out is no longer than this, in minutes. */
const longestNight = 240

/**
 * When a night out begins that was planned to last past midnight: as soon as one comes from dinner, where the
 * house is open by then, so that nobody waits two hours for the music.
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

/** From here on the time is told as free. */
const leastFree = 60

/** Minutes for which a place stays open, light and cool after a visit. */
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
