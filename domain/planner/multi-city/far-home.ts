/**
 * A home that no leg of the plan leads from: a country has no station, and nobody knows the hours of a flight over an
 * ocean. The days that were said are then days at the destination, and the plan says when one leaves for them.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'

interface WayFromHome {
  /** What is planned: without an origin where the way from it is not drawn. */
  brief: TripBrief
  says: string | null
}

/** Farther than this, in kilometers, it is a flight of half a day with hours of its own. */
const longHaul = 3000
/** As fast as a plane goes on the whole way, and what a change takes where none goes straight there. */
const air = { kilometresAnHour: 800, atBothEnds: 0.5, straightUpTo: 12_000, change: 3 }
/** By the clocks at both ends: later than this one has left the day before. */
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

/** How much later it is on arrival than it was on leaving, each by its own clock. */
function hoursOnTheClock(from: Coordinates, to: Coordinates): number {
  const away = kilometres(from, to)
  const flown = away / air.kilometresAnHour + air.atBothEnds
  const changed = away > air.straightUpTo ? air.change : 0
  // Clocks go by the sun, and begin anew at the date line.
  return flown + changed + (to[1] - from[1]) / 15
}
