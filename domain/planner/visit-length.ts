/** How long a visit is planned for, in whole steps of the clock that plans are written in. */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { hoursOf, paceOf, travelPreferences } from './day-habits.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import type { PlanRequest } from './schema.ts'

/** Places that take most of a day are left when the day is over. */
const wholeDayFrom = 300
const leastPart = 0.6

/** The catalogue's length; less for a whole-day place where no day of the trip is as long. */
export function visitMinutes(place: Place, request: PlanRequest): number {
  const minutes = toNextMark(place.minutes)
  if (minutes < wholeDayFrom || place.dayTrip) return minutes
  const longest = Math.max(
    ...request.days.map((day) => {
      const { from, to } = hoursOf(day, request)
      return to - from
    }),
  )
  const way = estimateLeg(request.lodging, place.at, travelPreferences(request)).minutes
  const room = toPreviousMark(longest - 2 * toNextMark(way + paceOf(request).slack))
  return Math.max(toNextMark(minutes * leastPart), Math.min(minutes, room))
}
