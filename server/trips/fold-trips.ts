/** A job's work: folds operations that undo no longer reaches. */
import { type FoldReport, foldStoredTrips, type UpkeepOptions } from '#domain/trip/trip-upkeep.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { storedTrips } from './stored-trips.ts'

export function foldTrips(
  database: Database,
  options: UpkeepOptions & { now: () => Date },
): Promise<FoldReport> {
  return foldStoredTrips(storedTrips(database), options)
}
