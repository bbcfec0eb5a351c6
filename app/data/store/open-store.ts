/**
 * Opens the browser's store, whatever state it is in. A database that does not open, or has other
 * tables than ours, stays where it is under its name, and the next name is tried; where no database
 * opens, rows live in memory. Either way the page works, and says what happened.
 */
import { openIndexedStore } from './indexed-store.ts'
import { createMemoryStore } from './memory-store.ts'
import type { Store } from './store.ts'

const names = ['piri', 'piri-2', 'piri-3'] as const

export interface OpenedStore {
  store: Store
  /** What a person should know about it. */
  notice: string | null
}

const setAside =
  'What this browser had kept could not be read and was set aside. Your account is not affected.'
const nothingKept =
  'This browser keeps nothing for this page, so changes last until the tab is closed.'

export async function openStore(
  open: (name: string) => Promise<Store> = openIndexedStore,
  log: (message: string) => void = () => undefined,
): Promise<OpenedStore> {
  for (const name of names) {
    try {
      const store = await open(name)
      return { store, notice: name === names[0] ? null : setAside }
    } catch (cause) {
      log(`store: ${cause instanceof Error ? cause.message : String(cause)}`)
    }
  }
  return { store: createMemoryStore(), notice: nothingKept }
}
