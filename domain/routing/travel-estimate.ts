/**
 * How long it takes from place to place when no routing provider says so: an estimate from the
 * distance as the crow flies, and marked as one.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { type Obstacle, obstacleBetween } from './over-water.ts'

export const travelModes = ['walk', 'transit', 'drive', 'ferry', 'bicycle'] as const
export type TravelMode = (typeof travelModes)[number]

/** What one rides where it is too far to walk. */
export type BeyondWalking = 'transit' | 'drive' | 'bicycle'

export interface TravelLeg {
  mode: TravelMode
  minutes: number
  meters: number
  estimated: boolean
}

export interface TravelPreferences {
  /** What is at hand beyond walking. */
  beyondWalking: BeyondWalking
  /** The longest walk between two stops, in minutes. */
  longestWalk: number
  /** Minutes by which a ride may be slower than walking before one walks farther; 0 where left out. */
  ridesAnyway?: number
  /** Trains go to the towns around: what lies as far as those is faster than by bus. */
  trains?: boolean
}

/** All legs between some points. */
export interface TravelMatrix {
  size: number
  /** Square, row by row: from, to. */
  minutes: Int32Array
  meters: Int32Array
  /** Indexes into `travelModes`. */
  modes: Uint8Array
  /** Whether any leg is an estimate. */
  estimated: boolean
  /** Which of them are, 1 for each that is; all or none, as `estimated` says, where it is absent. */
  estimates?: Uint8Array
}

/** Length of streets relative to straight lines, by mode. */
const detour = { walk: 1.3, transit: 1.25, drive: 1.35, bicycle: 1.3 }
const walkingMetersPerMinute = 75
/** Minutes besides the ride: to the stop, stairs and the wait; or to the car and for parking. */
const overhead = { transit: 12, drive: 7 }
/** Minutes for a change to a funicular, a cable car or a small bus. */
const upTheHill = 15
/** City traffic near, faster roads and trains farther. */
const speeds = {
  transit: { near: 300, far: 750 },
  drive: { near: 370, far: 1100 },
}
const nearMeters = 9_000
/** Metres from which trains between towns have their full speed, by the catalogue's day trips. */
const betweenTowns = { meters: 20_000, perMinute: 1800 }
/** Minutes for locking, and metres a minute in town traffic. */
const bicycle = { overhead: 3, metersPerMinute: 220 }
/** Longest bicycle ride in metres on the road. */
const longestByBicycle = 7_000
/** Minutes to the pier and for the boat, and metres a minute: slow in the harbour, faster on open water. */
const boat = { overhead: 10, near: 250, far: 500, nearMeters: 3_000 }
/** Minutes of a small ferry that runs all the time: wait and crossing. */
const smallFerryMinutes = 8
/** Longest walk to its piers in minutes, by the alternative mode. */
const farthestPiers = { transit: 20, drive: 10, bicycle: 20 }

export function metersBetween(from: Coordinates, to: Coordinates): number {
  return 1000 * kilometres(from, to)
}

/** Whether a way is walked: it is not too far, or walking is not slower than a ride. */
export function isWalked(
  walking: number,
  riding: number,
  { longestWalk, ridesAnyway = 0 }: Omit<TravelPreferences, 'beyondWalking'>,
): boolean {
  return walking <= longestWalk || walking <= riding - ridesAnyway
}

export function estimateLeg(
  from: Coordinates,
  to: Coordinates,
  preferences: TravelPreferences,
): TravelLeg {
  const obstacle = obstacleBetween(from, to)
  const walk = walkAround(obstacle, from, to)
  const { beyondWalking, trains = false } = preferences
  const ride = rideAround(obstacle, beyondWalking, from, to, trains)
  // No detour by a bridge where a small boat is faster.
  const isRowed = ride.mode === 'ferry' && ride.minutes < walk.minutes
  const isOnFoot = !isRowed && isWalked(walk.minutes, ride.minutes, preferences)
  const { minutes, meters } = isOnFoot ? walk : ride
  return {
    mode: isOnFoot ? 'walk' : ride.mode,
    minutes: Math.ceil(minutes),
    meters: Math.round(meters),
    estimated: true,
  }
}

