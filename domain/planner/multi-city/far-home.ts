/**
 * Homes that the plan has no leg from: a country has no station, and flights over an ocean have unknown hours. The
 * days are then days at the destination, and the plan says when to leave for them.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'

interface WayFromHome {
  /** The brief to plan: without an origin where the way from it is not planned. */
  brief: TripBrief
  says: string | null
}

/** Kilometres from which the way from home is a long-haul flight. */
const longHaul = 3000
/** Speed of a flight over the whole way, hours at both ends, and the distance from which a change adds hours. */
const air = { kilometresAnHour: 800, atBothEnds: 0.5, straightUpTo: 12_000, change: 3 }
/** Hours by local clocks from which one leaves the day before. */
const overNight = 10
const overTwoNights = 30

const leavesThen = /\b(?:leav(?:e|ing)|depart(?:ing)?|set(?:ting)? off) (?:from )?(?:home|there)\b/i

export function wayFromHome(
  brief: TripBrief,
  text: string,
  first: Coordinates | undefined,
): WayFromHome {
  const { origin, ...others } = brief
  if (!origin) return { brief, says: null }
  const isCountry = origin.kind === 'country'
  const isFar = origin.at && first && kilometres(origin.at, first) > longHaul
  if (!(isCountry || isFar) || leavesThen.test(text)) return { brief, says: null }
  const from = /^(?:United|Netherlands|Philippines|Czech)\b/.test(origin.name)
    ? `the ${origin.name}`
    : origin.name
  if (!(isFar && origin.at)) {
    return {
      brief: others,
      says: `Your way from ${from} is not planned: name the town you set out from to have it.`,
    }
  }
  const hours = hoursOnTheClock(origin.at, first)
  const leaves =
    hours >= overTwoNights
      ? 'leaves two days before'
      : hours >= overNight
        ? 'leaves the day before'
        : 'leaves on the same day'
  return {
    brief: others,
    says: `Your dates are taken as days there: you arrive on the first of them, and a flight from ${from} ${leaves}. Flights are yours to book; no times are known here.`,
  }
}

/** Hours between departure and arrival, each by its local clock. */
function hoursOnTheClock(from: Coordinates, to: Coordinates): number {
  const away = kilometres(from, to)
  const flown = away / air.kilometresAnHour + air.atBothEnds
  const changed = away > air.straightUpTo ? air.change : 0
  // Fifteen degrees of longitude are an hour, also across the date line.
  return flown + changed + (to[1] - from[1]) / 15
}
