/** When visits of a problem may start. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { nightFrom } from '../after-dinner.ts'
import { visitStarts } from '../appeal.ts'
import { askedOf, askedWindow, isLateBreakfast } from '../asked/asked-starts.ts'
import { isItsNight } from '../asked/best-nights.ts'
import { toNextMark, toPreviousMark } from '../marks.ts'
import { isMealPlace, mealsAt, timesForABite } from '../meal-places.ts'
import { mealTimes } from '../meal-times.ts'
import { comeTimes } from '../said/come-times.ts'
import { beginnings } from '../said/curtain.ts'
import { boundStarts, boundTo } from '../said/moment-starts.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import type { StartSpan } from '../tours/problem.ts'
import { visitMinutes } from '../visit-length.ts'

/** By hours, light and heat, by what is said of the place, and for a bite when it is welcome. */
export function startsOf(place: Place, day: PlanDay, request: PlanRequest): StartSpan[] {
  return beginnings(place, beforeTheHeat(place, day, request, fittingStarts(place, day, request)))
}

const hikes = /\b(?:hik(?:e|es|ing)|climb|summit|peak|gorge|trail)\b/i
const longHike = 120
const warm = 26
const startBy = 630

/** A way up of hours, in the open and by its own words. */
function isAHike({ kind, setting, minutes, name, about, offers = [], bestTime }: Place): boolean {
  if (setting !== 'outdoor' || minutes < longHike) return false
  if (kind !== 'nature' && kind !== 'activity') return false
  const isForLater = bestTime !== 'morning' && bestTime !== 'any'
  return !isForLater && hikes.test([name, about, ...offers].join('; '))
}

/** In summer one sets out on a mountain in the morning, and not on the warmest hours up a wall of stone. */
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
  // Who names the place sees it on any day; at midnight, where that is what it is for.
  const isBound = !request.mustSee.includes(place.id) || request.festive
  if (there && isBound) return atTheGathering(place, day)
  const open = beforeTheEve(place, day, visitStarts(place, day.date, request), request)
  const late = within(open, { from: nightFrom(place, request), to: nextNight })
  const starts = late.length > 0 ? late : open
  const wishes = askedOf(place, request).filter(({ when, on }) => when !== 'any' || on)
  if (wishes.length > 0) return atTheHour(place, day.date, request, starts)
  // What was named is planned at any hour that is open, and at its own hour where that can be had.
  const isAnyway = isSeenAnyway(place)
  const minutes = visitMinutes(place, request)
  const kept = boundTo(starts, isAnyway ? [] : boundStarts(place, day, minutes, request))
  const hasHour = !isAnyway && comeTimes(place).timed.some(({ come }) => come === 'only')
  if (request.mustSee.includes(place.id)) return hasHour ? [...kept] : starts
  // Without its hour there is nothing to come for: no northern lights at ten in the morning.
  if (hasHour && kept === starts) return []
  const { lunch, dinner } = mealTimes(request)
  const times = timesForABite(place, minutes, {
    lunch: request.meals.lunch ? lunch : null,
    dinner: request.meals.dinner ? dinner : null,
  })
  return times.flatMap((time) => within(kept, time))
}

/** On Christmas Eve doors that may be open at all close early: what has to be checked is seen before that. */
function beforeTheEve(
  place: Place,
  { holiday }: PlanDay,
  starts: readonly OpenSpan[],
  request: PlanRequest,
): OpenSpan[] {
  const isDoubtful = holiday?.name === 'Christmas Eve' && holiday.check.includes(place.id)
  // Stalls in the open are what the afternoon is for.
  const isStall = place.kind === 'market' && place.setting === 'outdoor'
  if (!isDoubtful || isStall || isMealPlace(place)) return [...starts]
  const close = evenings.test(request.about.zone) ? doorsClose : doorsCloseAbroad
  return within(starts, { from: 0, to: close - visitMinutes(place, request) })
}

/** Where the evening before is the feast itself. */
const evenings = /^Europe\/(?!London|Dublin|Paris|Madrid|Rome|Lisbon)/

const nextNight = 2880
const doorsClose = 840
const doorsCloseAbroad = 960

/** Where everybody gathers on one of the days, one goes then: whatever the hours of other days are. */
function atTheGathering({ id, minutes }: Place, { gathering }: PlanDay): StartSpan[] {
  if (gathering?.placeId !== id) return []
  const { from, to } = gathering
  // Who comes to see the year in stays until it is there.
  if (to < lastMinutes) return [{ from, to }]
  const soonest = toNextMark(afterMidnight - minutes)
  return [{ from: soonest, to: Math.max(soonest, lastMinutes) }]
}

const lastMinutes = 1425
const afterMidnight = 1450

/** From here on people look for a place, at whatever hour they come. */
const lookedFor = 0.5

/** There are more known sights than mornings and sunsets: such a one comes at another hour rather than not at all. */
export function isSeenAnyway(place: Place): boolean {
  const { part } = comeTimes(place)
  return place.essential >= lookedFor && (part === 'sunset' || part === 'early')
}

/** A breakfast that one came for goes on until noon. */
const lateMorning: OpenSpan = { from: 0, to: 705 }

/** Where a wish is for an hour, then; settled beforehand is that the place can be visited at it. */
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

/** The one minute at which something settled begins. */
export function fixedStart(starts: readonly (readonly OpenSpan[])[]): number | undefined {
  const [only, ...others] = starts.flat()
  return only && others.length === 0 && only.from === only.to ? only.from : undefined
}

/** So long that it ends on a mark, also where it begins off one. */
export function untilMark(start: number, minutes: number): number {
  return toNextMark(start + minutes) - start
}

export function within(spans: readonly OpenSpan[], window: OpenSpan): StartSpan[] {
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from <= to)
}
