/**
 * When a day begins and ends: by pace and party, and by what is fixed, named or must not be missed. In minutes of
 * the day.
 */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { askedOf, askedWindow } from './asked/asked-starts.ts'
import { isForSunrise, sunriseStarts } from './asked/sunrise-visits.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { darkness, nightFrom } from './meals/after-dinner.ts'
import { isMealPlace, mealsAt } from './meals/meal-places.ts'
import {
  childrenEarlier,
  isSmall,
  lateTableShift,
  lateTables,
  settledMeals,
  usualDinner,
} from './meals/meal-times.ts'
import { openSpans } from './open-spans.ts'
import { isShow } from './opening/assumed-hours.ts'
import { sunOver } from './opening/outdoors.ts'
import { hasLongNight } from './problem/fixed-evening.ts'
import { comeTimes } from './said/come-times.ts'
import { beginnings } from './said/curtain.ts'
import type { AskedWish, PlanDay, PlanRequest } from './schema.ts'

const childrenHome = 1230
/** When a small child is back; an early evening also at a great age. */
const toddlersHome = 1140
const toddlersOut = 540
const seniorsHome = 1200
const seniorsOut = 600
const latestUsualDinner = 1200
/** Minutes added for children where kitchens open at half past seven. */
const somewhatLater = 30
const nightOut = 1470
/** The earliest minute at which a day begins, except for a sunrise. */
export const earliestOut = 300
/** The earliest minute for a sunrise. */
const outBeforeDawn = 150
const latestBack = 1680
/** Minutes by which a gentle day begins later and ends earlier. */
const gentleMorning = 60
const gentleEvening = 60
/** Daily high in °C from which open-air sights need an early start. */
const hotNoon = 28
const beforeTheHeat = 480
/** Daily high in °C from which the day starts even earlier, to be there when doors open at eight. */
const veryHot = 32
const beforeGreatHeat = 450
/** The end of a day where dinner is late. */
const lateHome = 1410
const dinnerAndHome = 140
/** The begin of days for teenagers, and after a night out; heat comes first. */
const teenagersOut = 600
const afterTheNight = 600
const afterTheDance = 630
const atMidnight = 1425
const afterMidnight = 660
/** Renown (0 to 1) from which a sight is worth an early start or a late end. */
export const worthALongDay = 0.9
/** Minutes kept free before and after an appointment, for the ways. */
const wayThere = 60
const beforeANightOut = 180
export const spare = 10

/** The span from leaving to being back; without hours of its own, a day is as long as its appointments need. */
export function hoursOf(day: PlanDay, request: PlanRequest): OpenSpan {
  const known = hoursKnown.get(request)?.get(day)
  if (known) return known
  const stretched = stretchedHours(request)
  hoursKnown.set(request, stretched)
  return stretched.get(day) ?? ordinaryHours(day, request)
}

const midnight = 1440
const beforeDawn = 400

/** Cache by request: requests are immutable, and the hours are asked for with every place. */
const hoursKnown = new WeakMap<PlanRequest, ReadonlyMap<PlanDay, OpenSpan>>()

/** By pace, party and what was fixed for the day. */
function ordinaryHours(day: PlanDay, request: PlanRequest): OpenSpan {
  const { from, to } = paceOf(request)
  const end = backBy(request, goesOutAtNight(request) ? nightOut : to)
  const wakes = wakesAt(request, from)
  const high = day.weather?.high ?? 0
  const cool = high >= veryHot ? beforeGreatHeat : beforeTheHeat
  // Late risers can't use the cool hours.
  const rises = (high >= hotNoon || request.quiet) && !sleepsLong(request)
  const out = rises ? Math.min(wakes, cool + Math.max(0, wakes - from)) : wakes
  const rested = wasOutAtMidnight(day, request) ? Math.max(out, afterMidnight) : out
  const usual = day.gentle
    ? { from: from + gentleMorning, to: end - gentleEvening }
    : { from: rested, to: Math.max(end, afterTheSunset(day, request)) }
  return bounded(day, request, [usual, ...settledOn(day.date, request)])
}

/** The end of a day with a sunset to watch: dinner comes after it. */
function afterTheSunset({ date }: PlanDay, request: PlanRequest): number {
  if (!request.asked.some(({ when, daily }) => when === 'sunset' && daily)) return 0
  const sunset = sunOver(request, date)?.sunset ?? 0
  return Math.min(lateHome, sunset + dinnerAndHome)
}

/** Minutes added to the end of a day where dinner is at half past eight. */
const afterANightsTable = 120

/** When one is back without a late wish: by who travels and when dinner is. */
function backBy(request: PlanRequest, late: number): number {
  const dinner = lateTables(request)?.dinner ?? 0
  const usualEnd = dinner > latestUsualDinner ? Math.max(late, lateHome) : late
  const night = isSmall(request) ? childrenEarlier : afterANightsTable
  const later = dinner > latestUsualDinner ? night : dinner > usualDinner ? somewhatLater : 0
  const childrenEnd = childrenHome + later
  return homeBy(request, dinner) ?? (request.party.children ? childrenEnd : usualEnd)
}

