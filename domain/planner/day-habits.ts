/** How a day is shaped by pace and party: how much goes into it, how far one walks, when a child sleeps. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { TravelPreferences } from '#domain/routing/travel-estimate.ts'
import { hotDay } from './heat.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import type { PlanRequest } from './schema.ts'

interface Pace {
  from: number
  to: number
  /** Sights a day, meals and a café not counted. */
  sights: number
  /** Minutes to find the way, look around and get going, added to every leg. */
  slack: number
}

const paces: Record<PlanRequest['pace'], Pace> = {
  slow: { from: 600, to: 1290, sights: 3, slack: 10 },
  balanced: { from: 570, to: 1320, sights: 5, slack: 6 },
  fast: { from: 510, to: 1365, sights: 8, slack: 3 },
}
/** Sights on a day after a long flight, or on arriving high up. */
export const gentleSights = 3
/** When small children sleep, and how long. */
const napTime = { from: 750, to: 840, minutes: 90 }

/** When a nap may begin, and how long it is: as was said, or as small children do. */
export function napOf({ party }: PlanRequest): OpenSpan & { minutes: number } {
  if (!party.nap) return napTime
  const { from, to } = party.nap
  return { from: toPreviousMark(from), to: toPreviousMark(from), minutes: toNextMark(to - from) }
}

export function paceOf(request: PlanRequest): Pace {
  return paces[request.pace]
}

/** Minutes that one walks rather than rides, by who walks. */
/** A bus with cool air is taken although it is a little slower. */
const ratherThanInTheSun = 6
const longestWalks = { short: 10, gentle: 15, inTheHeat: 15, children: 18, usual: 25 }
/** Who has a bicycle at hand leaves it only for what is around the corner. */
const besideABicycle = 8

export function travelPreferences(request: PlanRequest): TravelPreferences {
  return { ...walkedBy(request), ...(hasTrains(request) && { trains: true }) }
}

/** Where days out go by train, so does one to the sights of the next town. */
function hasTrains({ places }: PlanRequest): boolean {
  return places.filter(({ dayTrip }) => dayTrip?.by === 'train').length >= fewestByTrain
}

const fewestByTrain = 2

function walkedBy(request: PlanRequest): TravelPreferences {
  const { party, beyondWalking, days } = request
  if (beyondWalking === 'bicycle') return { beyondWalking, longestWalk: besideABicycle }
  if (party.shortWalks) return { beyondWalking, longestWalk: longestWalks.short }
  if (party.stepFree || party.elderly) return { beyondWalking, longestWalk: longestWalks.gentle }
  // A way has one length at all hours, and in such heat the longer ones are ridden in the evening, too.
  if (days.some(({ weather }) => (weather?.high ?? 0) >= hotDay))
    return { beyondWalking, longestWalk: longestWalks.inTheHeat, ridesAnyway: ratherThanInTheSun }
  const { children, usual } = longestWalks
  return { beyondWalking, longestWalk: party.children ? children : usual }
}
