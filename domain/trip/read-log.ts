/**
 * Reads a trip with the operations that are kept of it, as rows of the database, and replays them.
 * The log is the truth: the trip that comes of it is right whatever a snapshot says. An operation that
 * does not read (a newer version's, or garbage) is set aside, and the trip goes on without it.
 */
import { z } from 'zod'
import { type Applied, applyTo } from './apply.ts'
import type { PersonId } from './ids.ts'
import type { SentOperation, TripChange } from './operation.ts'
import { type ReadTrip, readSentOperation, readTrip } from './read-trip.ts'
import type { Trip } from './schema.ts'
import { stateOf, tripOf } from './trip-state.ts'

/** A row of `trip_operations`. */
export const operationRowSchema = z.object({
  /** The trip's version after it; the first is 1. */
  version: z.int().min(1),
  id: z.string(),
  hand: z.string(),
  change: z.unknown(),
  person_id: z
    .string()
    .transform((id) => id as PersonId)
    .nullable(),
  written_at: z.string(),
})
export type OperationRow = z.infer<typeof operationRowSchema>

/** Of a row of `trips` what its log begins from. */
export interface LogStart {
  first_version: number
  first_snapshot: unknown
}

export interface LoggedOperation {
  version: number
  id: string
  hand: string
  personId: PersonId | null
  at: string
  /** Null where it did not read. */
  change: TripChange | null
  outcome: Applied['outcome'] | 'unread'
  misses: Applied['misses']
  /** Every field that has another value since; what undoing it puts back. */
  changes: Applied['changes']
}

export type ReadLog =
  | { ok: true; trip: Trip; version: number; history: LoggedOperation[] }
  | {
      ok: false
      /** `gap`: operations are missing between those that were handed over. */
      reason: Extract<ReadTrip, { ok: false }>['reason'] | 'gap'
    }

/** The rows may come in any order, and those from before the start are passed over. */
export function readLog(start: LogStart, rows: readonly OperationRow[]): ReadLog {
  const first = readTrip(start.first_snapshot)
  if (!first.ok) return { ok: false, reason: first.reason }
  const log = rows
    .filter(({ version }) => version > start.first_version)
    .sort((one, other) => one.version - other.version)
  if (log.some(({ version }, index) => version !== start.first_version + 1 + index)) {
    return { ok: false, reason: 'gap' }
  }
  const state = stateOf(first.trip)
  const history = log.map((row) => {
    const operation = readRow(row)
    return logged(row, operation, operation && applyTo(state, operation))
  })
  const trip = history.length === 0 ? first.trip : tripOf(state)
  return { ok: true, trip, version: start.first_version + log.length, history }
}

function readRow({ id, version, hand, change }: OperationRow): SentOperation | null {
  const read = readSentOperation({ id, base: version - 1, hand, change })
  return read.ok ? read.operation : null
}

function logged(
  { version, id, hand, person_id: personId, written_at: at }: OperationRow,
  operation: SentOperation | null,
  applied: Applied | null,
): LoggedOperation {
  const { outcome = 'unread', misses = [], changes = [] } = applied ?? {}
  const change = operation?.change ?? null
  return { version, id, hand, personId, at, change, outcome, misses, changes }
}