/**
 * The latest end of a visit that nobody asked for at night: a day extended for a late wish is not filled with other
 * visits until then.
 */
export function latestEnd(place: Place, request: PlanRequest): number {
  const { mustSee, days, asked } = request
  const isLate = asked.some(({ when }) => lateWishes.has(when))
  if (!isLate || isMealPlace(place)) return latestBack
  const isKept =
    mustSee.includes(place.id) ||
    askedOf(place, request).length > 0 ||
    days.some(({ gathering }) => gathering?.placeId === place.id)
  if (isKept) return latestBack
  if (ofTheNight.has(place.kind)) return isOutAtNight(request) ? latestBack : atMidnight
  // Illuminations are for the way home, and not for midnight.
  if (comeTimes(place).part === 'dark') return lightsSeen
  return backBy(request, paceOf(request).to)
}

const lightsSeen = 1395
const lateWishes = new Set<AskedWish['when']>(['evening', 'night', 'past-midnight'])
const ofTheNight = new Set<PlaceKind>(['nightlife', 'stage'])

/** Whether a party goes out at night: those who like nightlife, and friends without children who named no bedtime. */
export function goesOutAtNight({ interests, party }: PlanRequest): boolean {
  if (interests.includes('nightlife')) return true
  return party.who.includes('friends') && !party.children && party.bedtime === undefined
}

/** Whether it is the day after New Year's Eve, on which one sleeps long. */
function wasOutAtMidnight({ date }: PlanDay, { days }: PlanRequest): boolean {
  const before = days[days.findIndex((each) => each.date === date) - 1]
  return (before?.gathering?.to ?? 0) >= atMidnight
}

/** Whether they get up early only for what they named. */
export function sleepsLong(request: PlanRequest): boolean {
  const { who, children } = request.party
  return isOutAtNight(request) || (who.includes('teenagers') && !children)
}

export function isOutAtNight({ asked }: PlanRequest): boolean {
  return asked.some(({ when }) => when === 'past-midnight')
}

/** When they set out: early with a small child, later with teenagers or after a night out. */
function wakesAt(request: PlanRequest, usual: number): number {
  const { party, interests, wantedKinds } = request
  if (party.who.includes('toddler')) return Math.min(usual, toddlersOut)
  if (isOutAtNight(request)) return Math.max(usual, afterTheDance)
  if (wantedKinds.includes('nightlife') || interests.includes('nightlife')) {
    return Math.max(usual, afterTheNight)
  }
  if (party.who.includes('seniors')) return Math.max(usual, seniorsOut)
  return party.who.includes('teenagers') ? Math.max(usual, teenagersOut) : usual
}

/** When the youngest or the oldest want to be back; undefined where no one does. */
function homeBy({ party, interests }: PlanRequest, dinner: number): number | undefined {
  const later = Math.min(lateTableShift, Math.max(0, dinner - usualDinner))
  if (party.who.includes('toddler')) return toddlersHome + later
  // Nightlife that was asked for wins over age.
  const after = dinner > latestUsualDinner ? afterANightsTable : later
  if (party.who.includes('seniors') && !interests.includes('nightlife')) return seniorsHome + after
  return undefined
}

/** Spans of what is fixed on a date, with the ways there and back. */
function settledOn(date: string, { appointments, locked, places }: PlanRequest): OpenSpan[] {
  const fixed = locked.flatMap(({ placeId, start, date: on }) => {
    const minutes = places.find(({ id }) => id === placeId)?.minutes
    return start === undefined || minutes === undefined ? [] : [{ date: on, start, minutes }]
  })
  return [...appointments, ...fixed]
    .filter((each) => each.date === date)
    .map(({ start, minutes }) => ({ from: start - wayThere, to: start + minutes + wayThere }))
}

/** The hull of spans, within what was said of the day and what is reasonable. */
function bounded(
  day: PlanDay,
  { party, asked }: PlanRequest,
  spans: readonly OpenSpan[],
  isNamed = false,
): OpenSpan {
  // A trip that leaves before dawn exists at no other hour.
  const isForDawn = isNamed || asked.some(({ when }) => when === 'sunrise')
  const from = Math.max(
    isForDawn ? outBeforeDawn : earliestOut,
    Math.min(...spans.map((span) => span.from)),
  )
  const to = Math.min(latestBack, Math.max(...spans.map((span) => span.to)))
  return {
    from: toNextMark(day.from ?? from),
    to: toPreviousMark(Math.min(day.to ?? to, party.bedtime ?? Number.POSITIVE_INFINITY)),
  }
}

/**
 * Extended hours for named places outside of ordinary days: a fish market at six, a night safari. One day begins
 * earlier or ends later for each, on different days as far as there are enough.
 */
