/** Planned minutes of a visit, in steps of the clock's marks. */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { paceOf, travelPreferences } from './day-habits.ts'
import { hoursOf } from './day-hours.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { isMealPlace, leastMealMinutes } from './meals/meal-places.ts'
import { openSpans } from './open-spans.ts'
import { bareLawns, isTooCoolToBathe } from './opening/outdoors.ts'
import type { PlanRequest } from './schema.ts'
import { longestVisit } from './worth/travellers.ts'

/** Minutes from which a visit is of a whole day, and ends with the day. */
const wholeDayFrom = 300
const leastPart = 0.6
/** Longest visit in minutes of a beach that is too cool for bathing. */
const longestCoolBeach = 60
/** Longest visit in minutes of meadows in frost. */
const longestInTheFrost = 45

/** The catalogue's minutes; fewer for a whole-day place where no day is long enough. */
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

/** Minutes at an evening place where a single day ends early. */
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

/** Whether a beach is for a walk; one cool day suffices, since a visit has one length on all days. */
function isForAWalk(place: Place, { days }: PlanRequest): boolean {
  return place.kind === 'beach' && days.some(({ weather }) => isTooCoolToBathe(weather))
}
