/**
 * Day trips for the evening: dunes at sunset with dinner in a camp, fireflies, penguins that come ashore at
 * nightfall. Their hours follow from the sunset, and the morning before is for the town.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { toNextMark } from './marks.ts'
import { openSpans } from './open-spans.ts'
import { sunOver } from './opening/outdoors.ts'
import { boundPart, comeTimes } from './said/come-times.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** Minutes that one stays after sunset: for the sunset alone, for what comes out at dusk, for dinner. */
const after = { sunset: 20, dusk: 75, dinner: 135 }
/** Minutes after sunset at which it is dark. */
const untilDark = 30
/** Latest return in minutes of the day. */
const backBy = { adults: 1450, children: 1335 }
const latestOfAll = 1560
/** Lunch falls into a trip that leaves by this minute of the day. */
const lunchIsOver = 750
const dinnerIsOver = 1230

/** Words of tours that only go in the afternoon, and offer nothing by day. */
const ofAfternoons =
  /\b(?:(?:fetch|collect|pick)\w*\b[^.;]{0,20}\bin the afternoon|afternoon tours|after dinner|at dusk)\b/i
const withDinner = /\bdinner\b/i

interface EveningTrip {
  /** Whether the entry describes only the evening: then the trip has no other hours. */
  isBound: boolean
  leaves: number
}

function isForTheEvening(place: Place): boolean {
  const { dayTrip, bestTime } = place
  if (!dayTrip) return false
  if (ofAfternoons.test(dayTrip.how)) return true
  if (bestTime === 'sunset' || bestTime === 'evening' || bestTime === 'night') return true
  return (place.moments ?? []).some((moment) => moment.come && boundPart(moment, place) === 'dark')
}

/** The hours of a trip for the evening; null where it is for the day, or the sunset is unknown. */
export function eveningTrip(place: Place, date: string, request: PlanRequest): EveningTrip | null {
  const trip = place.dayTrip
  const sunset = sunOver(request, date)?.sunset ?? null
  if (!(trip && isForTheEvening(place)) || sunset === null) return null
  const isDark = (place.moments ?? []).some(({ light, come }) => light === 'dark' && come)
  const hasDinner = withDinner.test(`${trip.how} ${allSaid(place)}`)
  const stays = hasDinner
    ? after.dinner
    : place.bestTime === 'sunset'
      ? after.sunset
      : isDark
        ? untilDark + place.minutes
        : after.dusk
  const arrives = sunset + Math.min(stays, isDark ? untilDark + place.minutes : place.minutes)
  return {
    isBound: ofAfternoons.test(trip.how) || comeTimes(place).only.some(({ light }) => light),
    leaves: toNextMark(arrives - place.minutes - trip.minutesEachWay),
  }
}

/** Whether it is open on arrival; also where it is never shut, or its hours are unknown. */
export function isOpenThen(place: Place, date: string, arrives: number): boolean {
  return openSpans(place, date).some(({ from, to }) => from <= arrives && arrives < to)
}

/** Latest return from it; for a named place however late it takes. */
export function backFromEvening({ id }: Place, { party, mustSee }: PlanRequest): number {
  if (mustSee.includes(id)) return party.bedtime ?? latestOfAll
  const latest = party.children || party.who.includes('seniors') ? backBy.children : backBy.adults
  return Math.min(latest, party.bedtime ?? latest)
}

/** The meals that fall into it. */
export function mealsOnEvening(
  { leaves, away }: { leaves: number; away: number },
  { meals }: Pick<PlanRequest, 'meals'>,
): Meal[] {
  return [
    ...(meals.lunch && leaves <= lunchIsOver ? (['lunch'] as const) : []),
    ...(meals.dinner && leaves + away >= dinnerIsOver ? (['dinner'] as const) : []),
  ]
}

/** Whether a day has its evening for a trip: not on New Year's Eve, nor where a feast gathers. */
export function hasEvening({ gathering, to }: PlanDay, back: number): boolean {
  return gathering === undefined && (to ?? back) >= back
}
