/** A trip with its log, as the service reads it. */
import { type StoredTrip, storedTripSchema } from '#domain/trip/verify-snapshot.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { ask } from '../permissions/actors.ts'

export async function fetchStoredTrip(database: Database, trip: string): Promise<StoredTrip> {
  const statement = { text: 'select public.trip_with_log($1)', values: [trip] }
  const { rows } = await ask(database, 'service', statement)
  return storedTripSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
}
