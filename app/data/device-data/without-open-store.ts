/** Counts, moves and removes what this browser holds, for pages that have not opened its store. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { conversationsEntity, sessionKey } from '#app/data/chat/stored-keys.ts'
import { hasLegacyIdeas } from '#app/data/ideas/has-legacy-ideas.ts'
import { localStorageOf } from '#app/data/local-storage.ts'
import { hasKeptSomething } from '#app/data/store/has-kept-something.ts'
import type { Store } from '#app/data/store/store.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import type { DataCounts } from './device-data.ts'

async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
  const { openStore } = await import('#app/data/store/open-store.ts')
  const { store } = await openStore()
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

export async function countVisitorData(): Promise<DataCounts> {
  const storage = localStorageOf(window)
  const conversations = await countOfConversations()
  if (!hasLegacyIdeas(storage) && !(await hasKeptSomething())) return conversations
  const [{ countDeviceData }, { moveLegacyIdeas }] = await Promise.all([
    import('./device-data.ts'),
    import('#app/data/ideas/legacy-ideas.ts'),
  ])
  return withStore(async (store) => {
    await moveLegacyIdeas(store, storage, () => Date.now())
    return new Map([...(await countDeviceData(store, 'visitor')), ...conversations])
  })
}

/** The code that reads a conversation is loaded only where there is one. */
async function countOfConversations(): Promise<DataCounts> {
  const storage = localStorageOf(window)
  if (!storage?.getItem(sessionKey)) return new Map()
  const { countConversations } = await import('#app/data/chat/conversation-to-account.ts')
  const count = countConversations(storage)
  return count > 0 ? new Map([[conversationsEntity, count]]) : new Map()
}

export async function changesWaiting(personId: PersonId): Promise<number> {
  if (!(await hasKeptSomething())) return 0
  const { countChanges } = await import('./device-data.ts')
  return withStore((store) => countChanges(store, personId))
}

export async function moveVisitorDataToAccount(
  personId: PersonId,
  client: () => Promise<SupabaseClient>,
): Promise<void> {
  const [{ moveVisitorRows }, { openTabChannel }, { holderOf }] = await Promise.all([
    import('./device-data.ts'),
    import('#app/data/tab-channel.ts'),
    import('#app/data/holder.ts'),
  ])
  const tabs = openTabChannel()
  const entity = conversationsEntity
  try {
    // The one step that needs the network comes first: where it fails, everything stays as it is.
    if ((await countOfConversations()).size > 0) {
      const { moveConversationToAccount } = await import(
        '#app/data/chat/conversation-to-account.ts'
      )
      await moveConversationToAccount(await client(), localStorageOf(window), new Date())
      tabs.tell({ holder: 'visitor', entity, key: 'begun' })
      tabs.tell({ holder: holderOf(personId), entity, key: 'latest' })
    }
    await withStore((store) => moveVisitorRows(store, tabs, personId))
  } finally {
    tabs.close()
  }
}

export async function removePersonData(personId: PersonId): Promise<void> {
  if (!(await hasKeptSomething())) return
  const { removeDeviceData } = await import('./device-data.ts')
  await withStore((store) => removeDeviceData(store, personId))
  forgetUndo()
}

/** Forgets this tab's undo stacks: they hold ids of the person's changes. */
function forgetUndo(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith('trip_undo_')) sessionStorage.removeItem(name)
    }
  } catch {
    // A browser that blocks the storage has kept nothing in it.
  }
}
