/** The one special dinner of a trip: the table, the evening and the length that suit it best. */
import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { objection, visitStarts } from '../appeal.ts'
import { paceOf, travelPreferences } from '../day-habits.ts'
import { hoursOf } from '../day-hours.ts'
import { toNextMark } from '../marks.ts'
import type { AskedWish, PlanDay, PlanRequest } from '../schema.ts'
import { tableWorth } from '../table-worth.ts'
import { tableFit } from '../tables.ts'
import { mealsAt } from './meal-places.ts'
import { mealTimes } from './meal-times.ts'

/** Minutes of the dinner. */
export const specialMinutes = 120
/** Earliest begin in minutes of the day. */
export const earliestSpecial = 1140
/** Price levels of a special table: the highest, or the one below with a view; and points for each sign of one. */
const dearest = 4
const dear = 3
const signs = { dearest: 70, starred: 50, cooksFine: 50, view: 40 }
/** Points for renown (0 to 1): more than for any sign. */
const perRenown = 500
/** Minutes from the lodging beyond which each costs `perMinute` points. */
const nearEnough = 25
const perMinute = 3
/** Points of `tableFit` up to which a table is unfit for the evening. */
const unfit = -150
/** Points of a table with a show for crowds. */
const forACrowd = -120
const ofAShow = /\b(?:drum\w*|puppets?|folklore|floor show|karaoke|coach parties)\b/i
const ofStars = /\bmichelin|\bstar(?:s|red)?\b|\btasting menu\b/i
const ofViews =
  /\b(?:views?|panorama|skyline|rooftop|roof terrace|top floor|(?:bay|city|sea|river|harbor|lagoon|town|valley|lights) (?:below|beneath)|over(?:looking|looks) )/i
/** Words of tables without reservations. */
const ofLines = /\b(?:a|the|long) line\b|\bqueues?\b|\bno (?:bookings?|reservations?)\b/i
/**
 * Points of an evening for the dinner: higher at weekends and on the last day, lower on the first and after a day
 * trip.
 */
const evenings = { weekend: 60, last: 15, first: -50, afterATrip: -60 }
const [sunday, monday, friday, saturday] = [0, 1, 5, 6]
/** Points of the days on which fine kitchens usually close, where hours are unknown. */
const dayOfRest: Readonly<Record<number, number>> = { [sunday]: -40, [monday]: -90 }

/** Whether a place is one of the tables of that dinner. */
export function isTheDinner(
  { id }: Pick<Place, 'id'>,
  { asked }: Pick<PlanRequest, 'asked'>,
): boolean {
  return asked.some((wish) => isOfADinner(wish) && wish.placeIds.includes(id))
}

/** Whether a wish that is met once is a dinner; a bungee jump is met once as well. */
export function isOfADinner({ once, when }: Pick<AskedWish, 'once' | 'when'>): boolean {
  return once === true && when === 'evening'
}

/** Binds the wish for one fine dinner, or for an occasion's dinner, to one table. */
export function withTheDinner(request: PlanRequest): PlanRequest {
  const wish = request.asked.find(isOfADinner)
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

/** Whether one can dine there on some evening and be back before the day ends. */
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
  const suiting = (calm.length > 0 ? calm : able).filter(
    (place) => tableFit(place, 'dinner', request) > unfit,
  )
  const places = suiting.length > 0 ? suiting : able
  const rank = (place: Place) =>
    tableWorth(place, 'dinner', request) + renownOf(place) - farness(place, request)
  return places.toSorted((a, b) => classOf(b) - classOf(a) || rank(b) - rank(a))[0]
}

/**
 * Class of a table: of the highest price, or expensive with a view; expensive; any other. Signs do not lift a table
 * to a higher class.
 */
function classOf(place: Place): number {
  const { price } = place
  if (price === dearest || (price === dear && hasView(place))) return 2
  return price === dear ? 1 : 0
}

function renownOf(place: Place): number {
  const { about, cuisines = [], price, essential } = place
  return (
    perRenown * essential +
    (price === dearest ? signs.dearest : 0) +
    (ofStars.test(about) ? signs.starred : 0) +
    (cuisines.includes('fine-dining') || cuisines.includes('kaiseki') ? signs.cooksFine : 0) +
    (hasView(place) ? signs.view : 0) +
    (ofAShow.test(about) ? forACrowd : 0)
  )
}

function hasView({ interests, about }: Place): boolean {
  return interests.includes('views') || ofViews.test(about)
}

function farness(place: Place, request: PlanRequest): number {
  return perMinute * Math.max(0, wayTo(place, request) - nearEnough)
}

/** Points of an evening for this dinner. */
export function eveningFor({ date }: PlanDay, { days }: PlanRequest, isAway: boolean): number {
  const weekday = weekdayOf(date)
  const isFirst = days.length > 1 && date === days[0]?.date
  return (
    (weekday === friday || weekday === saturday ? evenings.weekend : 0) +
    (dayOfRest[weekday] ?? 0) +
    (date === days.at(-1)?.date ? evenings.last : 0) +
    (isFirst ? evenings.first : 0) +
    (isAway ? evenings.afterATrip : 0)
  )
}
