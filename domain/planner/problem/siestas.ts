/**
 * Rest: on days of great heat the worst hours are spent at the lodging, as everybody does who lives there;
 * at a great age an hour of every long day.
 */
import type { Place } from '#domain/places/schema.ts'
import { hoursOf } from '../day-hours.ts'
import type { PlannedDayTrip } from '../day-trips.ts'
import { tiers } from '../first-things.ts'
import { isSnack } from '../meal-places.ts'
import { siestaHeat } from '../outdoors.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { restsIn } from './in-turns.ts'
import { onceADay, type ProblemParts } from './parts.ts'

/** When it may begin, and how long it is. */
const siesta = { from: 795, to: 930, minutes: 150 }
const worth = 150
/** Who asked for one has it on any warm day. */
const warmEnough = 27
const childrenFrom = 750
/** A day in town that is shorter than this has no hours to give. */
const longDay = 600

/** An hour off the feet after lunch, at home or where one is. */
const rest = { from: 840, to: 990, minutes: 60, home: 110, elsewhere: 90 }

export function addRests(
  parts: ProblemParts,
  around: readonly Place[],
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
): void {
  if (!request.party.who.includes('seniors')) return
  const isLong = request.days.map((day) => {
    const hours = hoursOf(day, request)
    const isAway = outings.some(({ date }) => date === day.date)
    return !isAway && hours.to - hours.from >= longDay
  })
  const quiet = around.filter((place) => !isSnack(place))
  for (const { place, starts } of restsIn(quiet, rest, request)) {
    parts.add(
      {
        point: parts.pointAt(place?.at ?? request.lodging),
        duration: rest.minutes,
        profit: request.days.map(() => (place ? rest.elsewhere : rest.home)),
        starts: starts.map((spans, day) => (isLong[day] ? spans : [])),
        tier: tiers.great,
        groups: [parts.group('siesta', onceADay)],
      },
      { kind: 'free', around: place, rest: true },
    )
  }
}

export function addSiestas(
  parts: ProblemParts,
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
): void {
  const { to, minutes } = siesta
  // A child sleeps through the heat, from its usual hour on: one rest, and not two.
  const { naps } = request.party
  const from = naps ? childrenFrom : siesta.from
  const rests = (day: PlanDay) => {
    const hours = hoursOf(day, request)
    const isHot = (day.weather?.high ?? 0) >= (request.siesta ? warmEnough : siestaHeat)
    const isAway = outings.some(({ date }) => date === day.date)
    return isHot && !isAway && hours.to - hours.from >= longDay
  }
  for (const [index, day] of request.days.entries()) {
    if (!rests(day)) continue
    parts.add(
      {
        point: parts.pointAt(request.lodging),
        duration: minutes,
        profit: request.days.map(() => worth),
        starts: request.days.map((_, other) => (other === index ? [{ from, to }] : [])),
        tier: request.days.length > 1 ? tiers.promised : tiers.great,
        groups: [parts.group('siesta', onceADay), ...(naps ? [parts.group('nap', onceADay)] : [])],
      },
      { kind: 'free', siesta: true },
    )
  }
}
