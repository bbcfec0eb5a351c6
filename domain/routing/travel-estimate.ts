/**
 * How long it takes from place to place when no routing provider says so: an estimate from the
 * distance as the crow flies, and marked as one.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'

export const travelModes = ['walk', 'transit', 'drive'] as const
export type TravelMode = (typeof travelModes)[number]

export interface TravelLeg {
  mode: TravelMode
  minutes: number
  meters: number
  estimated: boolean
}

export interface TravelPreferences {
  /** What is at hand beyond walking. */
  beyondWalking: 'transit' | 'drive'
  /** The longest walk between two stops, in minutes. */
  longestWalk: number
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

/** Streets are longer than straight lines. */
const detour = { walk: 1.3, transit: 1.25, drive: 1.35 }
const walkingMetersPerMinute = 75
/** Waiting, stairs and the way to the stop; or to the car and a place to leave it. */
const overhead = { transit: 9, drive: 7 }
/** City traffic near, faster roads and trains farther. */
const speeds = {
  transit: { near: 300, far: 750 },
  drive: { near: 370, far: 1100 },
}
const nearMeters = 9_000

export function metersBetween(from: Coordinates, to: Coordinates): number {
  return 1000 * kilometres(from, to)
}

/** On foot when that is not too far or not slower, else by what is at hand. */
export function isWalked(walking: number, riding: number, longestWalk: number): boolean {
  return walking <= longestWalk || walking <= riding
}

export function estimateLeg(
  from: Coordinates,
  to: Coordinates,
  { beyondWalking, longestWalk }: TravelPreferences,
): TravelLeg {
  const walk = estimateBy('walk', from, to)
  const ride = estimateBy(beyondWalking, from, to)
  const isOnFoot = isWalked(walk.minutes, ride.minutes, longestWalk)
  const { minutes, meters } = isOnFoot ? walk : ride
  return {
    mode: isOnFoot ? 'walk' : beyondWalking,
    minutes: Math.ceil(minutes),
    meters: Math.round(meters),
    estimated: true,
  }
}

/** By one way of travelling, whether or not anybody would choose it; not rounded. */
export function estimateBy(mode: TravelMode, from: Coordinates, to: Coordinates) {
  const straight = metersBetween(from, to)
  const meters = straight * detour[mode]
  const minutes = mode === 'walk' ? meters / walkingMetersPerMinute : minutesRiding(straight, mode)
  return { minutes, meters }
}

function minutesRiding(straight: number, mode: 'transit' | 'drive'): number {
  const meters = straight * detour[mode]
  const near = Math.min(meters, nearMeters)
  return overhead[mode] + near / speeds[mode].near + (meters - near) / speeds[mode].far
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
