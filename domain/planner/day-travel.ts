/** Travel times as the solver uses them: in marks of the clock, and weighted by how tedious they are. */

import type { Coordinates, Place } from '#domain/places/schema.ts'
import {
  estimateLeg,
  metersBetween,
  type TravelMatrix,
  travelModes,
} from '#domain/routing/travel-estimate.ts'
import { preferencesAtFirst, travelPreferences } from './day-habits.ts'
import { toNextMark } from './marks.ts'
import { isPartOfIt } from './parts-of-places.ts'
import type { PlanRequest } from './schema.ts'
import type { TourPair } from './tours/problem.ts'

/** How much a minute of each mode counts, one of a stroll being 1: a walk is part of a day, a ride takes from it. */
const tedium: Readonly<Record<(typeof travelModes)[number], number>> = {
  walk: 1,
  transit: 6,
  drive: 2,
  ferry: 6,
  bicycle: 1.5,
}
/** Minutes on foot beyond which a walk is a way and no stroll, and by how much more each of them counts then. */
const longWalk = 18
const longWalkTedium = 4
/** Factor on the way to a lesser sight by day. */
const byDay = 1.6
/** Factor on the way to a table for lunch. As high as for a sight, it would cost great sights far from any table. */
const toLunch = 1.25
/** Factor on both for parties that move with effort: children, the elderly, step-free ways. */
const withCare = 2
/** Minutes of a ride beyond which they count less: it is a way out of town. */
const longRide = 30
const farTedium = 4
/** Metres below which two places are neighbours, which belong on one day. */
const neighbourMeters = 400
/**
 * Renown (0 to 1) from which two places are neighbours at a larger distance (`knownMeters`): the Colosseum and the
 * Forum.
 */
const known = 0.75
const knownMeters = 700
/**
 * Metres from the lodging from which two places side by side are neighbours, so that the way is made once: the
 * pyramids and the museum beside them.
 */
const farOut = 6000
const sideBySide = 0.33
const bothInADay = 450
/** The same for two places of some renown: the Golden Pavilion and the garden of stones. */
const knownFarOut = { farOut: 3500, least: 0.5 }
/** The same for lesser places, where each takes a ride of so many minutes: the palace and the zoo in its park. */
const longWayOut = { ride: 30, least: 0.35 }
/** Minutes of a ride, made twice, that double the weight of a pair. */
const ridesAsAPair = 40
const mostTimes = 3
/** The same for two places in a corner with hardly any other sight: a beach and the aquarium behind it. */
const corner = { farOut: 4500, sideBySide: 0.45, mostSights: 4 }

/** Minutes with slack for finding the way, in marks; 0 between a place and itself. */
export function slowed({ minutes, size }: TravelMatrix, slack: number): Int32Array {
  return minutes.map((each, at) =>
    Math.floor(at / size) === at % size ? 0 : toNextMark(each + slack),
  )
}

/**
 * The cost of each way, by mode. A taxi has to be found and paid for each time, and so counts as a bus does; a car
 * of one's own waits.
 */
export function tollOf(
  { minutes, modes }: TravelMatrix,
  { taxis }: Pick<PlanRequest, 'taxis'>,
): Float64Array {
  const tediumOf = (mode: (typeof travelModes)[number]) =>
    mode === 'drive' && taxis ? tedium.transit : tedium[mode]
  return Float64Array.from(minutes, (each, at) => {
    const mode = travelModes[modes[at] ?? 0] ?? 'walk'
    if (mode === 'walk') return each + longWalkTedium * Math.max(0, each - longWalk)
    return tediumOf(mode) * Math.min(each, longRide) + farTedium * Math.max(0, each - longRide)
  })
}

/**
 * Raises the cost of rides by day, which take hours in which doors are open; an evening may be across the town.
 * Rides to lunch count too: else a table would be the pretext for a ride to a lesser sight.
 */
