/** From when to when a day goes: by pace and party, and by what was fixed, named or is not to be missed. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { darkness, nightFrom } from './after-dinner.ts'
import { askedOf, askedWindow } from './asked/asked-starts.ts'
import { isForSunrise, sunriseStarts } from './asked/sunrise-visits.ts'
import { isShow } from './assumed-hours.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { isMealPlace, mealsAt } from './meal-places.ts'
import {
  childrenEarlier,
  isSmall,
  lateTableShift,
  lateTables,
  settledMeals,
  usualDinner,
} from './meal-times.ts'
import { openSpans } from './open-spans.ts'
import { sunOver } from './outdoors.ts'
import { hasLongNight } from './problem/fixed-evening.ts'
import { comeTimes } from './said/come-times.ts'
import { beginnings } from './said/curtain.ts'
import type { AskedWish, PlanDay, PlanRequest } from './schema.ts'

const childrenHome = 1230
/** Small children are in bed early, and up early; at a great age the evening ends sooner, too. */
const toddlersHome = 1140
const toddlersOut = 540
const seniorsHome = 1200
const seniorsOut = 600
const latestUsualDinner = 1200
/** Where kitchens open at half past seven, children are back by nine. */
const somewhatLater = 30
const nightOut = 1470
/** The earliest that a day begins by itself, and the latest that one is back. */
export const earliestOut = 300
/** For a sunrise one gets up as early as it takes. */
const outBeforeDawn = 150
const latestBack = 1680
/** After a long flight or on arriving high up: out later, back earlier, and less in between. */
const gentleMorning = 60
const gentleEvening = 60
/** From this on the sun of noon is avoided, so that what is in the open needs an early start. */
const hotNoon = 28
const beforeTheHeat = 480
/** What opens at eight is reached at eight where it is hotter. */
const veryHot = 32
const beforeGreatHeat = 450
/** When one is back where dinner is late. */
const lateHome = 1410
const dinnerAndHome = 140
/** Who is young or out at night sleeps longer; before the heat everybody gets up. */
const teenagersOut = 600
const afterTheNight = 600
const afterTheDance = 630
const atMidnight = 1425
const afterMidnight = 660
/** Worth getting up or staying out for, from this on. */
export const worthALongDay = 0.9
/** Kept free before and after what is settled, to get there. */
const wayThere = 60
const beforeANightOut = 180
export const spare = 10

/** From leaving to being back; a day without hours of its own is as long as what is settled needs. */
export function hoursOf(day: PlanDay, request: PlanRequest): OpenSpan {
  const known = hoursKnown.get(request)?.get(day)
  if (known) return known
  const stretched = stretchedHours(request)
  hoursKnown.set(request, stretched)
  return stretched.get(day) ?? ordinaryHours(day, request)
}

const midnight = 1440
const beforeDawn = 400

/** A request is never changed, and its hours are asked for with every place. */
const hoursKnown = new WeakMap<PlanRequest, ReadonlyMap<PlanDay, OpenSpan>>()

/** By pace, party and what was fixed for the day. */
function ordinaryHours(day: PlanDay, request: PlanRequest): OpenSpan {
  const { from, to } = paceOf(request)
  const end = backBy(request, goesOutAtNight(request) ? nightOut : to)
  const wakes = wakesAt(request, from)
  const high = day.weather?.high ?? 0
  const cool = high >= veryHot ? beforeGreatHeat : beforeTheHeat
  // Who was out until after midnight, or is fifteen, sleeps through the cool hours.
  const rises = (high >= hotNoon || request.quiet) && !sleepsLong(request)
  const out = rises ? Math.min(wakes, cool + Math.max(0, wakes - from)) : wakes
  const rested = wasOutAtMidnight(day, request) ? Math.max(out, afterMidnight) : out
  const usual = day.gentle
    ? { from: from + gentleMorning, to: end - gentleEvening }
    : { from: rested, to: Math.max(end, afterTheSunset(day, request)) }
  return bounded(day, request, [usual, ...settledOn(day.date, request)])
}

