/** How a day is shaped by pace and party: its hours, how much goes into it, when one eats. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { estimateLeg, type TravelPreferences } from '#domain/routing/travel-estimate.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { isMealPlace, mealsAt } from './meal-places.ts'
import { openSpans } from './open-spans.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

interface Pace {
  from: number
  to: number
  /** Sights a day, meals and a café not counted. */
  sights: number
  /** Minutes to find the way, look around and get going, added to every leg. */
  slack: number
}

const paces: Record<PlanRequest['pace'], Pace> = {
  slow: { from: 600, to: 1290, sights: 3, slack: 10 },
  balanced: { from: 570, to: 1320, sights: 5, slack: 6 },
  fast: { from: 510, to: 1365, sights: 8, slack: 3 },
}
const childrenHome = 1230
const nightOut = 1470
/** The earliest that a day begins by itself, and the latest that one is back. */
const earliestOut = 300
const latestBack = 1680
/** After a long flight or on arriving high up: out later, back earlier, and less in between. */
const gentleMorning = 60
const gentleEvening = 60
export const gentleSights = 3
/** From this on the sun of noon is avoided, so that what is in the open needs an early start. */
const hotNoon = 28
const beforeTheHeat = 480
/** When small children sleep, and how long. */
export const napTime = { from: 750, to: 840, minutes: 90 }
/** Kept free before and after what is settled, to get there. */
const wayThere = 60
const spare = 10

export function paceOf(request: PlanRequest): Pace {
  return paces[request.pace]
}

/** From leaving to being back; a day without hours of its own is as long as what is settled needs. */
export function hoursOf(day: PlanDay, request: PlanRequest): OpenSpan {
  const known = hoursKnown.get(request)?.get(day)
  if (known) return known
  const stretched = stretchedHours(request)
  hoursKnown.set(request, stretched)
  return stretched.get(day) ?? ordinaryHours(day, request)
}

/** A request is never changed, and its hours are asked for with every place. */
const hoursKnown = new WeakMap<PlanRequest, ReadonlyMap<PlanDay, OpenSpan>>()

/** By pace, party and what was fixed for the day. */
function ordinaryHours(day: PlanDay, request: PlanRequest): OpenSpan {
  const { from, to } = paceOf(request)
  const late = request.interests.includes('nightlife') ? nightOut : to
  const end = request.party.children ? childrenHome : late
  const out = (day.weather?.high ?? 0) >= hotNoon ? Math.min(from, beforeTheHeat) : from
  const usual = day.gentle
    ? { from: from + gentleMorning, to: end - gentleEvening }
    : { from: out, to: end }
  return bounded(day, request, [usual, ...settledOn(day.date, request)])
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
function bounded(day: PlanDay, { party }: PlanRequest, spans: readonly OpenSpan[]): OpenSpan {
  const from = Math.max(earliestOut, Math.min(...spans.map((span) => span.from)))
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
  for (const id of request.mustSee) {
    const place = request.places.find((each) => each.id === id)
    if (!place || place.dayTrip) continue
    const open = request.days.flatMap((day) => {
      const needs = hoursNeeded(place, day.date, request)
      return needs ? [{ day, needs, has: hours.get(day) ?? needs }] : []
    })
    if (open.some(({ needs, has }) => has.from <= needs.from && needs.to <= has.to)) continue
    const chosen = open[turn % Math.max(1, open.length)]
    turn += 1
    if (chosen) hours.set(chosen.day, bounded(chosen.day, request, [chosen.has, chosen.needs]))
  }
  return hours
}

/** The latest that one sets out for a place, and the earliest that one is back; null where it is closed. */
function hoursNeeded(place: Place, date: string, request: PlanRequest): OpenSpan | null {
  const dinnerOnly = isMealPlace(place) && mealsAt(place).every((meal) => meal === 'dinner')
  const fits = openSpans(place, date)
    .map(({ from, to }) => ({
      from: dinnerOnly ? Math.max(from, settledMeals.dinner.from) : from,
      to,
    }))
    .filter(({ from, to }) => to - from >= place.minutes)
  if (fits.length === 0) return null
  const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  const way = minutes + paceOf(request).slack + spare
  return {
    from: Math.max(...fits.map(({ to }) => to - place.minutes)) - way,
    to: Math.min(...fits.map(({ from }) => from + place.minutes)) + way,
  }
}

/** When a meal may begin at a place that was named: whenever people eat there. */
export const settledMeals: Readonly<Record<Meal, OpenSpan>> = {
  breakfast: { from: 420, to: 660 },
  lunch: { from: 660, to: 930 },
  dinner: { from: 1050, to: 1320 },
}

/** When each meal may begin, and how long it takes where no restaurant says otherwise. */
export function mealTimes(request: PlanRequest): Record<Meal, OpenSpan & { minutes: number }> {
  const early = request.party.children
  return {
    breakfast: { from: 450, to: 600, minutes: 30 },
    lunch: early ? { from: 705, to: 810, minutes: 60 } : { from: 720, to: 840, minutes: 60 },
    dinner: early ? { from: 1050, to: 1140, minutes: 60 } : { from: 1110, to: 1245, minutes: 75 },
  }
}

export function travelPreferences({ party, beyondWalking }: PlanRequest): TravelPreferences {
  if (party.shortWalks || party.stepFree) return { beyondWalking, longestWalk: 10 }
  return { beyondWalking, longestWalk: party.children ? 18 : 25 }
}
