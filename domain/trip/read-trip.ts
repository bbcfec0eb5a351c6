/**
 * Reads a trip that was stored, streamed, imported or written by a language model. Older versions
 * are brought forward step by step, one reader a step; newer ones are refused with a word for it, and
 * no input throws.
 */
import { z } from 'zod'
import {
  type SentOperation,
  sentOperationSchema,
  type TripOperation,
  tripOperationSchema,
} from './operation.ts'
import { upgradeFromVersion0 } from './read-version-0.ts'
import { type Trip, tripSchema, tripVersion } from './schema.ts'
import { isOverfull, stateOf, tripOf } from './trip-state.ts'

export type ReadTrip =
  | { ok: true; trip: Trip }
  | { ok: false; reason: 'not-a-trip' | 'newer-version' | 'too-deep'; issues: string[] }

/** From each older version to the next. */
const upgrades: readonly ((value: unknown) => unknown)[] = [upgradeFromVersion0]

const versioned = z.looseObject({ version: z.int().min(0) })
/** Deeper than any trip; a schema that reads nested data must not be led to the end of the stack. */
const deepest = 24
const mostIssues = 20

export function readTrip(value: unknown): ReadTrip {
  if (isTooDeep(value)) return { ok: false, reason: 'too-deep', issues: [] }
  const head = versioned.safeParse(value)
  if (!head.success) return notATrip(head.error)
  if (head.data.version > tripVersion) {
    return { ok: false, reason: 'newer-version', issues: [`version ${head.data.version}`] }
  }
  let current: unknown = value
  for (const upgrade of upgrades.slice(head.data.version)) {
    const upgraded = safely(upgrade, current)
    if (!upgraded.ok) return notATrip(upgraded.error)
    current = upgraded.value
  }
  const read = tripSchema.safeParse(current)
  if (!read.success) return notATrip(read.error)
  return inOrder(read.data)
}

/** Whatever order the parts were written in, and whatever their dates and ends said. */
function inOrder(trip: Trip): ReadTrip {
  const state = stateOf(trip)
  const written =
    trip.days.length +
    trip.days.reduce((sum, { stops }) => sum + stops.length, 0) +
    trip.checklists.reduce((sum, { items }) => sum + items.length + 1, 0) +
    trip.lodgings.length +
    trip.bookings.length +
    trip.notes.length +
    trip.attachments.length +
    trip.bin.length
  const { trip: _, ...tables } = state.tables
  const known = Object.values(tables).reduce((sum, table) => sum + table.size, 0)
  if (known !== written) return { ok: false, reason: 'not-a-trip', issues: ['an id twice'] }
  if (isOverfull(state)) return { ok: false, reason: 'not-a-trip', issues: ['too many parts'] }
  return { ok: true, trip: tripOf(state) }
}

export type ReadOperation<Op> = { ok: true; operation: Op } | { ok: false; issues: string[] }

/** An operation of the log. */
export function readOperation(value: unknown): ReadOperation<TripOperation> {
  return readAs(tripOperationSchema, value)
}

/** An operation as a client sends it; one that names its person is refused. */
export function readSentOperation(value: unknown): ReadOperation<SentOperation> {
  return readAs(sentOperationSchema, value)
}

function readAs<Op>(schema: z.ZodType<Op>, value: unknown): ReadOperation<Op> {
  if (isTooDeep(value)) return { ok: false, issues: ['too deep'] }
  const read = schema.safeParse(value)
  return read.success
    ? { ok: true, operation: read.data }
    : { ok: false, issues: issuesOf(read.error) }
}

function safely(upgrade: (value: unknown) => unknown, value: unknown) {
  try {
    return { ok: true, value: upgrade(value) } as const
  } catch (error) {
    if (error instanceof z.ZodError) return { ok: false, error } as const
    throw error
  }
}

function notATrip(error: z.ZodError): ReadTrip {
  return { ok: false, reason: 'not-a-trip', issues: issuesOf(error) }
}

function issuesOf({ issues }: z.ZodError): string[] {
  return issues
    .slice(0, mostIssues)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`.slice(0, 300))
}

/** Level by level, without recursion. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  for (let depth = 0; depth <= deepest; depth += 1) {
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    )
    if (level.length === 0) return false
  }
  return true
}
