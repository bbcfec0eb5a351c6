/** Opens trips, and the ideas with them, of one holder in this tab, with what a browser offers. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { holderOf } from '#app/data/holder.ts'
import { ideasOf } from '#app/data/ideas/current-idea-data.ts'
import { boardKind, createBoardBackend, ideaKind } from '#app/data/ideas/idea-backend.ts'
import { IdeaData } from '#app/data/ideas/idea-data.ts'
import { moveLegacyIdeas } from '#app/data/ideas/legacy-ideas.ts'
import { localStorageOf } from '#app/data/local-storage.ts'
import { listWaiting } from '#app/data/outbox/waiting.ts'
import { openStore } from '#app/data/store/open-store.ts'
import { openTabChannel } from '#app/data/tab-channel.ts'
import { createTripBackend } from '#app/data/trips/supabase-trips.ts'
import { TripData } from '#app/data/trips/trip-data.ts'
import { thingOfTrip } from '#app/data/trips/trip-rows.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { PersonId } from '#domain/trip/ids.ts'

/** `client` is null for a visitor, whose trips and ideas stay in the browser. */
export async function openHeldData(
  personId: PersonId | null,
  client: SupabaseClient | null,
): Promise<TripData> {
  const { store, notice } = await openStore(undefined, logInBrowser)
  const holder = holderOf(personId)
  const now = () => Date.now()
  const trips = new TripData({
    holder,
    backend: client && personId !== null ? createTripBackend(client, personId) : null,
    store,
    tabs: openTabChannel(),
    storage: window.sessionStorage,
    askToPersist: () => void navigator.storage?.persist?.(),
    isOnline: () => navigator.onLine,
    now,
    locks: navigator.locks,
    onError: (error) => logInBrowser(`trips: ${error}`),
  })
  const ideas = new IdeaData({
    holder,
    store,
    outbox: trips.outbox,
    backend: client && personId !== null ? createBoardBackend(client, personId) : null,
    now,
    tell: (thing) => trips.tell(thing),
    wake: () => trips.wake(),
    isTripWaiting: async (id) => {
      const waiting = await store.read((rows) => listWaiting(rows, thingOfTrip(holder, id)))
      return waiting.length > 0
    },
    moveLegacy: () =>
      personId === null
        ? moveLegacyIdeas(store, localStorageOf(window), now)
        : Promise.resolve('nothing'),
  })
  trips.join(ideaKind.entity, ideas.ideas)
  trips.join(boardKind.entity, ideas.boards)
  ideasOf.set(trips, ideas)
  trips.trouble.set(notice)
  const again = () => void trips.reconnect().catch((error) => logInBrowser(`trips: ${error}`))
  window.addEventListener('online', again)
  window.addEventListener('offline', again)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') again()
  })
  return trips
}
