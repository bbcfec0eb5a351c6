/** Changes that wait to be sent, as rows of the store, in order for each thing that they change. */
import { z } from 'zod'
import type { Holder } from '#app/data/holder.ts'
import type { Key, ReadTransaction, WriteTransaction } from '#app/data/store/store.ts'

/** What a change belongs to, such as one trip. Changes of one thing are sent in order. */
export interface Thing {
  holder: Holder
  entity: string
  key: string
}

const waitingSchema = z.object({
  /** Idempotency key: by it the server recognises a change that arrives twice. */
  id: z.string().min(1),
  body: z.unknown(),
  /** This device's clock: to show, never to order by. */
  at: z.number(),
})
export type Waiting = z.infer<typeof waitingSchema>

const refusedSchema = waitingSchema.extend({ message: z.string() })
/** What the server would not take, kept until its maker has decided what becomes of it. */
export type Refused = z.infer<typeof refusedSchema>

type QueueName = 'outbox' | 'refused'
const keyOf = (place: QueueName, { holder, entity, key }: Thing): Key => [
  place,
  holder,
  entity,
  key,
]

/** Where everything of one entity waits, each under its own key. */
export const waitingKey = (holder: Holder, entity: string): Key => ['outbox', holder, entity]

export async function listWaiting(
  rows: ReadTransaction,
  thing: Thing,
): Promise<readonly (Waiting & { key: Key })[]> {
  return (await rows.list('kept', keyOf('outbox', thing))).flatMap(({ key, value }) => {
    const read = waitingSchema.safeParse(value)
    return read.success ? [{ ...read.data, key }] : []
  })
}

export async function appendWaiting(
  rows: WriteTransaction,
  thing: Thing,
  changes: readonly Waiting[],
): Promise<void> {
  const last = (await rows.last('kept', keyOf('outbox', thing)))?.key.at(-1)
  let number = typeof last === 'number' ? last : 0
  for (const { id, body, at } of changes) {
    number += 1
    await rows.put('kept', [...keyOf('outbox', thing), number], { id, body, at })
  }
}

export async function removeWaiting(
  rows: WriteTransaction,
  thing: Thing,
  ids: ReadonlySet<string>,
): Promise<void> {
  for (const { key, id } of await listWaiting(rows, thing)) {
    if (ids.has(id)) await rows.remove('kept', key)
  }
}

/** Moves refused changes out of the queue, so that the rest can be sent; their maker decides about them. */
export async function setAside(
  rows: WriteTransaction,
  thing: Thing,
  changes: readonly Refused[],
): Promise<void> {
  await removeWaiting(rows, thing, new Set(changes.map(({ id }) => id)))
  for (const { id, body, at, message } of changes) {
    await rows.put('kept', [...keyOf('refused', thing), id], { id, body, at, message })
  }
}

export async function listRefused(rows: ReadTransaction, thing: Thing): Promise<Refused[]> {
  return (await rows.list('kept', keyOf('refused', thing))).flatMap(({ value }) => {
    const read = refusedSchema.safeParse(value)
    return read.success ? [read.data] : []
  })
}

export async function removeRefused(
  rows: WriteTransaction,
  thing: Thing,
  id: string,
): Promise<void> {
  await rows.remove('kept', [...keyOf('refused', thing), id])
}

/** Removes everything that waits for this thing, as when it is deleted. */
export async function removeThing(rows: WriteTransaction, thing: Thing): Promise<void> {
  await rows.remove('kept', keyOf('outbox', thing))
  await rows.remove('kept', keyOf('refused', thing))
}

/** The things of a holder that something waits for, in the order of their keys. */
export async function listThings(rows: ReadTransaction, holder: Holder): Promise<Thing[]> {
  const things = new Map<string, Thing>()
  for (const { key: parts } of await rows.list('kept', ['outbox', holder])) {
    const [, , entity, key] = parts
    if (typeof entity !== 'string' || typeof key !== 'string') continue
    things.set(`${entity} ${key}`, { holder, entity, key })
  }
  return [...things.values()]
}

export interface Counts {
  waiting: number
  refused: readonly Refused[]
}

export async function countWaiting(rows: ReadTransaction, holder: Holder): Promise<Counts> {
  const [waiting, refused] = await Promise.all([
    rows.list('kept', ['outbox', holder]),
    rows.list('kept', ['refused', holder]),
  ])
  return {
    waiting: waiting.filter(({ value }) => waitingSchema.safeParse(value).success).length,
    refused: refused.flatMap(({ value }) => refusedSchema.safeParse(value).data ?? []),
  }
}

/**
 * Moves what waits from one holder to another. In one transaction, so that it happens once, however many tabs
 * ask for it.
 */
export async function handOver(rows: WriteTransaction, from: Holder, to: Holder): Promise<void> {
  for (const { key, value } of await rows.list('kept', ['outbox', from])) {
    const [place, , ...rest] = key
    if (place !== undefined) await rows.put('kept', [place, to, ...rest], value)
  }
  await rows.remove('kept', ['outbox', from])
}
