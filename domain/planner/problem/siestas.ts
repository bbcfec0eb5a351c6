/**
 * Rests: at the lodging during the worst hours of very hot days; and for the very old an hour on every long day.
 */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { daylight } from '#domain/sun/daylight.ts'
import { hoursOf } from '../day-hours.ts'
import type { PlannedDayTrip } from '../day-trips/planned-day-trip.ts'
import { tiers } from '../first-things.ts'
import { toPreviousMark } from '../marks.ts'
import { greatHeat, siestaHeat } from '../opening/heat.ts'
import { endOf } from '../opening/visit-ends.ts'
import { seatsBeside } from '../party/seats-to-rest.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { onceADay, onceATrip, type ProblemParts } from './parts.ts'

/** Start span and minutes of a siesta. */
const siesta = { from: 795, to: 930, minutes: 150 }
/** The same in the greatest heat. */
const longSiesta = { to: 900, minutes: 180 }
/** Where the hottest hours come late, since clocks are ahead of the sun: in Spain in July. */
const lateSiesta = { to: 930, minutes: 210 }
const lateSunset = 1290
const worth = 150
/** Daily high in °C from which a siesta that was asked for is kept. */
const warmEnough = 27
const childrenFrom = 750
/** Fewest minutes of a day in town that has one. */
const longDay = 600
const longForSeniors = 480

/** Start span and minutes of a rest: at the lodging, or on a chair where that is too far. */
const rest = { from: 780, to: 990, atHome: [60, 90], elsewhere: 60 } as const
/** Sunset (minute of the day) before which the rest moves to dusk, to keep the light for sights. */
const earlyDark = 1020
const latestRest = 1050
/** Minutes before sunset at which one turns back. */
const beforeSunset = 30
/** Weight of a rest at the lodging against one on a chair. */
const atHomeUnits = 2
const restWorth = { home: 170, aMinute: 1.5, elsewhere: 90 }

export function addRests(
  parts: ProblemParts,
  around: readonly Place[],
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
): void {
  const { who, elderly, shortWalks } = request.party
  // Also for a grandmother with a cane on a trip with grandchildren.
  if (!(who.includes('seniors') || (elderly && shortWalks))) return
  const isLong = request.days.map((day) => {
    const hours = hoursOf(day, request)
    const isAway = outings.some(({ date }) => date === day.date)
    return !isAway && hours.to - hours.from >= longForSeniors
  })
  const onLongDays = (starts: readonly OpenSpan[][]) =>
    starts.map((spans, day) => (isLong[day] ? spans : []))
  const once = parts.group('siesta', onceADay)
  const times = request.days.map(({ date }) => restTime(date, request))
  for (const minutes of rest.atHome) {
    const profit = restWorth.home + restWorth.aMinute * (minutes - rest.atHome[0])
    for (const on of request.days.keys()) {
      parts.add(
        {
          point: parts.pointAt(request.lodging),
          duration: minutes,
          profit: request.days.map(() => profit),
          starts: onLongDays(times.map((time, day) => (day === on ? [time] : []))),
          tier: tiers.promised,
          units: atHomeUnits,
          groups: [once],
        },
        { kind: 'free', rest: true },
      )
    }
  }
  const time = { from: rest.from, to: rest.to }
  for (const { place, starts } of seatsBeside(around, time, { request, isForANap: false })) {
    parts.add(
      {
        point: parts.pointAt(endOf(place)),
        duration: rest.elsewhere,
        profit: request.days.map(() => restWorth.elsewhere),
        starts: onLongDays(starts),
        tier: tiers.promised,
        // Not where one was before, and no café twice.
        groups: [once, parts.group(`place ${place.id}`, onceATrip), parts.group('snack', onceADay)],
      },
      { kind: 'free', around: place, rest: true },
    )
  }
}

/** Start span of a rest: after lunch, or at dusk in winter. */
function restTime(date: string, { lodging, about }: PlanRequest): OpenSpan {
  const { sunset } = daylight(lodging, date, about.zone)
  const usual = { from: rest.from, to: rest.to }
  if (sunset === null || sunset >= earlyDark) return usual
  const from = toPreviousMark(Math.max(rest.from, sunset - beforeSunset))
  return { from, to: Math.max(from, latestRest) }
}

export function addSiestas(
  parts: ProblemParts,
  request: PlanRequest,
  outings: readonly PlannedDayTrip[],
): void {
  // A child's nap is the siesta: one rest only.
  const { naps } = request.party
  const from = naps ? childrenFrom : siesta.from
  const rests = (day: PlanDay) => {
    const hours = hoursOf(day, request)
    const isHot = (day.weather?.high ?? 0) >= (request.siesta ? warmEnough : siestaHeat)
    const isAway = outings.some(({ date }) => date === day.date)
    return isHot && !isAway && hours.to - hours.from >= longDay
  }
  for (const [index, day] of request.days.entries()) {
    if (!rests(day) || (request.coolAfternoons && index % 2 === 0)) continue
    const isGreat = (day.weather?.high ?? 0) >= greatHeat
    const { sunset } = daylight(request.lodging, day.date, request.about.zone)
    const inHeat = (sunset ?? 0) >= lateSunset ? lateSiesta : longSiesta
    const { to, minutes } = isGreat ? inHeat : siesta
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