function stretchedHours(request: PlanRequest): Map<PlanDay, OpenSpan> {
  const hours = new Map(request.days.map((day) => [day, ordinaryHours(day, request)]))
  let turn = 0
  const evenings = request.asked.flatMap(({ placeIds, daily }) =>
    daily ? placeIds : placeIds.slice(0, 1),
  )
  const named = new Set([...request.mustSee, ...evenings])
  const wanted = request.places.filter(
    (place) => named.has(place.id) || isWorthALongDay(place, request),
  )
  for (const place of wanted) {
    if (place.dayTrip) continue
    const open = request.days.flatMap((day) => {
      const needs = hoursNeeded(place, day.date, request)
      // A start before dawn and a night past midnight go on two days.
      if (needs && needs.from < beforeDawn && hasLongNight(day, request)) return []
      return needs ? [{ day, needs, has: hours.get(day) ?? needs }] : []
    })
    // A wish for every night needs all of them, and not only the extended one.
    const isNightly = request.asked.some(
      ({ daily, when, placeIds }) =>
        daily && when === 'past-midnight' && placeIds.includes(place.id),
    )
    // Children are not kept up late for what nobody asked for.
    const isKept = named.has(place.id) || !request.party.children
    const isTooLate = open.every(({ needs }) => needs.to > latestWithChildren(request))
    if (!isKept && isTooLate) continue
    const isRoomFor = ({ needs, has }: (typeof open)[number]) =>
      has.from <= needs.from && needs.to <= has.to
    if (!isNightly && open.some(isRoomFor)) continue
    // Adults may stay out on any evening; with children on one.
    const isAnyDay = !(request.party.children || request.mustSee.includes(place.id))
    // Not on the morning after arrival, where there is another one.
    const isAtDawn = isForSunrise(place, request)
    const mornings = isAtDawn && open.length > 1 ? open.slice(1) : open
    const isOnAny = isAnyDay && !isAtDawn
    const chosen = isOnAny ? open : mornings.slice(turn % Math.max(1, mornings.length)).slice(0, 1)
    turn += 1
    for (const { day, needs, has } of chosen) {
      const within = bounded(day, request, [has, needs], named.has(place.id))
      const from = isOnAny ? has.from : within.from
      // Ends by midnight where nothing later was asked for.
      const to = day.to === midnight ? Math.max(within.to, needs.to) : within.to
      hours.set(day, { from, to })
    }
  }
  return hours
}

function latestWithChildren({ party }: PlanRequest): number {
  return party.who.includes('toddler') ? toddlersHome : childrenHome + childrenEarlier
}

/** Whether a sight must not be missed on a first visit and is to be seen in the dark. */
function isWorthALongDay(place: Place, { mustAvoid, avoidedKinds, party }: PlanRequest): boolean {
  if (party.who.includes('seniors') || party.bedtime !== undefined) return false
  if (place.essential < worthALongDay) return false
  if (mustAvoid.includes(place.id) || avoidedKinds.includes(place.kind)) return false
  return comeTimes(place).part === 'dark'
}

/** Minute of the day by which an early visit begins. */
const earlyStart = 540

/** The latest start for a place and the earliest return; null where it is closed. */
function hoursNeeded(place: Place, date: string, request: PlanRequest): OpenSpan | null {
  if (isForSunrise(place, request)) return hoursForSunrise(place, date, request)
  const dinnerOnly = isMealPlace(place) && mealsAt(place).every((meal) => meal === 'dinner')
  const asked = Math.max(
    0,
    ...askedOf(place, request).map(
      ({ when }) => askedWindow(when, place, place.minutes, date, request)?.from ?? 0,
    ),
  )
  // A street of music is for after dinner, whatever its hours.
  const ofNight = request.mustSee.includes(place.id) ? nightFrom(place, request) : 0
  const fits = openSpans(place, date)
    .map(({ from, to }) => ({
      from: Math.max(from, asked, ofNight, dinnerOnly ? settledMeals.dinner.from : 0),
      to,
    }))
    .filter(({ from, to }) => to - from >= place.minutes)
  if (fits.length === 0) return null
  const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  // Dinner comes before a night out.
  const dinner = asked > 0 && place.kind === 'nightlife' ? beforeANightOut : 0
  const way = minutes + paceOf(request).slack + spare
  const starts = beginnings(
    place,
    fits.map(({ from, to }) => ({ from, to: to - place.minutes })),
  )
  const soonest = Math.min(...starts.map(({ from }) => from))
  // What is wished early is begun while it is early.
  const isEarly = askedOf(place, request).some(({ when }) => when === 'morning')
  const latestOfAll = Math.max(...starts.map(({ to }) => to))
  const latest = isEarly ? Math.max(soonest, Math.min(latestOfAll, earlyStart)) : latestOfAll
  const { part } = comeTimes(place)
  const dark = darkness(date, request)
  // The last show rather than the first, so that dinner comes before; illuminations in the dark.
  const late = isShow(place) ? latest : part === 'dark' ? Math.min(latest, dark) : soonest
  return {
    from: latest - way,
    to: Math.max(soonest, late) + place.minutes + way + (part === 'dark' ? spare : 0) + dinner,
  }
}

function hoursForSunrise(place: Place, date: string, request: PlanRequest): OpenSpan | null {
  const starts = sunriseStarts(place, date, request)
  if (starts.length === 0) return null
  const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  const way = minutes + paceOf(request).slack + spare
  const latest = Math.max(...starts.map(({ to }) => to))
  return { from: latest - way, to: latest + place.minutes + way }
}
