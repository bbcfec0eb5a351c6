/** A trip with its log, as the service reads it. */
import { z } from 'zod'
import { operationRowSchema } from '#domain/trip/read-log.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { ask } from '../permissions/cast.ts'

const storedTripSchema = z.strictObject({
  version: z.int(),
  snapshot: z.unknown(),
  first_version: z.int(),
  first_snapshot: z.unknown(),
  operations: z.array(operationRowSchema),
})

export async function readStoredTrip(database: Database, trip: string) {
  const statement = { text: 'select public.trip_with_log($1)', values: [trip] }
  const { rows } = await ask(database, 'service', statement)
  return storedTripSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
}
