/**
 * One trip as a client knows it: the operations of its log, which are settled, and its own that wait
 * on top of them. Pure: what is shown follows from the two.
 */
import { type Applied, apply, replay } from '#domain/trip/apply.ts'
import { operationIdSchema } from '#domain/trip/ids.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import { rebase } from '#domain/trip/rebase.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { LoggedOperation } from './trip-bodies.ts'

export interface SettledOperation extends LoggedOperation {
  applied: Pick<Applied, 'outcome' | 'misses' | 'changes'>
}

export interface TripLine {
  /** Where the kept log begins. */
  first: Trip
  firstVersion: number
  /** As the log says. */
  settled: Trip
  version: number
  log: readonly SettledOperation[]
  /** With everything that waits. */
  trip: Trip
  waiting: readonly Applied[]
}

export function beginLine(first: Trip, firstVersion: number): TripLine {
  const version = firstVersion
  return { first, firstVersion, settled: first, version, log: [], trip: first, waiting: [] }
}

/** Operations of the log that follow on what the line has; others are left alone. */
export function withLogged(line: TripLine, operations: readonly LoggedOperation[]): TripLine {
  const next: LoggedOperation[] = []
  for (const operation of operations.toSorted((one, other) => one.version - other.version)) {
    if (operation.version === line.version + next.length + 1) next.push(operation)
  }
  if (next.length === 0) return line
  const { trip: settled, history } = replay(line.settled, next.flatMap(sentOf))
  const appliedById = new Map(history.map((applied) => [String(applied.operation.id), applied]))
  const log = [
    ...line.log,
    ...next.map((operation) => ({
      ...operation,
      applied: appliedById.get(operation.id) ?? doesNotRead,
    })),
  ]
  const ids = new Set(next.map(({ id }) => id))
  const pending = line.waiting.map(({ operation }) => operation).filter(({ id }) => !ids.has(id))
  return withWaiting({ ...line, settled, version: line.version + next.length, log }, pending)
}

/** The line with exactly these operations waiting. */
export function withWaiting(line: TripLine, pending: readonly SentOperation[]): TripLine {
  const known = new Set(line.log.map(({ id }) => id))
  const rebased = rebase(
    line.settled,
    line.version,
    pending.filter(({ id }) => !known.has(id)),
  )
  return { ...line, trip: rebased.trip, waiting: rebased.history }
}

/** The line with one more operation waiting. */
export function withOneMore(line: TripLine, operation: SentOperation): TripLine {
  const { trip, ...applied } = apply(line.trip, operation)
  return { ...line, trip, waiting: [...line.waiting, applied] }
}

/** The trip as it was after so many operations; those that wait come after the log. */
export function tripAt(line: TripLine, version: number): Trip | undefined {
  const waiting = version - line.version
  if (version < line.firstVersion || waiting > line.waiting.length) return undefined
  const log = line.log.filter((operation) => operation.version <= version)
  const own = line.waiting.slice(0, Math.max(0, waiting)).map(({ operation }) => operation)
  return replay(line.first, [...log.flatMap(sentOf), ...own]).trip
}

const doesNotRead = {
  outcome: 'nothing',
  misses: [{ why: 'does-not-read' }],
  changes: [],
} satisfies SettledOperation['applied']

function sentOf({ id, version, hand, change }: LoggedOperation): SentOperation[] {
  const read = operationIdSchema.safeParse(id)
  return change && read.success ? [{ id: read.data, base: version - 1, hand, change }] : []
}
