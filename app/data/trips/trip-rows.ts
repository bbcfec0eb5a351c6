/** A trip's rows in the browser's store: a copy of its log, and what waits. */

import { z } from 'zod'
import type { Holder } from '#app/data/holder.ts'
import type { Outbox } from '#app/data/outbox/outbox.ts'
import {
  listRefused,
  type Refused,
  removeThing,
  type Thing,
  type Waiting,
  waitingKey,
} from '#app/data/outbox/waiting.ts'
import type { Key, ReadTransaction, WriteTransaction } from '#app/data/store/store.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { SentOperation } from '#domain/trip/operation.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type LoggedOperation, readTripBody } from './trip-bodies.ts'
import { readLogged, rowOf } from './trip-log.ts'
import type { TripKeeping } from './trip-summary.ts'

export const tripEntity = 'trips'

export const thingOfTrip = (holder: Holder, id: TripId): Thing => ({
  holder,
  entity: tripEntity,
  key: id,
})

/** Only `thingOfTrip` makes things of this entity, so their key is a trip's id. */
export const tripOfThing = ({ key }: Pick<Thing, 'key'>): TripId => key as TripId

/** A trip where its kept log begins. */
export interface Beginning {
  trip: Trip
  version: number
}

export interface StoredTrip {
  /** Null where this device has no copy. */
  first: Beginning | null
  log: readonly LoggedOperation[]
  waiting: WaitingForTrip
  refused: readonly Refused[]
}

/** What waits for a trip, read from the outbox. */
export interface WaitingForTrip {
  /** The change that makes the trip known to the server, which does not know it yet. */
  creation: { id: string; trip: Trip } | null
  operations: readonly SentOperation[]
  /** What it is to be kept as; the last one counts, and all of them are settled by it. */
  keeping: { ids: readonly string[]; keeping: TripKeeping } | null
  removal: { id: string; due: number } | null
  /** When each was made, by this device's clock. */
  madeAt: ReadonlyMap<string, number>
  unreadable: readonly Waiting[]
}

const recordSchema = z.object({ first: z.unknown(), firstVersion: z.int().min(0) })
const removalRowSchema = z.object({
  body: z.object({ kind: z.literal('remove'), due: z.number().default(0) }),
})
const recordKey = ({ holder, key }: Thing): Key => ['trips', holder, key]
const logKey = ({ holder, key }: Thing): Key => ['log', holder, key]

/** Of the log only what comes after `after`. */
export async function fetchTripFromStore(
  rows: ReadTransaction,
  outbox: Outbox,
  thing: Thing,
  after = 0,
): Promise<StoredTrip> {
  const [record, log, waiting, refused] = await Promise.all([
    rows.get('cache', recordKey(thing)),
    rows.list('cache', logKey(thing)),
    outbox.list(rows, thing),
    listRefused(rows, thing),
  ])
  const isNews = (version: unknown) => typeof version === 'number' && version > after
  return {
    first: beginningOf(record),
    log: log.flatMap(({ key, value }) => (isNews(key.at(-1)) ? readLogged(value) : [])),
    waiting: readWaiting(waiting),
    refused,
  }
}

function beginningOf(record: unknown): Beginning | null {
  const { data } = recordSchema.safeParse(record)
  const read = data && readTrip(data.first)
  return read?.ok && data ? { trip: read.trip, version: data.firstVersion } : null
}

export function readWaiting(waiting: readonly Waiting[]): WaitingForTrip {
  const operations: SentOperation[] = []
  const unreadable: Waiting[] = []
  let creation: WaitingForTrip['creation'] = null
  const keepingIds: string[] = []
  let keeping: WaitingForTrip['keeping'] = null
  let removal: WaitingForTrip['removal'] = null
  for (const each of waiting) {
    const body = readTripBody(each.body)
    if (!body) unreadable.push(each)
    else if (body.kind === 'operation') operations.push(body.operation)
    else if (body.kind === 'create') creation = { id: each.id, trip: body.trip }
    else if (body.kind === 'keeping') {
      keepingIds.push(each.id)
      keeping = { ids: keepingIds, keeping: body.keeping }
    } else removal = { id: each.id, due: body.due }
  }
  const madeAt = new Map(waiting.map(({ id, at }) => [id, at]))
  return { creation, operations, keeping, removal, madeAt, unreadable }
}

/** What is to be removed, and when. */
export async function listRemovals(
  rows: ReadTransaction,
  holder: Holder,
): Promise<readonly { id: TripId; due: number }[]> {
  const all = await rows.list('kept', waitingKey(holder, tripEntity))
  return all.flatMap(({ key: [, , , key], value }) => {
    const { data } = removalRowSchema.safeParse(value)
    return data ? [{ id: tripOfThing({ key: String(key) }), due: data.body.due }] : []
  })
}

export async function writeBeginning(
  rows: WriteTransaction,
  thing: Thing,
  { trip, version }: Beginning,
): Promise<void> {
  await rows.remove('cache', logKey(thing))
  await rows.put('cache', recordKey(thing), { first: trip, firstVersion: version })
}

export async function writeLog(
  rows: WriteTransaction,
  thing: Thing,
  log: readonly LoggedOperation[],
): Promise<void> {
  for (const operation of log) {
    await rows.put('cache', [...logKey(thing), operation.version], rowOf(operation))
  }
}

export async function removeTripRows(rows: WriteTransaction, thing: Thing): Promise<void> {
  await removeThing(rows, thing)
  await rows.remove('cache', recordKey(thing))
  await rows.remove('cache', logKey(thing))
}
