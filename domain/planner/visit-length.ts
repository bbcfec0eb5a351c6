/** How long a visit is planned for, in whole steps of the clock that plans are written in. */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import { hoursOf } from './day-hours.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { isMealPlace, leastMealMinutes } from './meal-places.ts'
import { openSpans } from './open-spans.ts'
import { bareLawns, isTooCoolToBathe } from './outdoors.ts'
import type { PlanRequest } from './schema.ts'
import { longestVisit } from './travellers.ts'

/** Places that take most of a day are left when the day is over. */
const wholeDayFrom = 300
const leastPart = 0.6
/** Where it is too cool to bathe one walks along the sea. */
const longestCoolBeach = 60
/** Nobody spends an hour on meadows in the frost. */
const longestInTheFrost = 45

/** The catalogue's length; less for a whole-day place where no day of the trip is as long. */
export function visitMinutes(place: Place, request: PlanRequest): number {
  const least = isMealPlace(place) ? leastMealMinutes : 0
  const usual = toNextMark(Math.max(least, place.minutes))
  const walk = isForAWalk(place, request) ? longestCoolBeach : inTheFrost(place, request)
  const most = Math.min(walk, longestVisit(place, request))
  const minutes = place.dayTrip ? usual : Math.min(usual, most, eveningOut(place, request))
  if (minutes < wholeDayFrom || place.dayTrip) return minutes
  const { minutes: leg } = estimateLeg(request.lodging, place.at, travelPreferences(request))
  const way = toNextMark(leg + paceOf(request).slack)
  const room = Math.max(
    0,
    ...request.days.flatMap((day) => {
      const { from, to } = hoursOf(day, request)
      return openSpans(place, day.date).map(
        (span) => Math.min(span.to, to - way) - Math.max(span.from, from + way),
      )
    }),
  )
  return Math.max(toNextMark(minutes * leastPart), Math.min(minutes, toPreviousMark(room)))
}

/** Who has one day, and has to be back by ten, stays for the first hour of the music. */
const shortEvening = 75
const earlyEnd = 1380
const eveningsLast = new Set<Place['kind']>(['nightlife', 'stage'])

function eveningOut({ kind }: Place, { days }: PlanRequest): number {
  const [only, ...others] = days
  const isShort = others.length === 0 && only?.to !== undefined && only.to <= earlyEnd
  return isShort && eveningsLast.has(kind) ? shortEvening : Number.POSITIVE_INFINITY
}

function inTheFrost({ kind, setting }: Place, { days }: PlanRequest): number {
  const isLawn = (kind === 'park' || kind === 'garden') && setting === 'outdoor'
  const isCold = days.every(({ weather }) => (weather?.high ?? bareLawns) < bareLawns)
  return isLawn && isCold ? longestInTheFrost : Number.POSITIVE_INFINITY
}

/** A visit has one length on all days, so that one cool day is enough. */
function isForAWalk(place: Place, { days }: PlanRequest): boolean {
  return place.kind === 'beach' && days.some(({ weather }) => isTooCoolToBathe(weather))
}
