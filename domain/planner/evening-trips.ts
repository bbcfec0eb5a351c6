/**
 * Day trips that are for the evening: dunes at sunset with dinner in a camp, fireflies, penguins that come
 * ashore at nightfall. Their hours are counted back from the sun, and the morning before them is the town's.
 */
import { allSaid } from '#domain/places/moments.ts'
import type { Meal, Place } from '#domain/places/schema.ts'
import { toNextMark } from './marks.ts'
import { openSpans } from './open-spans.ts'
import { sunOver } from './outdoors.ts'
import { boundPart, comeTimes } from './said/come-times.ts'
import type { PlanDay, PlanRequest } from './schema.ts'

/** How long one stays after the sun has set, in minutes: for the sunset alone, for what comes out at dusk, for dinner. */
const after = { sunset: 20, dusk: 75, dinner: 135 }
/** What is for the dark begins in it. */
const untilDark = 30
/** When one is back at the latest: a night out of town is long, though shorter with children. */
const backBy = { adults: 1450, children: 1335 }
const latestOfAll = 1560
/** Who is away from here to there has had the meal on the way. */
const lunchIsOver = 750
const dinnerIsOver = 1230

/** The words of tours that only go in the afternoon: by day there is nothing of what they tell. */
const ofAfternoons =
  /\b(?:(?:fetch|collect|pick)\w*\b[^.;]{0,20}\bin the afternoon|afternoon tours|after dinner|at dusk)\b/i
const withDinner = /\bdinner\b/i

interface EveningTrip {
  /** Whether the row tells nothing of daylight: then it is that evening, or not at all. */
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

/** When one sets out so that the evening is spent there; null where the trip is for the day, or nobody knows the sun. */
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

/** Whether doors are open when one comes; what is never shut, or nobody knows, is. */
export function isOpenThen(place: Place, date: string, arrives: number): boolean {
  return openSpans(place, date).some(({ from, to }) => from <= arrives && arrives < to)
}

/** Until when one may be out for it; what was named is had, however late that is. */
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

/** One is in town when the year ends, and wherever else everybody is that evening. */
export function hasEvening({ gathering, to }: PlanDay, back: number): boolean {
  return gathering === undefined && (to ?? back) >= back
}
