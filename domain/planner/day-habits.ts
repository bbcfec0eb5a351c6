/** How pace and party shape a day: how much goes into it, how far one walks, when a child sleeps. */
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { TravelPreferences } from '#domain/routing/travel-estimate.ts'
import { toNextMark, toPreviousMark } from './marks.ts'
import { hotDay } from './opening/heat.ts'
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
/** Sights on a gentle day: after a long flight, or on arriving high up. */
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

/** Minutes by which an air-conditioned ride may be slower than walking in the heat. */
const ratherThanInTheSun = 6
/** Longest walk in minutes before a ride is taken, by who walks. */
const longestWalks = { short: 10, gentle: 15, inTheHeat: 15, children: 18, usual: 25 }
/** Minutes that a ride has to save in mild weather: for fewer nobody goes down to a platform and waits. */
const worthARide = 10
/** Highest temperatures of days, and the chance of rain, in which one walks gladly. */
const mild = { from: 4, to: 27, rain: 0.6 }
/** Longest walk in minutes for those who have a bicycle. */
const besideABicycle = 8

export function travelPreferences(request: PlanRequest): TravelPreferences {
  return { ...walkedBy(request), ...(hasTrains(request) && { trains: true }) }
}

/** Whether the town's day trips go by train, so that rides to the next town do as well. */
function hasTrains({ places }: PlanRequest): boolean {
  return places.filter(({ dayTrip }) => dayTrip?.by === 'train').length >= fewestByTrain
}

const fewestByTrain = 2

function walkedBy(request: PlanRequest): TravelPreferences {
  const { party, beyondWalking, days } = request
  if (beyondWalking === 'bicycle') return { beyondWalking, longestWalk: besideABicycle }
  if (party.shortWalks) return { beyondWalking, longestWalk: longestWalks.short }
  if (party.stepFree || party.elderly) return { beyondWalking, longestWalk: longestWalks.gentle }
  // A way has one length at all hours, so that on hot days the evening's longer ones are ridden
  // too.
  if (days.some(({ weather }) => (weather?.high ?? 0) >= hotDay))
    return { beyondWalking, longestWalk: longestWalks.inTheHeat, ridesAnyway: ratherThanInTheSun }
  const { children, usual } = longestWalks
  if (party.children) return { beyondWalking, longestWalk: children }
  const ridesAnyway = isWeatherToWalk(request) ? -worthARide : 0
  return { beyondWalking, longestWalk: usual, ridesAnyway }
}

/** The same on the first way of a day, on which one wants to be there: before the crowd, or when a door opens. */
export function preferencesAtFirst(request: PlanRequest): TravelPreferences {
  return {
    ...travelPreferences(request),
    ridesAnyway: Math.max(0, walkedBy(request).ridesAnyway ?? 0),
  }
}

/** Whether every day is one to walk: neither hot nor freezing, nor likely wet. */
function isWeatherToWalk({ days }: PlanRequest): boolean {
  return days.every(({ weather }) => {
    if (!weather) return true
    const { high, rain } = weather
    const isMild = high === null || (high >= mild.from && high <= mild.to)
    return isMild && rain <= mild.rain
  })
}
