/** How a day is shaped by pace and party: its hours, how much goes into it, when one eats. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Meal } from '#domain/places/schema.ts'
import type { TravelPreferences } from '#domain/routing/travel-estimate.ts'
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
  slow: { from: 600, to: 1290, sights: 3, slack: 12 },
  balanced: { from: 570, to: 1320, sights: 5, slack: 8 },
  fast: { from: 510, to: 1365, sights: 8, slack: 4 },
}
const childrenHome = 1230
const nightOut = 1470

export function paceOf(request: PlanRequest): Pace {
  return paces[request.pace]
}

export function hoursOf(day: PlanDay, request: PlanRequest): OpenSpan {
  const { from, to } = paceOf(request)
  const late = request.interests.includes('nightlife') ? nightOut : to
  const end = request.party.children ? childrenHome : late
  const latest = day.to ?? end
  const bedtime = request.party.bedtime ?? Number.POSITIVE_INFINITY
  return { from: day.from ?? from, to: Math.min(latest, bedtime) }
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
