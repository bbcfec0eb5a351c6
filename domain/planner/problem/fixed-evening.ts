/**
 * Evenings with an event at a fixed hour: a concert, a match, a booked table. What comes before ends nearby and in
 * time to change; dinner is early close by, or late after it; a booked dinner is the last meal. On New Year's Eve
 * the evening is within a walk of the gathering.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { travelPreferences } from '../day-habits.ts'
import { isMealPlace, mealSettled } from '../meals/meal-places.ts'
import { lateTableShift, lateTables } from '../meals/meal-times.ts'
import { isShow } from '../opening/assumed-hours.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import type { StartSpan } from '../tours/problem.ts'

/** Starts (minutes of the day) of events that take the evening. */
const evening = { from: 1050, to: 1320 }
/** Minute of the day from which a table is for dinner. */
const dinnerBegins = 990
/** Minutes before the event at which other stops end, by its sort and distance. */
const before = { show: 50, dinner: 30, far: 105 }
/** Minutes of a way from which `before.far` applies, to come back, change and eat. */
const near = 25
/** Minutes before the event between which an early dinner begins. */
const sitDown = { from: 165, to: 80 }
const earliestTable = 1020
/** Latest begin of a dinner after it. */
const latestTable = 1350
const aMinuteAfter = 10
/** Ids of appointments that are hours kept free, and no evening out. */
const ofHours = /^frame-/

interface FixedEvening {
  from: number
  to: number
  at: Coordinates
  isDinner: boolean
}

/** The event of a date's evening; null where there is none. */
export function fixedEvening(
  date: string,
  { appointments, places }: Pick<PlanRequest, 'appointments' | 'places'>,
): FixedEvening | null {
  const found = appointments.find(
    ({ id, date: on, start }) =>
      on === date && !ofHours.test(id) && start >= evening.from && start <= evening.to,
  )
  if (!found) return null
  const place = places.find(({ id }) => id === found.placeId)
  const isTable = place !== undefined && isMealPlace(place)
  return {
    ...{ from: found.start, to: found.start + found.minutes, at: found.at },
    isDinner: mealSettled(found.name, found.start, isTable) === 'dinner',
  }
}

/** Start spans of a visit on a day with an evening event. */
export function inTimeForTheEvening(
  place: Place,
  starts: readonly StartSpan[],
  day: PlanDay,
  request: PlanRequest,
): StartSpan[] {
  const awake = nearTheCrowd(place, rested(starts, day, request), day, request)
  const fixed = fixedEvening(day.date, request)
  if (!fixed) return awake
  const way = estimateLeg(place.at, fixed.at, travelPreferences(request)).minutes
  const { minutes } = place
  if (isMealPlace(place)) return tablesAround(fixed, { way, minutes }, awake)
  const kept = way > near ? before.far : fixed.isDinner ? before.dinner : before.show
  return awake.flatMap((span) => [
    ...clipped(span, 0, fixed.from - minutes - way - kept),
    ...clipped(span, fixed.to + aMinuteAfter, Number.POSITIVE_INFINITY),
  ])
}

function tablesAround(
  { from, to, isDinner }: FixedEvening,
  { way, minutes }: { way: number; minutes: number },
  starts: readonly StartSpan[],
): StartSpan[] {
  const byDay = starts.flatMap((span) => clipped(span, 0, dinnerBegins - 1))
  // No second dinner beside a booked one, and no bar.
  if (isDinner) return byDay
  const sooner = way <= near ? from - minutes - way - aMinuteAfter : 0
  return starts.flatMap((span) => [
    ...clipped(span, 0, Math.min(dinnerBegins - 1, from - minutes - way)),
    ...clipped(span, dinnerBegins, sooner),
    ...(way <= near ? clipped(span, to + aMinuteAfter, latestTable) : []),
  ])
}

/** Start spans of dinner on a date: as usual, or around the event. */
export function dinnersAround(
  window: OpenSpan,
  date: string | undefined,
  request: PlanRequest,
): OpenSpan[] {
  const fixed = date === undefined ? null : fixedEvening(date, request)
  if (!fixed || fixed.isDinner) return [window]
  const late = lateTables(request)
  const kitchens = late ? late.dinner - lateTableShift : earliestTable
  const early = { from: Math.max(kitchens, fixed.from - sitDown.from), to: fixed.from - sitDown.to }
  const after = {
    from: Math.max(window.from, fixed.to + aMinuteAfter),
    to: Math.min(latestTable, Math.max(window.to, fixed.to + before.show)),
  }
  // Before a late event dinner is at the usual hour.
  const usual = { from: window.from, to: Math.min(window.to, fixed.from - sitDown.to) }
  const isEnough = usual.to >= usual.from
  const isLateFine = !request.party.children && request.party.bedtime === undefined
  const spans = [isEnough ? { ...usual, from: Math.min(usual.from, early.to) } : early]
  return [...spans, ...(isLateFine ? [after] : [])].filter(({ from, to }) => from <= to)
}

const crowdFrom = 1425
/** Kilometres from the gathering in the evening before it. */
const aWalk = { sight: 1, table: 1.5 }
const streetsShut = 1110
/** Earliest start (minute of the day) around a very late night. */
const sleptIn = 480

/** Start spans near the gathering on New Year's Eve; no show begins then. */
function nearTheCrowd(
  place: Place,
  starts: readonly StartSpan[],
  { gathering }: PlanDay,
  { places, lodging, mustSee }: PlanRequest,
): StartSpan[] {
  if (!gathering || gathering.to < crowdFrom || place.id === gathering.placeId) return [...starts]
  if (mustSee.includes(place.id)) return [...starts]
  const there = places.find(({ id }) => id === gathering.placeId)?.at ?? lodging
  const away = kilometres(place.at, there)
  if (away <= (isMealPlace(place) ? aWalk.table : aWalk.sight) && !isShow(place)) return [...starts]
  return starts.flatMap((span) => clipped(span, 0, streetsShut - place.minutes))
}

/** Start spans that keep long nights and starts before dawn apart. */
function rested(
  starts: readonly StartSpan[],
  day: PlanDay,
  request: PlanRequest,
): readonly StartSpan[] {
  if (!hasLongNight(day, request)) return starts
  return starts.flatMap((span) => clipped(span, sleptIn, Number.POSITIVE_INFINITY))
}

/** Whether a day ends after midnight, or the day before did. */
export function hasLongNight({ date }: PlanDay, request: PlanRequest): boolean {
  const index = request.days.findIndex((each) => each.date === date)
  return [request.days[index], request.days[index - 1]].some(
    (each) =>
      each !== undefined &&
      ((each.gathering?.to ?? 0) >= crowdFrom ||
        (fixedEvening(each.date, request)?.to ?? 0) >= lateNight),
  )
}

const lateNight = 1410

function clipped({ from, to }: StartSpan, first: number, last: number): StartSpan[] {
  const span = { from: Math.max(from, first), to: Math.min(to, last) }
  return span.from <= span.to ? [span] : []
}
