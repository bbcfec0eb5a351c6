/**
 * What a browser holds for somebody: counted, taken along into an account, and removed. An entity
 * joins by what it puts into the outbox, and by its words.
 */

import { type Holder, holderOf } from '#app/data/holder.ts'
import { countWaiting, handOver, listThings } from '#app/data/outbox/waiting.ts'
import type { Store } from '#app/data/store/store.ts'
import type { TabChannel } from '#app/data/tab-channel.ts'
import type { PersonId } from '#domain/trip/ids.ts'

/** How many things of each entity. */
export type DataCounts = ReadonlyMap<string, number>

export async function countDeviceData(store: Store, holder: Holder): Promise<DataCounts> {
  const things = await store.read((rows) => listThings(rows, holder))
  const entities = Map.groupBy(things, ({ entity }) => entity)
  return new Map([...entities].map(([entity, each]) => [entity, each.length]))
}

export async function countChanges(store: Store, personId: PersonId): Promise<number> {
  return (await store.read((rows) => countWaiting(rows, holderOf(personId)))).waiting
}

/** Moves the visitor's rows to the person, where they wait to be sent. A second call finds nothing. */
export async function moveVisitorRows(
  store: Store,
  tabs: TabChannel,
  personId: PersonId,
): Promise<void> {
  const holder = holderOf(personId)
  const things = await store.write(async (rows) => {
    const found = await listThings(rows, 'visitor')
    await handOver(rows, 'visitor', holder)
    return found
  })
  for (const thing of things) {
    tabs.tell(thing)
    tabs.tell({ ...thing, holder })
  }
}

/** Removes everything of a person from this device, the changes included that were not sent. */
export async function removeDeviceData(store: Store, personId: PersonId): Promise<void> {
  const holder = holderOf(personId)
  await store.write(async (rows) => {
    for (const collection of ['outbox', 'refused']) await rows.remove('kept', [collection, holder])
    for (const { key } of await rows.list('cache', [])) {
      if (key[1] === holder) await rows.remove('cache', key)
    }
  })
}

const nouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  trips: ['trip', 'trips'],
  ideas: ['idea', 'ideas'],
  boards: ['board', 'boards'],
  conversations: ['conversation', 'conversations'],
}

/** "Bring 1 trip and 6 ideas along?" */
export function questionOf(counts: DataCounts): string {
  const counted = [...counts].map(([entity, count]) => {
    const [one, many] = nouns[entity] ?? ['thing', 'things']
    return `${count} ${count === 1 ? one : many}`
  })
  const list =
    counted.length > 1 ? `${counted.slice(0, -1).join(', ')} and ${counted.at(-1)}` : counted[0]
  return `Bring ${list} along?`
}