/** Who watches the sun go down on every evening dines after it, and not on a roll in half an hour. */
function afterTheSunset({ date }: PlanDay, request: PlanRequest): number {
  if (!request.asked.some(({ when, daily }) => when === 'sunset' && daily)) return 0
  const sunset = sunOver(request, date)?.sunset ?? 0
  return Math.min(lateHome, sunset + dinnerAndHome)
}

/** Who dines at half past eight is back so much later than elsewhere, as the families of the town are. */
const afterANightsTable = 120

/** When one is back on a day for which nothing late was asked: by who travels, and by when dinner is. */
function backBy(request: PlanRequest, late: number): number {
  const dinner = lateTables(request)?.dinner ?? 0
  const usualEnd = dinner > latestUsualDinner ? Math.max(late, lateHome) : late
  const night = isSmall(request) ? childrenEarlier : afterANightsTable
  const later = dinner > latestUsualDinner ? night : dinner > usualDinner ? somewhatLater : 0
  const childrenEnd = childrenHome + later
  return homeBy(request, dinner) ?? (request.party.children ? childrenEnd : usualEnd)
}

/**
 * The latest that a visit ends which nobody asked for at night: a day that is longer for a late wish is not
 * filled with stations and bridges until that is due.
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
  // Lights are for the way home, and not for midnight.
  if (comeTimes(place).part === 'dark') return lightsSeen
  return backBy(request, paceOf(request).to)
}

const lightsSeen = 1395
const lateWishes = new Set<AskedWish['when']>(['evening', 'night', 'past-midnight'])
const ofTheNight = new Set<PlaceKind>(['nightlife', 'stage'])

/** Those who like nights, and friends without children who did not say when they go to bed. */
export function goesOutAtNight({ interests, party }: PlanRequest): boolean {
  if (interests.includes('nightlife')) return true
  return party.who.includes('friends') && !party.children && party.bedtime === undefined
}

/** Who saw the year in sleeps on the first of January. */
function wasOutAtMidnight({ date }: PlanDay, { days }: PlanRequest): boolean {
  const before = days[days.findIndex((each) => each.date === date) - 1]
  return (before?.gathering?.to ?? 0) >= atMidnight
}

/** Who does not get up early for anything that was not named. */
export function sleepsLong(request: PlanRequest): boolean {
  const { who, children } = request.party
  return isOutAtNight(request) || (who.includes('teenagers') && !children)
}

export function isOutAtNight({ asked }: PlanRequest): boolean {
  return asked.some(({ when }) => when === 'past-midnight')
}

/** When those who travel set out: with a small child early, with teenagers or after a night out late. */
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

/** When the youngest or the oldest want to be back; undefined where nobody minds. */
function homeBy({ party, interests }: PlanRequest, dinner: number): number | undefined {
  const later = Math.min(lateTableShift, Math.max(0, dinner - usualDinner))
  if (party.who.includes('toddler')) return toddlersHome + later
  // Who asks for nights out has them at any age.
  const after = dinner > latestUsualDinner ? afterANightsTable : later
  if (party.who.includes('seniors') && !interests.includes('nightlife')) return seniorsHome + after
  return undefined
}

/** What a traveller fixed, with the way there and back. */
function settledOn(date: string, { appointments, locked, places }: PlanRequest): OpenSpan[] {
  const fixed = locked.flatMap(({ placeId, start, date: on }) => {
    const minutes = places.find(({ id }) => id === placeId)?.minutes
    return start === undefined || minutes === undefined ? [] : [{ date: on, start, minutes }]
  })
  return [...appointments, ...fixed]
    .filter((each) => each.date === date)
    .map(({ start, minutes }) => ({ from: start - wayThere, to: start + minutes + wayThere }))
}

