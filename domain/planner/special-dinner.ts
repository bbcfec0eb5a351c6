/** The one dinner by which a trip is remembered: the table that fits it best, its evening and its length. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { objection, visitStarts } from './appeal.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import { hoursOf } from './day-hours.ts'
import { toNextMark } from './marks.ts'
import { mealsAt } from './meal-places.ts'
import { mealTimes } from './meal-times.ts'
import type { PlanDay, PlanRequest } from './schema.ts'
import { tableWorth } from './table-worth.ts'

/** So long one sits there. */
export const specialMinutes = 120
/** Nobody celebrates in the afternoon. */
export const earliestSpecial = 1140
/** What a table is for such an evening: by its price level, by a star, and by how well it is known. */
const perLevel = 70
const starred = 50
const perRenown = 500
/** Farther than this from the lodging each minute takes some of it. */
const nearEnough = 25
const perMinute = 3
/** Drums and puppets are for a crowd. */
const forACrowd = -120
const ofAShow = /\b(?:drum\w*|puppets?|folklore|floor show|karaoke|coach parties)\b/i
const ofStars = /\bmichelin|\bstars?\b|\btasting menu\b/i
/** Who waits in line has no evening that was kept for them. */
const ofLines = /\b(?:a|the|long) line\b|\bqueues?\b|\bno (?:bookings?|reservations?)\b/i
/** What an evening is for it: the last ones of a stay and of a week, and not the first or one that comes after a trip. */
const evenings = { weekend: 35, last: 15, first: -50, afterATrip: -60 }
const [friday, saturday] = [5, 6]

/** Whether a place is the table of that dinner. */
export function isTheDinner(
  { id }: Pick<Place, 'id'>,
  { asked }: Pick<PlanRequest, 'asked'>,
): boolean {
  return asked.some(({ once, placeIds }) => once && placeIds.includes(id))
}

/** A wish for one fine dinner, or for the dinner of an occasion, is bound to one table. */
export function withTheDinner(request: PlanRequest): PlanRequest {
  const wish = request.asked.find(({ once }) => once)
  if (!(wish && request.meals.dinner)) return request
  const ids = new Set(wish.placeIds)
  const best = bestTable(
    request.places.filter(({ id }) => ids.has(id)),
    request,
  )
  const { more: _others, ...one } = wish
  const bound = best ? { ...one, placeIds: [best.id] } : one
  return { ...request, asked: request.asked.map((each) => (each === wish ? bound : each)) }
}

/** Whether one can dine there on some evening and be home when the day is over. */
function isWithinAnEvening(place: Place, request: PlanRequest): boolean {
  if (!mealsAt(place).includes('dinner') || objection(place, request) !== null) return false
  const { from, to } = mealTimes(request).dinner
  const opens = Math.max(from, earliestSpecial)
  const home = toNextMark(wayTo(place, request) + paceOf(request).slack)
  const minutes = Math.max(specialMinutes, place.minutes)
  return request.days.some((day) =>
    visitStarts(place, day.date, request).some((span) => {
      const start = Math.max(opens, span.from)
      return start <= Math.min(to, span.to) && start + minutes + home <= hoursOf(day, request).to
    }),
  )
}

function wayTo({ at }: Place, request: PlanRequest): number {
  return estimateLeg(request.lodging, at, travelPreferences(request)).minutes
}

function bestTable(among: readonly Place[], request: PlanRequest): Place | undefined {
  const able = among.filter((place) => isWithinAnEvening(place, request))
  const calm = able.filter(({ about }) => !ofLines.test(about))
  const places = calm.length > 0 ? calm : able
  const rank = (place: Place) =>
    tableWorth(place, 'dinner', request) +
    perLevel * (place.price ?? 0) +
    perRenown * place.essential +
    (ofStars.test(place.about) ? starred : 0) +
    (ofAShow.test(place.about) ? forACrowd : 0) -
    perMinute * Math.max(0, wayTo(place, request) - nearEnough)
  return places.toSorted((a, b) => rank(b) - rank(a))[0]
}

/** What one evening of a stay is more or less than another for this dinner. */
export function eveningFor({ date }: PlanDay, { days }: PlanRequest, isAway: boolean): number {
  const weekday = weekdayOf(date)
  const isFirst = days.length > 1 && date === days[0]?.date
  return (
    (weekday === friday || weekday === saturday ? evenings.weekend : 0) +
    (date === days.at(-1)?.date ? evenings.last : 0) +
    (isFirst ? evenings.first : 0) +
    (isAway ? evenings.afterATrip : 0)
  )
}
