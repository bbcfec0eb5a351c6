/** The ways of a day as the solver sees them: in marks of the clock, and by how tedious they are. */

import type { Coordinates, Place } from '#domain/places/schema.ts'
import { metersBetween, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { toNextMark } from './marks.ts'
import { isPartOfIt } from './parts-of-places.ts'
import type { PlanRequest } from './schema.ts'
import type { TourPair } from './tours/problem.ts'

/** How much longer a minute feels than one on foot: a walk is part of a day, a ride takes from it. */
const tedium: Readonly<Record<(typeof travelModes)[number], number>> = {
  walk: 1,
  transit: 6,
  drive: 2,
  ferry: 6,
  bicycle: 1.5,
}
/** Times as much on the way to a lesser sight of the day. */
const byDay = 1.6
/** Times as much to a table for lunch: one eats where one is. As much as to a sight would cost great sights far from any table. */
const toLunch = 1.25
/** And times as much with children by the hand, with old knees, or where each lift must be found. */
const withCare = 2
/** From here on a ride is a way out of town, and its minutes count less. */
const longRide = 30
const farTedium = 4
/** Places closer than this belong on one day. */
const neighbourMeters = 400
/** Two that everybody comes for are seen one after the other, a few minutes apart: the Colosseum and the Forum. */
const known = 0.75
const knownMeters = 700
/** So do two that lie far out side by side, as the pyramids and the museum beside them: one way for both. */
const farOut = 6000
const sideBySide = 0.33
const bothInADay = 450
/** Two that many come for lie side by side on the way out sooner, as the Golden Pavilion and the garden of stones. */
const knownFarOut = { farOut: 3500, least: 0.5 }
/** Lesser ones, too, where each would take a ride of so many minutes: the palace and the zoo in its park. */
const longWayOut = { ride: 30, least: 0.35 }
/** A ride of so many minutes that is made twice, for the one and for the other, weighs as much as the pair once more. */
const ridesAsAPair = 40
const mostTimes = 3
/** So do two in a corner of the town that has hardly anything else, as a beach and the aquarium behind it. */
const corner = { farOut: 4500, sideBySide: 0.45, mostSights: 4 }

/** Minutes with slack for finding the way, on marks; nothing where one stays. */
export function slowed({ minutes, size }: TravelMatrix, slack: number): Int32Array {
  return minutes.map((each, at) =>
    Math.floor(at / size) === at % size ? 0 : toNextMark(each + slack),
  )
}

/** A taxi has to be found and paid for each way anew, and is no less tedious than a bus; one's own car waits. */
export function tollOf(
  { minutes, modes }: TravelMatrix,
  { taxis }: Pick<PlanRequest, 'taxis'>,
): Float64Array {
  const tediumOf = (mode: (typeof travelModes)[number]) =>
    mode === 'drive' && taxis ? tedium.transit : tedium[mode]
  return Float64Array.from(minutes, (each, at) => {
    const mode = travelModes[modes[at] ?? 0] ?? 'walk'
    if (mode === 'walk') return each
    return tediumOf(mode) * Math.min(each, longRide) + farTedium * Math.max(0, each - longRide)
  })
}

/**
 * By day a ride takes of the hours in which doors are open; an evening may be had across the town. A ride to lunch
 * is no way around that: nobody crosses the town for a table so as to be beside a lesser sight then.
 */
export function tireByDay(
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

/** Pairs of visits at different places that are neighbours; the farther out they lie, the more they belong together. */
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
        // In quarters, so that sums of them stay exact.
        const times = Math.round(4 * (1 + ride / ridesAsAPair)) / 4
        return [one.number, other.number, Math.min(mostTimes, times)]
      }),
  )
}

/** A boat or a tram that ends beside a sight is the way there, and never a trip of its own on another day. */
function leadsTo({ at, endsAt }: Place, other: Place): boolean {
  if (!endsAt || metersBetween(at, endsAt) < rideAway) return false
  return metersBetween(endsAt, other.at) <= knownMeters
}

/** From here on where a visit ends is another part of the town. */
const rideAway = 2000

/** Most pairs are told apart by their latitudes alone. */
function areNeighbours(one: Place, other: Place): boolean {
  if (leadsTo(one, other) || leadsTo(other, one)) return true
  if (Math.abs(one.at[0] - other.at[0]) > 0.007) return false
  const least = Math.min(one.essential, other.essential)
  return metersBetween(one.at, other.at) < (least >= known ? knownMeters : neighbourMeters)
}
