/** Where to sleep on a leg that is too long for the day: a town on the way, or an open point. */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { DriveBetween } from './road-trip-drive.ts'
import type { RoadPoint } from './road-trip-schema.ts'

/** A town that could be slept in, as a gazetteer lists it. */
export interface Town extends RoadPoint {
  population: number
}

const longestDetour = 50
/** Fewest minutes of a drive to another lodging. */
const shortestHop = 30
/** Minutes of progress that a tenfold population is worth. */
const sizeMinutes = 15

/**
 * The town that brings one farthest within the minutes left, with a bonus for size. `fits` says
 * whether one still gets there today, where more than the minutes decides.
 */
export function townOnTheWay(
  from: Coordinates,
  to: Coordinates,
  minutesLeft: number,
  { towns, between }: { towns: readonly Town[]; between: DriveBetween },
  fits: (point: RoadPoint) => boolean = () => true,
): Town | undefined {
  const whole = between(from, to).minutes
  let best: { town: Town; worth: number } | undefined
  for (const town of promising(from, to, minutesLeft, towns)) {
    const there = between(from, town.at).minutes
    if (there < shortestHop || there > minutesLeft) continue
    const onward = between(town.at, to).minutes
    const extra = there + onward - whole
    if (extra > longestDetour || onward >= whole) continue
    const worth = worthOf(town, there, extra)
    if ((!best || worth > best.worth) && fits(town)) best = { town, worth }
  }
  return best?.town
}

function worthOf({ population }: Town, there: number, extra: number): number {
  return there - 2 * extra + sizeMinutes * Math.log10(Math.max(1, population))
}

/** The most towns for which drives are asked: the best by straight lines. */
const mostAsked = 40
const kilometresAMinute = 1.1

function promising(
  from: Coordinates,
  to: Coordinates,
  minutesLeft: number,
  towns: readonly Town[],
): Town[] {
  const straight = kilometres(from, to)
  const near = boxAround(from, to)
  return towns
    .flatMap((town) => {
      if (!near(town.at)) return []
      const [before, after] = [kilometres(from, town.at), kilometres(town.at, to)]
      const extra = (before + after - straight) / kilometresAMinute
      const there = before / kilometresAMinute
      if (after >= straight || extra > longestDetour || there > 1.2 * minutesLeft) return []
      return { town, worth: worthOf(town, Math.min(there, minutesLeft), extra) }
    })
    .sort((a, b) => b.worth - a.worth)
    .slice(0, mostAsked)
    .map(({ town }) => town)
}

/** A bounding box, which rules out most of a country's towns cheaply. */
function boxAround(from: Coordinates, to: Coordinates): (at: Coordinates) => boolean {
  const margin = 0.6
  const [south, north] = [Math.min(from[0], to[0]) - margin, Math.max(from[0], to[0]) + margin]
  const [west, east] = [Math.min(from[1], to[1]) - margin, Math.max(from[1], to[1]) + margin]
  // A leg over the date line has no such box.
  if (east - west > 180) return () => true
  return ([latitude, longitude]) =>
    latitude >= south && latitude <= north && longitude >= west && longitude <= east
}

/** Fewest share of a leg that a day must cover. */
const leastShare = 1 / 400

/** Where no town is known: as far along the straight line as one gets today, if that is anywhere. */
export function pointOnTheWay(
  from: Coordinates,
  to: Coordinates,
  fits: (point: RoadPoint) => boolean,
): RoadPoint | undefined {
  const pointAt = (share: number): RoadPoint => ({
    name: 'On the way',
    at: along(from, to, share),
  })
  let [near, far] = [0, 1]
  for (let round = 0; round < 20; round += 1) {
    const middle = (near + far) / 2
    if (fits(pointAt(middle))) near = middle
    else far = middle
  }
  return near > leastShare ? pointAt(near) : undefined
}

/** On the great circle, so that a leg over the date line does not go around the world. */
function along(from: Coordinates, to: Coordinates, share: number): Coordinates {
  const [a, b] = [vector(from), vector(to)]
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
  if (angle < 1e-9) return from
  const mix = (part: number) => Math.sin(part * angle) / Math.sin(angle)
  const [x, y, z] = [0, 1, 2].map(
    (axis) => mix(1 - share) * (a[axis] ?? 0) + mix(share) * (b[axis] ?? 0),
  )
  const degrees = 180 / Math.PI
  return [
    toTheMetre(Math.atan2(z ?? 0, Math.hypot(x ?? 0, y ?? 0)) * degrees),
    toTheMetre(Math.atan2(y ?? 0, x ?? 0) * degrees),
  ]
}

/** Runtimes compute sines that differ in the last digit; the point has to be the same on all of them. */
function toTheMetre(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000
}

function vector([latitude, longitude]: Coordinates): [number, number, number] {
  const [lat, lon] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)]
}
