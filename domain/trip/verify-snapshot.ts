/** Whether a stored snapshot is what the log makes of the trip. */
import { z } from 'zod'
import { operationRowSchema, type ReadLog, readLog } from './read-log.ts'
import { readTrip } from './read-trip.ts'
import { sameValue } from './same-value.ts'
import type { Trip } from './schema.ts'

/** A trip and the operations that are kept of it, of one moment. */
export const storedTripSchema = z.object({
  version: z.int(),
  snapshot: z.unknown(),
  first_version: z.int(),
  first_snapshot: z.unknown(),
  operations: z.array(operationRowSchema),
})
export type StoredTrip = z.infer<typeof storedTripSchema>

export type Verified =
  | { verdict: 'right'; unread: string[] }
  /** `trip` is what should stand there. */
  | { verdict: 'wrong'; trip: Trip; unread: string[] }
  /**
   * It differs, and so may be right: operations of the log do not read here, which a newer version
   * wrote together with the snapshot.
   */
  | { verdict: 'unproven'; unread: string[] }
  /** The log itself can't be followed. */
  | { verdict: 'unreadable'; reason: Extract<ReadLog, { ok: false }>['reason'] }

export function verifySnapshot(stored: StoredTrip): Verified {
  const log = readLog(stored, stored.operations)
  if (!log.ok) return { verdict: 'unreadable', reason: log.reason }
  if (log.version !== stored.version) return { verdict: 'unreadable', reason: 'gap' }
  const unread = log.history.flatMap(({ id, outcome }) => (outcome === 'unread' ? [id] : []))
  const snapshot = readTrip(stored.snapshot)
  if (snapshot.ok && sameValue(snapshot.trip, log.trip)) return { verdict: 'right', unread }
  const mayBeNewer = snapshot.ok || snapshot.reason === 'newer-version'
  if (unread.length > 0 && mayBeNewer) return { verdict: 'unproven', unread }
  return { verdict: 'wrong', trip: log.trip, unread }
}