/** On foot, however far; not rounded, and infinite where no bridge leads. */
export function estimateWalk(from: Coordinates, to: Coordinates) {
  return walkAround(obstacleBetween(from, to), from, to)
}

/** By what is at hand beyond walking, or by boat where only that goes there; not rounded. */
export function estimateRide(mode: BeyondWalking, from: Coordinates, to: Coordinates) {
  return rideAround(obstacleBetween(from, to), mode, from, to)
}

function walkAround(obstacle: Obstacle | null, from: Coordinates, to: Coordinates) {
  const meters = (obstacle?.onFoot ?? metersBetween(from, to)) * detour.walk
  return { minutes: meters / walkingMetersPerMinute, meters }
}

function rideAround(
  obstacle: Obstacle | null,
  wanted: BeyondWalking,
  from: Coordinates,
  to: Coordinates,
  trains = false,
): { mode: TravelMode; minutes: number; meters: number } {
  const straight = metersBetween(from, to)
  if (obstacle?.isIsland) {
    const meters = straight * detour.transit
    const near = Math.min(meters, boat.nearMeters)
    const minutes = boat.overhead + near / boat.near + (meters - near) / boat.far
    return { mode: 'ferry', minutes, meters }
  }
  const isUphill = obstacle !== null && obstacle.onFoot === Number.POSITIVE_INFINITY
  const ridden = (obstacle && !isUphill ? obstacle.onFoot : straight) * detour.bicycle
  if (wanted === 'bicycle' && !isUphill && ridden <= longestByBicycle) {
    const minutes = bicycle.overhead + ridden / bicycle.metersPerMinute
    return { mode: 'bicycle', minutes, meters: ridden }
  }
  const mode = wanted === 'bicycle' ? 'transit' : wanted
  const ferry = (obstacle?.byFerry ?? Number.POSITIVE_INFINITY) * detour.walk
  const toPiers = ferry / walkingMetersPerMinute
  if (toPiers <= farthestPiers[mode]) {
    return { mode: 'ferry', minutes: smallFerryMinutes + toPiers, meters: ferry }
  }
  const minutes =
    minutesRiding(straight, mode, trains) + (isUphill && mode === 'transit' ? upTheHill : 0)
  return { mode, minutes, meters: straight * detour[mode] }
}

function minutesRiding(straight: number, mode: 'transit' | 'drive', trains: boolean): number {
  const meters = straight * detour[mode]
  const near = Math.min(meters, nearMeters)
  const byTrain = trains && mode === 'transit' ? Math.max(0, meters - betweenTowns.meters) : 0
  const far = meters - near - byTrain
  const { near: slow, far: fast } = speeds[mode]
  return overhead[mode] + near / slow + far / fast + byTrain / betweenTowns.perMinute
}

export function estimateMatrix(
  points: readonly Coordinates[],
  preferences: TravelPreferences,
): TravelMatrix {
  const size = points.length
  const matrix: TravelMatrix = {
    size,
    minutes: new Int32Array(size * size),
    meters: new Int32Array(size * size),
    modes: new Uint8Array(size * size),
    estimated: true,
  }
  for (const [row, from] of points.entries()) {
    for (const [column, to] of points.entries()) {
      if (column <= row) continue
      const leg = estimateLeg(from, to, preferences)
      for (const at of [row * size + column, column * size + row]) {
        matrix.minutes[at] = leg.minutes
        matrix.meters[at] = leg.meters
        matrix.modes[at] = travelModes.indexOf(leg.mode)
      }
    }
  }
  return matrix
}

/** One leg of a matrix in words a plan can carry. */
export function legOf(matrix: TravelMatrix, from: number, to: number): TravelLeg {
  const at = from * matrix.size + to
  return {
    mode: travelModes[matrix.modes[at] ?? 0] ?? 'walk',
    minutes: matrix.minutes[at] ?? 0,
    meters: matrix.meters[at] ?? 0,
    estimated: matrix.estimates ? matrix.estimates[at] === 1 : matrix.estimated,
  }
}
