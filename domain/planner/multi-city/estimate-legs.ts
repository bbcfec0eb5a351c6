/** Travel between cities: known times for trains, and the rest by distance, marked as estimates. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { hasRails } from '#domain/routing/rails.ts'
import { trainMinutes } from '#domain/routing/train-times.ts'
import { areJoinedByRail, sailingBetween } from './passenger-ferries.ts'
import type { LegOffer, Mode } from './trip-request.ts'

export interface LocatedCity {
  name: string
  at: Coordinates
}

interface Travel {
  mode: Mode
  /** Minutes for getting there, waiting, and getting into town. */
  fixedMinutes: number
  kilometresAnHour: number
  /** Length of the way relative to the straight line. */
  detour: number
  from: number
  to: number
}

/** Distances (from, to) are straight lines in kilometres; outside of them hardly anyone goes that way. */
const travels: readonly Travel[] = [
  { mode: 'train', fixedMinutes: 40, kilometresAnHour: 85, detour: 1.2, from: 0, to: 900 },
  { mode: 'bus', fixedMinutes: 40, kilometresAnHour: 70, detour: 1.3, from: 0, to: 500 },
  { mode: 'car', fixedMinutes: 15, kilometresAnHour: 80, detour: 1.3, from: 0, to: 900 },
  { mode: 'self-driving', fixedMinutes: 10, kilometresAnHour: 80, detour: 1.3, from: 0, to: 1500 },
  { mode: 'flight', fixedMinutes: 210, kilometresAnHour: 780, detour: 1.05, from: 200, to: 20_100 },
]
/** Areas of fast trains, by their south-west and north-east corners, with their speed. */
const fastRails: readonly { from: Coordinates; to: Coordinates; kilometresAnHour: number }[] = [
  { from: [36, -9.5], to: [43.8, 3.4], kilometresAnHour: 145 },
  { from: [43, -2], to: [52.6, 7.6], kilometresAnHour: 145 },
  { from: [40, 7], to: [46, 15], kilometresAnHour: 145 },
  { from: [31, 126], to: [43, 146], kilometresAnHour: 145 },
  { from: [22, 100], to: [41, 122.5], kilometresAnHour: 145 },
  { from: [47.5, 6.5], to: [54.5, 13.8], kilometresAnHour: 125 },
  { from: [50, -6], to: [59, 1.8], kilometresAnHour: 125 },
  { from: [38.8, -77.2], to: [42.5, -71], kilometresAnHour: 110 },
]

/** The speed of the rails that both cities lie on. */
function speedOf({ mode, kilometresAnHour }: Travel, cities: readonly LocatedCity[]): number {
  const fast = fastRails.filter(({ from, to }) =>
    cities.every(
      ({ at }) => from[0] <= at[0] && at[0] <= to[0] && from[1] <= at[1] && at[1] <= to[1],
    ),
  )
  const speeds = mode === 'train' ? fast.map((rails) => rails.kilometresAnHour) : []
  return Math.max(kilometresAnHour, ...speeds)
}

/**
 * Largest plausible speed of a train along the straight line (km/h): a faster one belongs to another town of that
 * name.
 */
const fastestRail = 330

/** Minutes of the usual train between two cities; null where unknown. */
function knownTrain(from: LocatedCity, to: LocatedCity, away: number): number | null {
  const minutes = trainMinutes(from.name, to.name)
  return minutes !== null && (60 * away) / minutes <= fastestRail ? minutes : null
}

/** Minutes for the way to the port, boarding, and the way into town. */
const boarding = 60
/** Modes that do not cross the sea; cars do, by ferry. */
const onRailsOrRoads = new Set<Mode>(['train', 'bus'])

/** Modes used where nothing was said: no rented car and no slow bus. */
const usual: readonly Mode[] = ['train', 'flight']
/** Shortest flight over land in kilometres, where a train is not much slower: most such pairs have no flight. */
const nearestFlight = 350
const longerThanAFlight = 300
const byLand = travels.filter(({ mode }) => mode === 'train')
const byBus = travels.filter(({ mode }) => mode === 'bus')

/** Legs in both directions between all cities, by the wanted modes; far apart, a flight is always among them. */
export function estimateLegs(
  cities: readonly LocatedCity[],
  { wanted, avoided }: { wanted: readonly Mode[]; avoided: readonly Mode[] },
): LegOffer[] {
  const known = travels.filter(({ mode }) => wanted.includes(mode))
  const ofMost = travels.filter(({ mode }) => usual.includes(mode))
  const asked = known.length > 0 ? known : ofMost
  const legs: LegOffer[] = []
  for (const from of cities) {
    for (const to of cities) {
      if (from === to) continue
      const away = kilometres(from.at, to.at)
      const sailing = avoided.includes('ferry') ? null : sailingBetween(from.at, to.at)
      if (sailing !== null) {
        const minutes = boarding + sailing
        legs.push({ from: from.name, to: to.name, mode: 'ferry', minutes, estimated: true })
      }
      const isOverSea = !areJoinedByRail(from.at, to.at)
      const hasTrains = hasRails(from.at) && hasRails(to.at)
      // Without a known ship one flies over sea, however near.
      const fliesAnyway = isOverSea && sailing === null
      const train = knownTrain(from, to, away)
      const minutesBy = (travel: Travel) => {
        const moving = (60 * away * travel.detour) / speedOf(travel, [from, to])
        const estimate = 5 * Math.round((travel.fixedMinutes + moving) / 5)
        return travel.mode === 'train' ? (train ?? estimate) : estimate
      }
      const isNear = !isOverSea && Math.min(...byLand.map(minutesBy)) <= longerThanAFlight
      const nearest = (travel: Travel) =>
        travel.mode === 'flight' && isNear ? nearestFlight : travel.from
      const fits = (travel: Travel) =>
        (away >= nearest(travel) || fliesAnyway) &&
        (away <= travel.to || (travel.mode === 'train' && train !== null)) &&
        !avoided.includes(travel.mode) &&
        !(isOverSea && onRailsOrRoads.has(travel.mode)) &&
        !(travel.mode === 'train' && !hasTrains && train === null)
      // Where no trains go, the usual way over land is a bus.
      const others = sailing === null ? [ofMost, ...(hasTrains ? [] : [byBus]), travels] : []
      const chosen = [asked, ...others].map((all) => all.filter(fits)).find((all) => all.length > 0)
      for (const travel of chosen ?? []) {
        const minutes = minutesBy(travel)
        legs.push({ from: from.name, to: to.name, mode: travel.mode, minutes, estimated: true })
      }
    }
  }
  return legs
}
