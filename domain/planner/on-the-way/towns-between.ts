/** Towns and sights between two points of a drive, with their position along it and aside. */
import type { GreatDrive } from '#domain/drives/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { DestinationName } from '#domain/places/find-destination.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import { ferriesBetween } from '#domain/routing/crossings.ts'
import type { RoadTown } from '#domain/routing/load-road-towns.ts'
import type { RoadPoint } from '#domain/routing/road-trip-schema.ts'
import { townsAlong } from '#domain/routing/towns-along.ts'

export interface KnownOnTheWay {
  destinations: readonly DestinationName[]
  roadTowns: readonly RoadTown[]
  drives: readonly Pick<GreatDrive, 'stops' | 'legs'>[]
  gazetteer: Gazetteer
}

export interface WayTown {
  point: RoadPoint
  about?: string
  /** Minutes of a stop by day. */
  minutes: number
  /** Worth: cities of the catalogue, then towns for a night, then sights. */
  worth: number
  hasBed: boolean
  /** Share of the way that lies behind it (0 to 1). */
  along: number
  /** Kilometres that it adds to the straight line. */
  aside: number
}

/** Largest detour relative to the straight line; `mostAside` is in kilometres. */
const asideShare = 0.2
const mostAside = 120
/** Kilometres from an end within which a place is seen from there; less on a short way. */
const besideAnEnd = 30
const besideShare = 0.2
const sameTown = 12
/** Worth lost by a town across a border that the way need not cross. */
const abroadCost = 0.25
const stopMinutes = 120
const lunchMinutes = 60
/** Population, largest detour and distance from the wanted position of a town that surely has a table and a bed. */
const byTheRoad = { people: 5000, aside: 12, off: 0.2 }

export function townsBetween(start: RoadPoint, end: RoadPoint, known: KnownOnTheWay): WayTown[] {
  const direct = kilometres(start.at, end.at)
  const most = Math.min(mostAside, direct * asideShare)
  const found: WayTown[] = []
  const consider = (town: Omit<WayTown, 'along' | 'aside'>) => {
    const way = wayBy(town.point, start, end)
    const beside = Math.min(besideAnEnd, direct * besideShare)
    if (way.before <= beside || way.after <= beside || way.aside > most) return
    if (found.some(({ point }) => kilometres(point.at, town.point.at) < sameTown)) return
    if (!isNoSailMore(town.point, start, end)) return
    const { country } = town.point
    const isAbroad = country !== undefined && country !== start.country && country !== end.country
    const worth = town.worth - (isAbroad ? abroadCost : 0)
    found.push({ ...town, worth, along: way.along, aside: way.aside })
  }
  for (const { name, at, country } of known.destinations) {
    consider({ point: { name, at, country }, minutes: stopMinutes, worth: 1.15, hasBed: true })
  }
  for (const { about, isGreat, ...point } of known.roadTowns) {
    const worth = isGreat ? 0.95 : 0.8
    consider({ point, about, minutes: stopMinutes, worth, hasBed: true })
  }
  // Passes shut in winter and gravel roads are only for who asks.
  const open = known.drives.filter(({ legs }) => legs.every(({ closed }) => !closed))
  for (const { name, at, why, minutes } of open.flatMap(({ stops }) => stops)) {
    const town = { point: { name, at }, about: why, minutes: Math.min(stopMinutes, minutes) }
    consider({ ...town, worth: 0.6, hasBed: false })
  }
  return found
}

/** The largest town by the road near a share of the way, where nothing worthwhile is known. */
export function townNear(
  start: RoadPoint,
  end: RoadPoint,
  wanted: number,
  { gazetteer }: Pick<KnownOnTheWay, 'gazetteer'>,
): Omit<WayTown, 'about'> | undefined {
  let best: WayTown | undefined
  for (const { population, ...point } of townsAlong(
    { start, end, round: false, stops: [] },
    gazetteer,
  )) {
    const { along, aside } = wayBy(point, start, end)
    const off = Math.abs(along - wanted)
    if (population < byTheRoad.people || off > byTheRoad.off || aside > byTheRoad.aside) continue
    const worth = Math.log10(population) / 20 - 2 * off
    if ((best && best.worth >= worth) || !isNoSailMore(point, start, end)) continue
    best = { point, minutes: lunchMinutes, hasBed: true, worth, along, aside }
  }
  return best
}

function wayBy({ at }: RoadPoint, start: RoadPoint, end: RoadPoint) {
  const [before, after] = [kilometres(start.at, at), kilometres(at, end.at)]
  return {
    ...{ before, after },
    along: before / Math.max(1, before + after),
    aside: before + after - kilometres(start.at, end.at),
  }
}

/** Whether a town needs no more ferries than the way itself. */
const isNoSailMore = (town: RoadPoint, start: RoadPoint, end: RoadPoint): boolean =>
  sailsBetween(start, town) + sailsBetween(town, end) <= sailsBetween(start, end)

const sailsBetween = (from: RoadPoint, to: RoadPoint): number =>
  ferriesBetween(from, to)?.length ?? Number.POSITIVE_INFINITY