export function tollRidesByDay(
  toll: Float64Array,
  { size, modes }: TravelMatrix,
  { lesser, tables }: { lesser: ReadonlySet<number>; tables: ReadonlySet<number> },
  { party }: Pick<PlanRequest, 'party'>,
): void {
  const care = party.children || party.elderly || party.stepFree ? withCare : 1
  for (const there of lesser.union(tables)) {
    const times = lesser.has(there) ? byDay * care : toLunch
    for (let from = 0; there >= 0 && from < size; from += 1) {
      const way = from * size + there
      if (travelModes[modes[way] ?? 0] !== 'walk') toll[way] = times * (toll[way] ?? 0)
    }
  }
}

/** On the first way of a day one rides where a ride is quicker; a provider's own ways stay. */
export function rideAtFirst(
  travel: TravelMatrix,
  points: readonly Coordinates[],
  request: PlanRequest,
): void {
  const from = points.findIndex((at) => at.join() === request.lodging.join())
  if (from < 0 || (travelPreferences(request).ridesAnyway ?? 0) >= 0) return
  const preferences = preferencesAtFirst(request)
  for (const [to, there] of points.entries()) {
    const way = from * travel.size + to
    const isEstimate = travel.estimates ? travel.estimates[way] === 1 : travel.estimated
    if (to === from || !isEstimate) continue
    const leg = estimateLeg(request.lodging, there, preferences)
    travel.minutes[way] = leg.minutes
    travel.meters[way] = leg.meters
    travel.modes[way] = travelModes.indexOf(leg.mode)
  }
}

/** Pairs of neighbours (visits at different places); the farther out they lie, the higher their weight. */
export function neighbourPairs(
  visits: readonly { number: number; place: Place }[],
  lodging: Coordinates,
  rideTo: (place: Place) => number = () => 0,
): TourPair[] {
  const away = new Map(visits.map(({ place }) => [place.id, metersBetween(lodging, place.at)]))
  const areTwins = (one: Place, other: Place) => {
    const far = Math.min(away.get(one.id) ?? 0, away.get(other.id) ?? 0)
    if (far < knownFarOut.farOut || one.minutes + other.minutes > bothInADay) return false
    const apart = metersBetween(one.at, other.at)
    const least = Math.min(one.essential, other.essential)
    if (isPartOfIt(one, other)) return true
    const isLongWay = Math.min(rideTo(one), rideTo(other)) >= longWayOut.ride
    const enough = isLongWay ? longWayOut.least : knownFarOut.least
    if (least >= enough && apart <= sideBySide * far) return true
    if (far < corner.farOut) return false
    if (far >= farOut && apart <= sideBySide * far) return true
    if (apart > corner.sideBySide * far) return false
    const around = visits.filter(
      ({ place }) => metersBetween(place.at, one.at) <= corner.sideBySide * far,
    )
    return new Set(around.map(({ place }) => place.id)).size <= corner.mostSights
  }
  return visits.flatMap((one, index) =>
    visits
      .slice(index + 1)
      .filter(
        ({ place }) =>
          one.place.id !== place.id &&
          (areNeighbours(one.place, place) || areTwins(one.place, place)),
      )
      .map((other): TourPair => {
        if (areNeighbours(one.place, other.place)) return [one.number, other.number]
        const ride = Math.min(rideTo(one.place), rideTo(other.place))
        // In steps of a quarter, so that sums stay exact.
        const times = Math.round(4 * (1 + ride / ridesAsAPair)) / 4
        return [one.number, other.number, Math.min(mostTimes, times)]
      }),
  )
}

/** Whether a boat or a tram ends beside a sight: it is the way there, and no trip of its own on another day. */
function leadsTo({ at, endsAt }: Place, other: Place): boolean {
  if (!endsAt || metersBetween(at, endsAt) < rideAway) return false
  return metersBetween(endsAt, other.at) <= knownMeters
}

/** Metres from which the end of a visit lies in another part of the town. */
const rideAway = 2000

/** Whether two places are neighbours; most pairs are told apart by their latitudes alone. */
function areNeighbours(one: Place, other: Place): boolean {
  if (leadsTo(one, other) || leadsTo(other, one)) return true
  if (Math.abs(one.at[0] - other.at[0]) > 0.007) return false
  const least = Math.min(one.essential, other.essential)
  return metersBetween(one.at, other.at) < (least >= known ? knownMeters : neighbourMeters)
}
