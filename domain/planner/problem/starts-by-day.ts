/** Start spans of a visit on each day of a stay: by its hours, the crowds, the day trip and the fixed stops. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { visitStarts } from '../appeal.ts'
import { paceOf, preferencesAtFirst } from '../day-habits.ts'
import { hoursOf, latestEnd } from '../day-hours.ts'
import { eveningAfterTrip, restAfterTrip } from '../day-trips/day-trips.ts'
import type { PlannedDayTrip } from '../day-trips/planned-day-trip.ts'
import { toNextMark } from '../marks.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { isWorthRisingFor } from '../worth/worth-rising-for.ts'
import { beforeTheCrowd } from './evening-of-a-crowd.ts'
import { inTimeForTheEvening } from './fixed-evening.ts'
import { startsOf, within } from './starts.ts'

const farOnAGentleDay = 40

/** Start spans on each day; on the day of a trip, after the return. */
export function startsByDay(
  place: Place,
  lock: PlanRequest['locked'][number] | undefined,
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
  /** `any`: all open hours, for meals; `fitting`: the hours that suit the place. */
  hours: 'any' | 'fitting' = 'fitting',
): OpenSpan[][] {
  return request.days.map((day) => {
    const { date } = day
    if (!lock) {
      const outing = outings.find((each) => each.date === date)
      const isAway = outing !== undefined
      const crowd = beforeTheCrowd(place, day, request) ?? Number.POSITIVE_INFINITY
      const latest = Math.min(latestEnd(place, request), crowd) - place.minutes
      if (isTooFarThen(place, { ...day, gentle: isAway || day.gentle }, request)) return []
      const from = outing ? soonestAfterTrip(outing) : soonestThere(place, day, request)
      const starts =
        hours === 'any' ? visitStarts(place, date, request) : startsOf(place, day, request)
      // The day before an evening trip is for the town.
      const before = outing?.isEvening
        ? within(starts, {
            from: soonestThere(place, day, request),
            to: outing.leaves - place.minutes,
          })
        : []
      const after = within(starts, {
        from,
        to: outing ? Math.min(latest, latestAfterTrip(place, request, outings)) : latest,
      })
      return inTimeForTheEvening(place, [...before, ...after], day, request)
    }
    if (lock.date !== date) return []
    return lock.start === undefined
      ? visitStarts(place, date, request)
      : [{ from: lock.start, to: lock.start }]
  })
}

function soonestAfterTrip({ leaves, away, isEvening }: PlannedDayTrip): number {
  const rested = leaves + away + restAfterTrip
  return isEvening ? rested : Math.min(eveningAfterTrip, rested)
}

/** Latest end on the evening after a trip, which is an easy one; late visits go on other days. */
function latestAfterTrip(
  { id, minutes }: Place,
  { days, mustSee, asked }: PlanRequest,
  outings: readonly PlannedDayTrip[],
): number {
  const hasOther = days.length > outings.length
  // Not for those who came for the nightlife.
  const isTheirNight = asked.some(
    ({ when, placeIds }) => when === 'past-midnight' && placeIds.includes(id),
  )
  const isKept =
    mustSee.includes(id) || isTheirNight || days.some(({ gathering }) => gathering?.placeId === id)
  return hasOther && !isKept ? homeAfterTrip - minutes : 2880
}

const homeAfterTrip = 1335

/** Whether a place is too far on a gentle day or after a trip, and was not named. */
function isTooFarThen({ id, at }: Place, day: PlanDay, request: PlanRequest): boolean {
  if (!day.gentle || request.mustSee.includes(id)) return false
  return estimateLeg(request.lodging, at, preferencesAtFirst(request)).minutes >= farOnAGentleDay
}

/** Earliest arrival at a place: not before a usual start would lead there, unless one gets up for it. */
function soonestThere(place: Place, day: PlanDay, request: PlanRequest): number {
  if (isWorthRisingFor(place, request)) return 0
  const start = day.startAt ?? request.lodging
  const { minutes } = estimateLeg(start, place.at, preferencesAtFirst(request))
  return (
    hoursOf(day, request).from + (minutes > 0 ? toNextMark(minutes + paceOf(request).slack) : 0)
  )
}
