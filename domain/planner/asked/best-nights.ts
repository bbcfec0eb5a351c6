/** Prefers nights for going out: clubs fill on Saturday, then on Friday. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import type { AskedWish, PlanRequest } from '../schema.ts'
import { wishesMet } from './asked-starts.ts'

const saturday = 6
const friday = 5
/** Factors for Saturday and Friday; higher for what was asked for by name. */
const fits = { asked: { best: 1.7, good: 1.5 }, implied: { best: 1.2, good: 1.15 } }

export function nightFit(place: Place, request: PlanRequest, date: string): number {
  if (place.kind !== 'nightlife') return 1
  const nights = wishesMet(place, request).filter(
    ({ when }) => when === 'past-midnight' || when === 'night',
  )
  if (nights.length === 0) return 1
  const { best, good } = nights.some(({ implied }) => !implied) ? fits.asked : fits.implied
  const weekday = weekdayOf(date)
  return weekday === saturday ? best : weekday === friday ? good : 1
}

/** Fewest nights that are allowed, so that a choice of houses remains. */
const leastNights = 2

/** Whether a date is among the best nights for a wish that is met on some nights only. */
export function isItsNight(
  { when, times, implied }: AskedWish,
  date: string,
  request: PlanRequest,
) {
  if (when !== 'past-midnight' || implied || times === undefined) return true
  const rank = (night: string) => {
    const weekday = weekdayOf(night)
    return weekday === saturday ? 2 : weekday === friday ? 1 : 0
  }
  return request.days
    .map((day) => day.date)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, Math.max(leastNights, times))
    .includes(date)
}
