/** Start spans of visits. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { visitStarts } from '../appeal.ts'
import { askedOf, askedWindow, isLateBreakfast } from '../asked/asked-starts.ts'
import { isItsNight } from '../asked/best-nights.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { nightFrom } from '../meals/after-dinner.ts'
import { isMealPlace, mealsAt, timesForABite } from '../meals/meal-places.ts'
import { mealTimes } from '../meals/meal-times.ts'
import { comeTimes } from '../said/come-times.ts'
import { beginnings } from '../said/curtain.ts'
import { boundStarts, boundTo } from '../said/moment-starts.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import type { StartSpan } from '../tours/problem.ts'
import { visitMinutes } from '../visit-length.ts'

/** By opening hours, light and heat, the moments of the place, and the hours of snacks. */
export function startsOf(place: Place, day: PlanDay, request: PlanRequest): StartSpan[] {
  return beginnings(place, beforeTheHeat(place, day, request, fittingStarts(place, day, request)))
}

const hikes = /\b(?:hik(?:e|es|ing)|climb|summit|peak|gorge|trail)\b/i
const longHike = 120
const warm = 26
const startBy = 630

/** Whether it is a climb of hours in the open, by its own words. */
function isAHike({ kind, setting, minutes, name, about, offers = [], bestTime }: Place): boolean {
  if (setting !== 'outdoor' || minutes < longHike) return false
  if (kind !== 'nature' && kind !== 'activity') return false
  const isForLater = bestTime !== 'morning' && bestTime !== 'any'
  return !isForLater && hikes.test([name, about, ...offers].join('; '))
}

/** Keeps hikes out of the warmest hours in summer: they begin in the morning. */
function beforeTheHeat(
  place: Place,
  { weather }: PlanDay,
  { mustSee }: PlanRequest,
  starts: StartSpan[],
): StartSpan[] {
  if ((weather?.high ?? 0) < warm || !isAHike(place)) return starts
  const early = within(starts, { from: 0, to: startBy })
  return early.length > 0 || !mustSee.includes(place.id) ? early : starts
}

function fittingStarts(place: Place, day: PlanDay, request: PlanRequest): StartSpan[] {
  const there = request.days.find((each) => each.gathering?.placeId === place.id)?.gathering
  // Named places are visited on any day; for a feast also at midnight.
  const isBound = !request.mustSee.includes(place.id) || request.festive
  if (there && isBound) return atTheGathering(place, day)
  const open = beforeTheEve(place, day, visitStarts(place, day.date, request), request)
  const late = within(open, { from: nightFrom(place, request), to: nextNight })
  const starts = late.length > 0 ? late : open
  const wishes = askedOf(place, request).filter(({ when, on }) => when !== 'any' || on)
  if (wishes.length > 0) return atTheHour(place, day.date, request, starts)
  // Named places are visited at any open hour, preferably at their own.
  const isAnyway = isSeenAnyway(place)
  const minutes = visitMinutes(place, request)
  const kept = boundTo(starts, isAnyway ? [] : boundStarts(place, day, minutes, request))
  const hasHour = !isAnyway && comeTimes(place).timed.some(({ come }) => come === 'only')
  if (request.mustSee.includes(place.id)) return hasHour ? [...kept] : starts
  // A place bound to an hour is nothing without it: no northern lights at ten in the morning.
  if (hasHour && kept === starts) return []
  const { lunch, dinner } = mealTimes(request)
  const times = timesForABite(place, minutes, {
    lunch: request.meals.lunch ? lunch : null,
    dinner: request.meals.dinner ? dinner : null,
  })
  return times.flatMap((time) => within(kept, time))
}

/** Christmas Eve: doors close early, so that uncertain ones are visited before. */
function beforeTheEve(
  place: Place,
  { holiday }: PlanDay,
  starts: readonly OpenSpan[],
  request: PlanRequest,
): OpenSpan[] {
  const isDoubtful = holiday?.name === 'Christmas Eve' && holiday.check.includes(place.id)
  // Open-air stalls are for the afternoon.
  const isStall = place.kind === 'market' && place.setting === 'outdoor'
  if (!isDoubtful || isStall || isMealPlace(place)) return [...starts]
  const close = evenings.test(request.about.zone) ? doorsClose : doorsCloseAbroad
  return within(starts, { from: 0, to: close - visitMinutes(place, request) })
}

/** Time zones where the feast is on the evening before. */
const evenings = /^Europe\/(?!London|Dublin|Paris|Madrid|Rome|Lisbon)/

const nextNight = 2880
const doorsClose = 840
const doorsCloseAbroad = 960

/** Start spans at a gathering, whatever the usual hours. */
function atTheGathering({ id, minutes }: Place, { gathering }: PlanDay): StartSpan[] {
  if (gathering?.placeId !== id) return []
  const { from, to } = gathering
  // On New Year's Eve one stays until midnight.
  if (to < lastMinutes) return [{ from, to }]
  const soonest = toNextMark(afterMidnight - minutes)
  return [{ from: soonest, to: Math.max(soonest, lastMinutes) }]
}

const lastMinutes = 1425
const afterMidnight = 1450

/** Renown (0 to 1) from which a sight is kept even at an hour that is not its best. */
const lookedFor = 0.5

/** Whether a sight is kept at another hour: there are more known sights than mornings and sunsets. */
export function isSeenAnyway(place: Place): boolean {
  const { part } = comeTimes(place)
  return place.essential >= lookedFor && (part === 'sunset' || part === 'early')
}

/** Start span of a wished breakfast. */
const lateMorning: OpenSpan = { from: 0, to: 705 }

/** Start spans at the hour of a wish; it was checked before that the place can be visited then. */
function atTheHour(
  place: Place,
  date: string,
  request: PlanRequest,
  starts: readonly OpenSpan[],
): StartSpan[] {
  const minutes = visitMinutes(place, request)
  return askedOf(place, request).reduce<StartSpan[]>(
    (spans, wish) => {
      if (!isItsNight(wish, date, request)) return []
      if (wish.on && wish.on !== date) return []
      const isBrunch = isLateBreakfast(wish) && mealsAt(place).includes('breakfast')
      const window = isBrunch ? lateMorning : askedWindow(wish.when, place, minutes, date, request)
      return window ? within(spans, marked(window)) : spans
    },
    [...starts],
  )
}

function marked({ from, to }: OpenSpan): OpenSpan {
  return { from: toNextMark(from), to: Math.max(toNextMark(from), toPreviousMark(to)) }
}

/** The only start of a fixed stop, in minutes of the day. */
export function fixedStart(starts: readonly (readonly OpenSpan[])[]): number | undefined {
  const [only, ...others] = starts.flat()
  return only && others.length === 0 && only.from === only.to ? only.from : undefined
}

/** The minutes, extended so that the visit ends on a mark. */
export function untilMark(start: number, minutes: number): number {
  return toNextMark(start + minutes) - start
}

export function within(spans: readonly OpenSpan[], window: OpenSpan): StartSpan[] {
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from <= to)
}
