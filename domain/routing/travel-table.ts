/** The real ways between places, as a routing provider measured them, and the estimate beyond. */
import type { Coordinates } from '#domain/places/schema.ts'
import { estimateMatrix, type TravelMatrix, type TravelPreferences } from './travel-estimate.ts'

export interface TravelTable extends TravelMatrix {
  points: readonly Coordinates[]
}

/** Declared here, implemented where there is a network. */
export interface RoutingProvider {
  table: (points: readonly Coordinates[], preferences: TravelPreferences) => Promise<TravelTable>
  /** Where the roads run from place to place, as `keptLine` writes them; null where nobody said. */
  lines?: (ways: readonly (readonly [Coordinates, Coordinates])[]) => Promise<(string | null)[]>
}

/** The table's legs where it knows both ends; marked as an estimate as soon as one is estimated. */
export function travelBetween(
  points: readonly Coordinates[],
  preferences: TravelPreferences,
  table?: TravelTable,
): TravelMatrix {
  const matrix = estimateMatrix(points, preferences)
  if (!table) return matrix
  const known = new Map(table.points.map((at, index) => [at.join(), index]))
  const rows = points.map((at) => known.get(at.join()))
  const estimates = new Uint8Array(points.length * points.length).fill(1)
  for (const [from, row] of rows.entries()) {
    for (const [to, column] of rows.entries()) {
      if (row === undefined || column === undefined) continue
      const source = row * table.size + column
      const target = from * points.length + to
      matrix.minutes[target] = table.minutes[source] ?? 0
      matrix.meters[target] = table.meters[source] ?? 0
      matrix.modes[target] = table.modes[source] ?? 0
      estimates[target] = table.estimates?.[source] ?? (table.estimated ? 1 : 0)
    }
  }
  return { ...matrix, estimates, estimated: estimates.includes(1) }
}
