/**
 * The stops and nights of a drive: nights spread over the way in towns worth one, and between them a sight or a
 * table at noon.
 */
import { estimateDrive } from '#domain/routing/road-trip-drive.ts'
import type { RoadPoint } from '#domain/routing/road-trip-schema.ts'
import { type KnownOnTheWay, townNear, townsBetween, type WayTown } from './towns-between.ts'

export interface StopBetween {
  point: RoadPoint
  about: string | undefined
  minutes: number
  nights: 0 | 1
}

interface WantedStops {
  nights: number
  /** The most minutes of driving a day. */
  limit: number
  /** Whether to stop between two nights. */
  byDay: boolean
}

/** The worth that a town must have for each share of the way off its even position, and for each kilometre aside. */
const evenness = [2, 6, 20] as const
const asideCost = 1 / 150
/** Minutes of a drive from which it has a stop; from `needsLunch` it has one at noon, whatever is known. */
const worthBreaking = 75
const needsLunch = 210
/** Minutes from departure (at nine) until lunch. */
const untilLunch = 195
/** Least minutes between two stops, or a stop and a night. */
const apart = 25

export function stopsBetween(
  start: RoadPoint,
  end: RoadPoint,
  { nights, limit, byDay }: WantedStops,
  known: KnownOnTheWay,
): StopBetween[] {
  const beds = nightsBetween(start, end, { nights, limit }, known)
  const marks = [start, ...beds.map(({ point }) => point), end]
  return marks.slice(1).flatMap((to, index) => {
    const from = marks[index] ?? start
    const bed = beds[index]
    const stop = byDay ? stopOf(from, to, known) : undefined
    return [
      ...(stop ? [between(stop, 0)] : []),
      ...(bed ? [between({ ...bed, minutes: afternoonIn(bed, from, stop) }, 1)] : []),
    ]
  })
}

/** Minutes of a day: what remains after driving and the stop is for the town of the night. */
const dayMinutes = 510
const townMinutes = { least: 120, most: 300 }

function afternoonIn({ point }: WayTown, from: RoadPoint, stop: WayTown | undefined): number {
  const left = dayMinutes - estimateDrive(from.at, point.at).minutes - (stop?.minutes ?? 0)
  const kept = Math.max(townMinutes.least, Math.min(townMinutes.most, left))
  return Math.floor(kept / 15) * 15
}

const between = ({ point, about, minutes }: WayTown, nights: 0 | 1): StopBetween => ({
  ...{ point, about, minutes, nights },
})

/** Nights for a leg: tries worthwhile towns first, then evener positions, until no drive is too long. */
function nightsBetween(
  start: RoadPoint,
  end: RoadPoint,
  { nights, limit }: Pick<WantedStops, 'nights' | 'limit'>,
  known: KnownOnTheWay,
): WayTown[] {
  let best: WayTown[] | undefined
  for (const even of evenness) {
    const wanted = bedsOf(start, end, { nights, even, isNeeded: false }, known)
    const beds = withinLimit(start, end, wanted, limit, known)
    if (!best || beds.length < best.length) best = beds
    if (best.length <= nights) break
  }
  return best ?? []
}

/** One town for each night, in driving order, as evenly as worthwhile towns allow; any town where a night is needed. */
function bedsOf(
  start: RoadPoint,
  end: RoadPoint,
  { nights, even, isNeeded }: { nights: number; even: number; isNeeded: boolean },
  known: KnownOnTheWay,
): WayTown[] {
  const candidates = nights > 0 ? townsBetween(start, end, known) : []
  const beds: WayTown[] = []
  for (let night = 1; night <= nights; night += 1) {
    const wanted = night / (nights + 1)
    const reach = 0.75 / (nights + 1)
    const last = beds.at(-1)
    const best = candidates
      .filter(({ hasBed, along }) => hasBed && Math.abs(along - wanted) <= reach)
      .filter(({ point, along }) => !last || (along > last.along && isApart(last.point, point)))
      .map((town) => ({ town, score: scoreOf(town, wanted, even) }))
      .reduce<{ town: WayTown; score: number } | undefined>(better, undefined)
    const bed = best?.town ?? (isNeeded ? townNear(start, end, wanted, known) : undefined)
    if (bed) beds.push({ about: aBed, ...bed })
  }
  return beds
}

const aBed = 'A town on the way, to sleep in.'
const aTable = 'A town on the way, for lunch and a walk.'

/** Adds nights between worthwhile towns that are too far apart. */
function withinLimit(
  start: RoadPoint,
  end: RoadPoint,
  beds: readonly WayTown[],
  limit: number,
  known: KnownOnTheWay,
): WayTown[] {
  const marks = [start, ...beds.map(({ point }) => point), end]
  return marks.slice(1).flatMap((to, index) => {
    const from = marks[index] ?? start
    const more = Math.max(0, Math.ceil(estimateDrive(from.at, to.at).minutes / limit) - 1)
    const bed = beds[index]
    return [
      ...bedsOf(from, to, { nights: more, even: evenness[0], isNeeded: true }, known),
      ...(bed ? [bed] : []),
    ]
  })
}

/** The stop between two nights, near noon: a sight; else a table where the drive is long. */
function stopOf(from: RoadPoint, to: RoadPoint, known: KnownOnTheWay): WayTown | undefined {
  const { minutes } = estimateDrive(from.at, to.at)
  if (minutes < worthBreaking) return undefined
  const wanted = Math.min(0.7, untilLunch / minutes)
  // Cities of the catalogue are no stop of two hours.
  const best = townsBetween(from, to, { ...known, destinations: [] })
    .filter(({ point }) => isApart(from, point) && isApart(point, to))
    .map((town) => ({ town, score: scoreOf(town, wanted, evenness[0]) }))
    .reduce<{ town: WayTown; score: number } | undefined>(better, undefined)
  if (best && (best.score > 0 || minutes < needsLunch)) return best.town
  const table = minutes >= needsLunch ? townNear(from, to, wanted, known) : undefined
  return table && { ...table, about: aTable }
}

const isApart = (one: RoadPoint, other: RoadPoint): boolean =>
  estimateDrive(one.at, other.at).minutes >= apart

const scoreOf = ({ worth, along, aside }: WayTown, wanted: number, even: number): number =>
  worth - even * Math.abs(along - wanted) - aside * asideCost

const better = <Scored extends { score: number }>(
  best: Scored | undefined,
  each: Scored,
): Scored => (best && best.score >= each.score ? best : each)
