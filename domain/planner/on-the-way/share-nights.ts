/** How many nights a drive has on its way, and how the others are shared. */
import { estimateDrive } from '#domain/routing/road-trip-drive.ts'
import type { RoadPoint } from '#domain/routing/road-trip-schema.ts'

export const dayAtStart = 'You start here: a day for the town before the drive.'
const daysForTheStart = 5
const home = /\b(?:from home|we live|i live|home in|based in)\b/i
/** Minutes of driving for each night on the way, at most. */
const minutesANight = 100

/** Whether days are left for the town of departure; not where it is home. */
export function hasDayAtStart(
  from: RoadPoint,
  to: RoadPoint,
  { days, limit, text }: { days: number; limit: number; text: string },
): boolean {
  return days - nightsNeeded(from, to, limit) >= daysForTheStart && !home.test(text)
}

/** Nights that a leg needs because it is longer than a day of driving. */
export function nightsNeeded(from: RoadPoint, to: RoadPoint, limit: number): number {
  return Math.max(0, Math.ceil(estimateDrive(from.at, to.at).minutes / limit) - 1)
}

/**
 * Nights on one leg: as many as its driving needs; on a drive of several days half of them, and nearly all where
 * nothing is known of its end.
 */
export function wayNights(
  from: RoadPoint,
  to: RoadPoint,
  limit: number,
  { days, isEndKnown, startsInTown }: { days: number; isEndKnown: boolean; startsInTown: boolean },
): number {
  const { minutes } = estimateDrive(from.at, to.at)
  const free = isEndKnown ? Math.floor((days - 1) / 2) : days - (startsInTown ? 2 : 1)
  return Math.max(
    nightsNeeded(from, to, limit),
    Math.min(free, Math.floor(minutes / minutesANight)),
  )
}

/** The most days in a town without known places. */
const mostUnknown = 2

/**
 * Shares nights that the named towns have no use for: among further stops on the way, the longest drives first; the
 * town of departure gets the rest.
 */
export function sparedNights(
  open: number,
  cities: readonly RoadPoint[],
  ways: readonly (readonly [from: RoadPoint, to: RoadPoint])[],
  isKnown: (point: RoadPoint) => boolean,
): { onWays: number[]; atStart: number } {
  const room = cities.reduce((sum, town) => sum + (isKnown(town) ? mostInATown : mostUnknown), 0)
  const minutes = ways.map(([from, to]) => estimateDrive(from.at, to.at).minutes)
  const onWays = ways.map(() => 0)
  let left = Math.max(0, open - room)
  const longestFirst = minutes
    .map((_, at) => at)
    .toSorted((a, b) => (minutes[b] ?? 0) - (minutes[a] ?? 0))
  for (const at of longestFirst) {
    const beds = Math.min(left, Math.floor((minutes[at] ?? 0) / minutesANight))
    onWays[at] = beds
    left -= beds
  }
  return { onWays, atStart: left }
}

interface Sharing {
  cities: readonly RoadPoint[]
  first: RoadPoint | undefined
  between: readonly RoadPoint[]
  isKnown: (point: RoadPoint) => boolean
  /** The trip is a drive from one place to another: only what is known of a town tells how long to stay. */
  isDrive: boolean
}

const mostInATown = 5

/** Shares nights evenly in turns: named towns first; on a drive, towns with known places first. */
export function sharedNights(
  open: number,
  { cities, first, between, isKnown, isDrive }: Sharing,
): Map<string, number> {
  const nights = new Map<string, number>()
  let left = open
  const give = ({ name }: RoadPoint) => {
    if (left === 0) return
    nights.set(name, (nights.get(name) ?? 0) + 1)
    left -= 1
  }
  const inTurns = (towns: readonly RoadPoint[], most: number) => {
    for (let turn = 0; turn < most && left > 0; turn += 1) for (const town of towns) give(town)
  }
  const named = [...cities, ...(first ? [first] : [])]
  if (!isDrive) {
    inTurns(first ? [first, ...cities] : cities, open)
    return nights
  }
  inTurns(named, 1)
  inTurns([...cities, ...between, ...(first ? [first] : [])].filter(isKnown), mostInATown)
  inTurns([...cities, ...between], 2)
  inTurns([...named, ...between], open)
  return nights
}
