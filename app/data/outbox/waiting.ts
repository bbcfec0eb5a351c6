/** Changes that wait to be sent, as rows of the store, in order for each thing that they change. */
import { z } from 'zod'
import type { Key, ReadTransaction, Row, WriteTransaction } from '#app/data/store/store.ts'

/** Whose rows these are: the visitor's or one person's. Rows of one are never shown to another. */
export type Holder = 'visitor' | `person:${string}`

/** What a change belongs to, such as one trip. Changes of one thing are sent in order. */
export interface Thing {
  holder: Holder
  entity: string
  key: string
}

const waitingSchema = z.object({
  /** By this the server knows a change that comes twice. */
  id: z.string().min(1),
  body: z.unknown(),
  /** This device's clock: to show, never to order by. */
  at: z.number(),
})
export type Waiting = z.infer<typeof waitingSchema>

const outboxKey = ({ holder, entity, key }: Thing): Key => ['outbox', holder, entity, key]
const refusedKey = ({ holder, entity, key }: Thing): Key => ['refused', holder, entity, key]

export async function listWaiting(
  rows: ReadTransaction,
  thing: Thing,
): Promise<readonly (Waiting & { key: Key })[]> {
  return (await rows.list('kept', outboxKey(thing))).flatMap(({ key, value }) => {
    const read = waitingSchema.safeParse(value)
    return read.success ? [{ ...read.data, key }] : []
  })
}

export async function appendWaiting(
  rows: WriteTransaction,
  thing: Thing,
  changes: readonly Waiting[],
): Promise<void> {
  const last = (await rows.last('kept', outboxKey(thing)))?.key.at(-1)
  let number = typeof last === 'number' ? last : 0
  for (const { id, body, at } of changes) {
    number += 1
    await rows.put('kept', [...outboxKey(thing), number], { id, body, at })
  }
}

export async function removeAllWaiting(rows: WriteTransaction, thing: Thing): Promise<void> {
  await rows.remove('kept', outboxKey(thing))
  await rows.remove('kept', refusedKey(thing))
}

/** The things of a holder that something waits for, in the order of their keys. */
export async function listThings(rows: ReadTransaction, holder: Holder): Promise<Thing[]> {
  const things = new Map<string, Thing>()
  for (const row of await rows.list('kept', ['outbox', holder])) {
    const thing = thingOf(row, holder)
    if (thing) things.set(`${thing.entity} ${thing.key}`, thing)
  }
  return [...things.values()]
}

function thingOf({ key: [, , entity, key] }: Row, holder: Holder): Thing | undefined {
  return typeof entity === 'string' && typeof key === 'string' ? { holder, entity, key } : undefined
}
