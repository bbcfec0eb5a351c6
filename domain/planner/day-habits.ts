/** How a day is shaped by pace and party: its hours, how much goes into it, when one eats. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal } from '#domain/places/schema.ts'
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
  const { from, to } = paceOf(request)
  const late = request.interests.includes('nightlife') ? nightOut : to
  const end = request.party.children ? childrenHome : late
  const settled = settledHours(day.date, request)
  const bedtime = request.party.bedtime ?? Number.POSITIVE_INFINITY
  const [begin, over] = day.gentle ? [from + gentleMorning, end - gentleEvening] : [from, end]
  return {
    from: toNextMark(day.from ?? Math.max(earliestOut, Math.min(begin, settled.from))),
    to: toPreviousMark(
      Math.min(day.to ?? Math.min(latestBack, Math.max(over, settled.to)), bedtime),
    ),
  }
}

/** What was named or fixed may lie outside of ordinary days: a fish market at six, a night safari. */
function settledHours(date: string, request: PlanRequest): OpenSpan {
  const spans = [
    ...request.appointments.flatMap((each) =>
      each.date === date ? [{ from: each.start, to: each.start + each.minutes }] : [],
    ),
    ...request.locked.flatMap(({ placeId, start, date: on }) => {
      const place = request.places.find(({ id }) => id === placeId)
      return on === date && start !== undefined && place
        ? [{ from: start, to: start + place.minutes }]
        : []
    }),
    ...request.mustSee.flatMap((id) => {
      const place = request.places.find((each) => each.id === id)
      if (!place) return []
      const dinnerOnly = mealsAt(place).every((meal) => meal === 'dinner') && isMealPlace(place)
      const fits = openSpans(place, date)
        .map(({ from, to }) => ({
          from: Math.max(from, dinnerOnly ? settledMeals.dinner.from : 0),
          to,
        }))
        .filter(({ from, to }) => to - from >= place.minutes)
      if (fits.length === 0) return []
      // The last it may begin, and the first it may be over, with the way there and back.
      const { minutes } = estimateLeg(request.lodging, place.at, travelPreferences(request))
      const more = Math.max(0, minutes + paceOf(request).slack + spare - wayThere)
      const begin = Math.max(...fits.map(({ to }) => to - place.minutes))
      const over = Math.min(...fits.map(({ from }) => from + place.minutes))
      return [{ from: begin - more, to: over + more }]
    }),
  ]
  return {
    from: Math.min(...spans.map(({ from }) => from - wayThere)),
    to: Math.max(...spans.map(({ to }) => to + wayThere)),
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
