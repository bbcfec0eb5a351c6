/** The belongings in this browser's store, for pages that have not opened it. */
import type { Store } from '#app/data/store/store.ts'
import type { Belongings } from './belongings.ts'

/** Whether this browser has ever kept anything: opening the store to look would make one. */
export async function hasKeptSomething(): Promise<boolean> {
  if (typeof indexedDB === 'undefined') return false
  // Browsers without the list of databases are asked by opening it.
  if (typeof indexedDB.databases !== 'function') return true
  const databases = await indexedDB.databases()
  return databases.some(({ name }) => name?.startsWith('piri'))
}

async function withStore<Value>(work: (store: Store) => Promise<Value>): Promise<Value> {
  const { openStore } = await import('#app/data/store/open-store.ts')
  const { store } = await openStore()
  try {
    return await work(store)
  } finally {
    store.close()
  }
}

export async function visitorBelongings(): Promise<Belongings> {
  if (!(await hasKeptSomething())) return new Map()
  const { countBelongings } = await import('./belongings.ts')
  return withStore((store) => countBelongings(store, 'visitor'))
}

export async function changesWaiting(personId: string): Promise<number> {
  if (!(await hasKeptSomething())) return 0
  const { countChanges } = await import('./belongings.ts')
  return withStore((store) => countChanges(store, personId))
}

export async function takeAlong(personId: string): Promise<void> {
  const [{ bringAlong }, { openTabChannel }] = await Promise.all([
    import('./belongings.ts'),
    import('#app/data/tab-channel.ts'),
  ])
  const tabs = openTabChannel()
  await withStore((store) => bringAlong(store, tabs, personId))
  tabs.close()
}

export async function clearDevice(personId: string): Promise<void> {
  if (!(await hasKeptSomething())) return
  const { removeBelongings } = await import('./belongings.ts')
  await withStore((store) => removeBelongings(store, personId))
  forgetUndo()
}

/** What could be undone in this tab are ids of the person's changes. */
function forgetUndo(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith('trip_undo_')) sessionStorage.removeItem(name)
    }
  } catch {
    // A browser that blocks the storage has kept nothing in it.
  }
}
