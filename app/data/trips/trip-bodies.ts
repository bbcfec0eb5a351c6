/** What waits in the outbox for a trip, and what the log of a trip holds. */

import { z } from 'zod'
import type { PersonId } from '#domain/trip/ids.ts'
import type { SentOperation, TripChange } from '#domain/trip/operation.ts'
import { readSentOperation, readTrip } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type TripKeeping, tripKeepingSchema } from './trip-summary.ts'

/** `create` brings the whole trip, and comes first; operations follow. */
export type TripBody =
  | { kind: 'create'; trip: Trip }
  | { kind: 'operation'; operation: SentOperation }
  /** Drafts are saved, and what is saved is archived. */
  | { kind: 'keeping'; keeping: TripKeeping }
  /** Not before `due`, so that it can be taken back; by this device's clock. */
  | { kind: 'remove'; due: number }

const bodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('create'), trip: z.unknown() }),
  z.object({ kind: z.literal('operation'), operation: z.unknown() }),
  z.object({ kind: z.literal('keeping'), keeping: tripKeepingSchema }),
  z.object({ kind: z.literal('remove'), due: z.number().default(0) }),
])

/** Undefined for what is no valid body. */
export function readTripBody(value: unknown): TripBody | undefined {
  const { data: body } = bodySchema.safeParse(value)
  if (!body || body.kind === 'remove' || body.kind === 'keeping') return body
  if (body.kind === 'create') {
    const read = readTrip(body.trip)
    return read.ok ? { kind: 'create', trip: read.trip } : undefined
  }
  const read = readSentOperation(body.operation)
  return read.ok ? { kind: 'operation', operation: read.operation } : undefined
}

/** An operation of the log. An invalid one has no change, and does nothing. */
export interface LoggedOperation {
  version: number
  id: string
  hand: SentOperation['hand']
  change: TripChange | null
  personId: PersonId | null
  at: string | null
}
