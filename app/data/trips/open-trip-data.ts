/** Puts the trips of this tab together from what a browser offers. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { holderOf } from '#app/data/holder.ts'
import { openStore } from '#app/data/store/open-store.ts'
import { openTabChannel } from '#app/data/tab-channel.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import { createTripBackend } from './supabase-trips.ts'
import { TripData } from './trip-data.ts'

/** The client is a visitor's null: what a visitor has stays in the browser. */
export async function openTripData(
  personId: string | null,
  client: SupabaseClient | null,
): Promise<TripData> {
  const { store, notice } = await openStore(undefined, logInBrowser)
  const data = new TripData({
    holder: holderOf(personId),
    backend: client && personId !== null ? createTripBackend(client, personId) : null,
    store,
    tabs: openTabChannel(),
    storage: window.sessionStorage,
    askToPersist: () => void navigator.storage?.persist?.(),
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    locks: navigator.locks,
    onError: (error) => logInBrowser(`trips: ${error}`),
  })
  data.trouble.set(notice)
  const again = () => void data.reconnect().catch((error) => logInBrowser(`trips: ${error}`))
  window.addEventListener('online', again)
  window.addEventListener('offline', again)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again()
  })
  return data
}
