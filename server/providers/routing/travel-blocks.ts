/** A large table asked for in blocks, and made whole from what is known and what is estimated. */
import type { Coordinates } from '#domain/places/schema.ts'
import {
  estimateRide,
  estimateWalk,
  isWalked,
  type TravelMode,
  type TravelPreferences,
  travelModes,
} from '#domain/routing/travel-estimate.ts'
import type { TravelTable } from '#domain/routing/travel-table.ts'
import type { RoutedMode, Way } from './matrix-dialects.ts'

/** Usual servers take a hundred points, or 2500 pairs of them, in one question. */
const blockSize = 50

/** By position in the table: row by row, from and to. */
export interface KnownWays extends Record<RoutedMode, Map<number, NonNullable<Way>>> {
  points: readonly Coordinates[]
}

export interface Block {
  mode: RoutedMode
  rows: readonly number[]
  columns: readonly number[]
}

export function blocksOf(size: number, modes: readonly RoutedMode[]): Block[] {
  const positions = Array.from({ length: size }, (_, index) => index)
  const parts = Array.from({ length: Math.ceil(size / blockSize) }, (_, part) =>
    positions.slice(part * blockSize, (part + 1) * blockSize),
  )
  return modes.flatMap((mode) =>
    parts.flatMap((rows) => parts.map((columns) => ({ mode, rows, columns }))),
  )
}

export function pointsAt(
  points: readonly Coordinates[],
  positions: readonly number[],
): Coordinates[] {
  return positions.flatMap((position) => {
    const at = points[position]
    return at ? [at] : []
  })
}

export function note(ways: KnownWays, { mode, rows, columns }: Block, found: Way[][]): void {
  for (const [row, from] of rows.entries()) {
    for (const [column, to] of columns.entries()) {
      const way = found[row]?.[column]
      if (way) ways[mode].set(from * ways.points.length + to, way)
    }
  }
}

/** On foot or by what is at hand, as the estimate chooses; each leg as it is known, else estimated. */
export function combinedTable(
  { points, walk, drive }: KnownWays,
  preferences: TravelPreferences,
): TravelTable {
  const { beyondWalking } = preferences
  const size = points.length
  const table = {
    points,
    size,
    minutes: new Int32Array(size * size),
    meters: new Int32Array(size * size),
    modes: new Uint8Array(size * size),
    estimates: new Uint8Array(size * size),
  }
  for (const [row, from] of points.entries()) {
    for (const [column, to] of points.entries()) {
      if (row === column) continue
      const at = row * size + column
      const walking = walk.get(at)
      const riding = beyondWalking === 'drive' ? drive.get(at) : undefined
      const onFoot = walking ?? estimateWalk(from, to)
      const ride = riding
        ? { ...riding, mode: beyondWalking }
        : estimateRide(beyondWalking, from, to)
      const isOnFoot = isWalked(onFoot.minutes, ride.minutes, preferences)
      const { minutes, meters } = isOnFoot ? onFoot : ride
      const mode: TravelMode = isOnFoot ? 'walk' : ride.mode
      table.minutes[at] = Math.ceil(minutes)
      table.meters[at] = Math.round(meters)
      table.modes[at] = travelModes.indexOf(mode)
      table.estimates[at] = (isOnFoot ? walking : riding) ? 0 : 1
    }
  }
  return { ...table, estimated: table.estimates.includes(1) }
}
