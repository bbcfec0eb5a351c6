/** A job's work: compares trips that were changed lately with their logs, and puts snapshots right. */
import {
  type UpkeepOptions,
  type VerifyReport,
  verifyStoredTrips,
} from '#domain/trip/trip-upkeep.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { storedTrips } from './stored-trips.ts'

export function verifyTrips(database: Database, options: UpkeepOptions): Promise<VerifyReport> {
  return verifyStoredTrips(storedTrips(database), options)
}
