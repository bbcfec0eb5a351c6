/** A planned day trip: its ways there and back, and its lunch. */

import { fromCatalogue } from '#domain/facts/fact-source.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { backToTown, modeInWords } from '#domain/trip/mode-words.ts'
import type { Leg } from '#domain/trip/parts.ts'
import { visitStarts } from '../appeal.ts'
import { toNextMark } from '../marks.ts'
import { mealTimes } from '../meals/meal-times.ts'
import type { PlanRequest } from '../schema.ts'

export type DayTrip = NonNullable<Place['dayTrip']>

export interface PlannedDayTrip {
  place: Place
  trip: DayTrip
  date: string
  /** Departure, and minutes until the return. */
  leaves: number
  away: number
  /** Minutes there, and meals included. */
  minutes: number
  meals: readonly Meal[]
  /** It takes the evening; the day before it is for the town. */
  isEvening: boolean
}

export const lunchThere = 45
/** Start span of lunch on a day trip. */
const lunchTime = { from: 675, to: 885 }

/** Start span of a lunch on the way out, and the length of the visit. */
export interface LunchThere {
  start: number
  minutes: number
  visit: { start: number; minutes: number }
  /** The rest of the visit after lunch, where lunch splits it. */
  later?: { start: number; minutes: number }
}

/**
 * The meal of a trip as a stop of its own: before the visit where one arrives at noon, after it where it ends
 * early, or in the middle of a long day in a town with known food; else null.
 */
export function lunchOnTrip(
  { place, date, minutes, isEvening }: PlannedDayTrip,
  arrives: number,
  request: PlanRequest,
): LunchThere | null {
  if (isEvening) return null
  const rest = minutes - lunchThere
  const { from } = lunchTime
  // By the country's hours: no waiting until three where lunch is at noon.
  const to = Math.min(lunchTime.to, mealTimes(request).lunch.to)
  const lunch = { minutes: lunchThere }
  const later = arrives + lunchThere
  const staysOpen = visitStarts(place, date, request).some(
    (span) => span.from <= later && later <= span.to,
  )
  if (arrives >= from && arrives <= to && staysOpen) {
    return { ...lunch, start: arrives, visit: { start: later, minutes: rest } }
  }
  const after = arrives + rest
  if (after < from) return null
  if (after > to) return lunchBetween({ arrives, until: arrives + minutes }, place, request)
  return { ...lunch, start: after, visit: { start: arrives, minutes: rest } }
}

/** Fewest minutes of a town's morning and of its afternoon. */
const leastPart = 60
const lunchInTown = 60
const shortAfternoon = 120

function lunchBetween(
  { arrives, until }: { arrives: number; until: number },
  { dayTrip }: Place,
  request: PlanRequest,
): LunchThere | null {
  if (!(dayTrip?.eat && dayTrip.see) || dayTrip.by === 'tour') return null
  const { lunch } = mealTimes(request)
  // Somewhat after kitchens open, unless the afternoon would be too short.
  const isShort = until - lunch.from - lunchInTown < shortAfternoon
  const usual = Math.min(lunch.to, lunch.from + (isShort ? 0 : 30))
  const start = toNextMark(Math.max(arrives + leastPart, usual))
  const later = { start: start + lunchInTown, minutes: until - start - lunchInTown }
  if (start > lunchTime.to || later.minutes < leastPart) return null
  return {
    ...{ start, minutes: lunchInTown, later },
    visit: { start: arrives, minutes: start - arrives },
  }
}

/** The leg to the goal. */
export function legOfTrip({ by, minutesEachWay }: DayTrip): Leg {
  return {
    mode: by === 'tour' ? 'other' : by,
    minutes: toNextMark(minutesEachWay),
    meters: null,
    from: null,
    to: null,
    reference: null,
    source: fromCatalogue,
  }
}

/** The leg back to town, and on through it: no ferry goes to a rose garden. */
export function wayBack(trip: DayTrip, on: Leg | null): Leg {
  const leg = legOfTrip(trip)
  const more = on?.minutes ?? 0
  const last = on && more > 0 ? `, the last ${more} min ${modeInWords(on)}` : ''
  return { ...leg, minutes: (leg.minutes ?? 0) + more, reference: `${backToTown}${last}` }
}
