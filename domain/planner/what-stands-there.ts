/** What has the hours of a place that is not in the plan, where distance alone does not say it. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import { weekdays } from '#domain/calendar/english-dates.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { travelPreferences } from './day-habits.ts'
import type { WalkedDay, WalkedStop } from './days-walked.ts'
import { mealsAt } from './meal-places.ts'
import type { PlanRequest } from './schema.ts'

/** A table so close to where one eats is no farther than that one, in kilometers. */
const asClose = 0.8

/** Why a table is not in the plan: the one at which one eats nearby, or that others are nearer. */
export function tableInstead(place: Place, days: readonly WalkedDay[]): string {
  const meals = mealsAt(place)
  const near = days
    .flatMap(({ date, stops }) =>
      stops.map((stop, index) => ({ date, stop, before: stops[index - 1] })),
    )
    .filter(({ stop }) => stop.place && stop.meal && meals.includes(stop.meal))
    .map((eaten) => ({ ...eaten, way: wayTo(place, eaten.stop, eaten.before) }))
    .toSorted((a, b) => a.way - b.way)[0]
  if (!near || near.way > asClose) return 'Other tables lie closer to where you are at mealtimes.'
  const day = weekdays[weekdayOf(near.date)]
  return `On ${day} you eat close by, at ${near.stop.name}: it could be this table instead.`
}

/** Kilometers from the table at which one eats, or from where one comes to it. */
function wayTo({ at }: Place, eaten: WalkedStop, before: WalkedStop | undefined): number {
  return Math.min(kilometres(at, eaten.at), before ? kilometres(at, before.at) : Infinity)
}

/** In words what else one goes as far for: then it is that, and not the way alone. */
export function fartherStop(
  minutes: number,
  days: readonly WalkedDay[],
  request: PlanRequest,
): string | null {
  for (const { date, stops } of days) {
    const far = stops.find(({ place, at }) => {
      if (!place || place.meals) return false
      const way = place.dayTrip?.minutesEachWay
      return (
        (way ?? estimateLeg(request.lodging, at, travelPreferences(request)).minutes) >= minutes
      )
    })
    if (far) return `and ${weekdays[weekdayOf(date)]} goes to ${far.name}, which is as far`
  }
  return null
}