/** The hull of some spans, within what was said of the day and what anybody would do. */
function bounded(
  day: PlanDay,
  { party, asked }: PlanRequest,
  spans: readonly OpenSpan[],
  isNamed = false,
): OpenSpan {
  // What leaves before dawn and was asked for is not to be had at any other hour.
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
 * What was named may lie outside of all ordinary days: a fish market at six, a night safari. Then one
 * day begins earlier or ends later for it, each such place on a day of its own as far as there are days.
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
      // A start before dawn and a night past midnight are for two days.
      if (needs && needs.from < beforeDawn && hasLongNight(day, request)) return []
      return needs ? [{ day, needs, has: hours.get(day) ?? needs }] : []
    })
    // What was asked for on every night needs all of them, and not the one that is long already.
    const isNightly = request.asked.some(
      ({ daily, when, placeIds }) =>
        daily && when === 'past-midnight' && placeIds.includes(place.id),
    )
    // For what nobody asked for, children are not kept up until it is dark in July.
    const isKept = named.has(place.id) || !request.party.children
    const isTooLate = open.every(({ needs }) => needs.to > latestWithChildren(request))
    if (!isKept && isTooLate) continue
    const isRoomFor = ({ needs, has }: (typeof open)[number]) =>
      has.from <= needs.from && needs.to <= has.to
    if (!isNightly && open.some(isRoomFor)) continue
    // Grown-ups may stay out on any evening; children do once.
    const isAnyDay = !(request.party.children || request.mustSee.includes(place.id))
    // Nobody rises in the night after the journey, where there is another morning.
    const isAtDawn = isForSunrise(place, request)
    const mornings = isAtDawn && open.length > 1 ? open.slice(1) : open
    const isOnAny = isAnyDay && !isAtDawn
    const chosen = isOnAny ? open : mornings.slice(turn % Math.max(1, mornings.length)).slice(0, 1)
    turn += 1
    for (const { day, needs, has } of chosen) {
      const within = bounded(day, request, [has, needs], named.has(place.id))
      const from = isOnAny ? has.from : within.from
      // Midnight ends an evening for who asked for nothing later.
      const to = day.to === midnight ? Math.max(within.to, needs.to) : within.to
      hours.set(day, { from, to })
    }
  }
  return hours
}

function latestWithChildren({ party }: PlanRequest): number {
  return party.who.includes('toddler') ? toddlersHome : childrenHome + childrenEarlier
}

/** What a first visit must not miss and is to be seen in the dark. */
function isWorthALongDay(place: Place, { mustAvoid, avoidedKinds, party }: PlanRequest): boolean {
  if (party.who.includes('seniors') || party.bedtime !== undefined) return false
  if (place.essential < worthALongDay) return false
  if (mustAvoid.includes(place.id) || avoidedKinds.includes(place.kind)) return false
  return comeTimes(place).part === 'dark'
}

/** The latest that one sets out for a place, and the earliest that one is back; null where it is closed. */
function hoursNeeded(place: Place, date: string, request: PlanRequest): OpenSpan | null {
  if (isForSunrise(place, request)) return hoursForSunrise(place, date, request)
  const dinnerOnly = isMealPlace(place) && mealsAt(place).every((meal) => meal === 'dinner')
  const asked = Math.max(
    0,
    ...askedOf(place, request).map(
      ({ when }) => askedWindow(when, place, place.minutes, date, request)?.from ?? 0,
    ),
  )
  // A street of music that was named is for after dinner, whatever its hours are.
  const ofNight = request.mustSee.includes(place.id) ? nightFrom(place, request) : 0
  const fits = openSpans(place, date)
    .map(({ from, to }) => ({
      from: Math.max(from, asked, ofNight, dinnerOnly ? settledMeals.dinner.from : 0),
      to,
    }))
    .filter(({ from, to }) => to - from >= place.minutes)
  if (fits.length === 0) return null
  const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  // One dines before a night out, where dinner is late.
  const dinner = asked > 0 && place.kind === 'nightlife' ? beforeANightOut : 0
  const way = minutes + paceOf(request).slack + spare
  const starts = beginnings(
    place,
    fits.map(({ from, to }) => ({ from, to: to - place.minutes })),
  )
  const latest = Math.max(...starts.map(({ to }) => to))
  const soonest = Math.min(...starts.map(({ from }) => from))
  const { part } = comeTimes(place)
  const dark = darkness(date, request)
  // The last curtain rather than the first, so that dinner is had before; and what is lit in the dark.
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
