/** A trip to write, and a client that writes to it as the data layer must: it rebases when it is behind. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { emptyTrip, newTripFields } from '#domain/trip/new-trip.ts'
import { type SentOperation, sentOperationSchema, type TripChange } from '#domain/trip/operation.ts'
import { type OperationRow, operationRowSchema, readLog } from '#domain/trip/read-log.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { rebase } from '#domain/trip/rebase.ts'
import { type Trip, tripSchema } from '#domain/trip/schema.ts'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import { type Actor, ask } from '../permissions/actors.ts'

export const answerSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('written'), version: z.int() }),
  z.strictObject({
    outcome: z.literal('behind'),
    version: z.int(),
    operations: z.array(operationRowSchema),
    snapshot: z.unknown().optional(),
    known: z.array(z.string()).optional(),
  }),
])
export type Answer = z.infer<typeof answerSchema>

export function sampleTrip(id: string, title = 'Four slow days in Lisbon'): Trip {
  return tripSchema.parse(emptyTrip(tripIdOf(id), newTripFields({ title, start: '2027-05-10' })))
}

const tripIdOf = (id: string) => tripSchema.shape.id.parse(id)

export function operationOf(change: TripChange, id: string = randomUUID()): SentOperation {
  return sentOperationSchema.parse({ id, base: 0, hand: 'person', change })
}

export function renamed(trip: Pick<Trip, 'id'>, name: string): TripChange {
  return { kind: 'edit', edits: [{ entity: 'trip', id: trip.id, set: { title: name } }] }
}

/** Anything may stand in a hand-made call. */
export interface Call {
  trip: string | null
  base: number | null
  operations: unknown
  snapshot: unknown
}

export async function callWriteTrip(
  database: Database,
  actor: Actor,
  { trip, base, operations, snapshot }: Call,
): Promise<Answer> {
  const text = 'select public.write_trip($1::uuid, $2::int, $3::jsonb, $4::jsonb)'
  const values = [trip, base, JSON.stringify(operations), JSON.stringify(snapshot)]
  const { rows } = await ask(database, actor, { text, values }, { keep: true })
  return answerSchema.parse(JSON.parse(rows[0]?.[0] ?? 'null'))
}

/** Which error a call ended with, as `PT404 There is no such trip`. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    const answer = await work
    return `done: ${JSON.stringify(answer)}`
  } catch (error) {
    if (error instanceof DatabaseError) return `${error.code} ${error.message}`
    throw error
  }
}

export async function keepNewTrip(database: Database, actor: Actor, trip: Trip): Promise<void> {
  const call = { trip: trip.id, base: 0, operations: [], snapshot: trip }
  const answer = await callWriteTrip(database, actor, call)
  if (answer.outcome !== 'written') throw new Error('The trip was there already')
}

export class TripClient {
  readonly #database: Database
  readonly #actor: Actor
  trip: Trip
  version = 0
  pending: SentOperation[] = []

  constructor(database: Database, actor: Actor, trip: Trip) {
    this.#database = database
    this.#actor = actor
    this.trip = trip
  }

  perform(...operations: SentOperation[]): void {
    this.pending.push(...operations)
  }

  /** Sends everything that waits; how often it was behind. */
  async send(): Promise<number> {
    let behind = 0
    while (this.pending.length > 0) {
      const { trip: after, pending } = rebase(this.trip, this.version, this.pending)
      const call = { trip: this.trip.id, base: this.version, operations: pending, snapshot: after }
      const answer = await callWriteTrip(this.#database, this.#actor, call)
      if (answer.outcome === 'behind') {
        behind += 1
        this.#catchUp(answer)
      } else if (answer.version === this.version + pending.length) {
        this.trip = after
        this.version = answer.version
        this.pending = []
      } else throw new Error('Kept already, and this client did not know')
    }
    return behind
  }

  #catchUp({ version, operations, snapshot, known }: Extract<Answer, { outcome: 'behind' }>): void {
    const theirs = new Set([...(known ?? []), ...operations.map(({ id }) => id)])
    this.pending = this.pending.filter(({ id }) => !theirs.has(id))
    this.trip = snapshot === undefined ? this.#after(operations) : wholeTrip(snapshot)
    this.version = version
  }

  #after(operations: readonly OperationRow[]): Trip {
    const log = readLog({ first_version: this.version, first_snapshot: this.trip }, operations)
    if (!log.ok) throw new Error(log.reason)
    return log.trip
  }
}

function wholeTrip(snapshot: unknown): Trip {
  const read = readTrip(snapshot)
  if (!read.ok) throw new Error(read.reason)
  return read.trip
}

/** As a later version of the app writes one: this version can't read its change. */
export const operationOfTheFuture = {
  id: 'future',
  base: 0,
  hand: 'person',
  change: { kind: 'teleport', to: 'Mars' },
}
