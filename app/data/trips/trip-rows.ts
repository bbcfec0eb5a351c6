/** A trip's rows in the browser's store: the copy of its log, and what waits. */
import { z } from 'zod'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import type { Holder, Thing, Waiting } from '#app/data/outbox/waiting.ts'
import type { Key, ReadTransaction } from '#app/data/store/store.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type LoggedOperation, readTripBody } from './trip-bodies.ts'
import { readLogged } from './trip-log.ts'

export const tripEntity = 'trips'

export const thingOfTrip = (holder: Holder, id: string): Thing => ({
  holder,
  entity: tripEntity,
  key: id,
})

export interface StoredTrip {
  /** The trip where the kept log begins; null when this device has none. */
  first: { trip: Trip; version: number } | null
  log: readonly LoggedOperation[]
  /** Whether the server does not know the trip yet. */
  isNew: boolean
  waiting: readonly SentOperation[]
  /** When each of them was made, by this device's clock. */
  madeAt: ReadonlyMap<string, number>
  isRemoved: boolean
  /** Waiting rows that do not read. */
  unreadable: readonly Waiting[]
}

const recordSchema = z.object({ first: z.unknown(), firstVersion: z.int().min(0) })
const recordKey = (holder: Holder, id: string): Key => ['trips', holder, id]
const logKey = (holder: Holder, id: string): Key => ['log', holder, id]

export async function readStoredTrip(
  rows: ReadTransaction,
  outbox: Outbox,
  holder: Holder,
  id: string,
): Promise<StoredTrip> {
  const [record, log, waiting] = await Promise.all([
    rows.get('cache', recordKey(holder, id)),
    rows.list('cache', logKey(holder, id)),
    outbox.list(rows, thingOfTrip(holder, id)),
  ])
  const bodies = waiting.map((each) => ({ each, body: readTripBody(each.body) }))
  const created = bodies.find(({ body }) => body?.kind === 'create')?.body
  const cached = firstOf(record)
  const isNew = created?.kind === 'create'
  return {
    first: isNew ? { trip: created.trip, version: 0 } : cached,
    log: isNew ? [] : log.flatMap(({ value }) => readLogged(value)),
    isNew,
    waiting: bodies.flatMap(({ body }) => (body?.kind === 'operation' ? [body.operation] : [])),
    madeAt: new Map(waiting.map(({ id: made, at }) => [made, at])),
    isRemoved: bodies.some(({ body }) => body?.kind === 'remove'),
    unreadable: bodies.flatMap(({ each, body }) => (body ? [] : [each])),
  }
}

function firstOf(record: unknown): StoredTrip['first'] {
  const { data } = recordSchema.safeParse(record)
  const read = data && readTrip(data.first)
  return read?.ok && data ? { trip: read.trip, version: data.firstVersion } : null
}
