/** The trips of one tab as tests open them: on a store, tabs and a network of the test, with nothing sent again by itself. */
import { holderOf } from '#app/data/holder.ts'
import type { Store } from '#app/data/store/store.ts'
import { TripData } from '#app/data/trips/trip-data.ts'
import type { SessionStorage } from '#app/data/trips/undo-stack.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import type { LoopbackTrips, Network } from './loopback-trips.ts'
import { sessionStorageOfTab, type TestTabs } from './tabs.ts'

interface TabOfTest {
  /** Null for a visitor, whose trips go to no server. */
  personId: PersonId | null
  server: LoopbackTrips
  store: Store
  tabs: TestTabs
  network: () => Network
  storage?: SessionStorage | undefined
  now?: () => number
}

export function tripDataOfTest({
  personId,
  server,
  store,
  tabs,
  network,
  storage = sessionStorageOfTab(),
  now = () => 0,
}: TabOfTest): TripData {
  return new TripData({
    holder: holderOf(personId),
    backend: personId === null ? null : server.connect(personId, network),
    store,
    tabs: tabs.open(),
    storage,
    askToPersist: () => undefined,
    isOnline: () => network() !== 'down',
    onError: (error) => {
      throw error
    },
    now,
    locks: undefined,
    retryAfterMs: () => 1_000_000,
  })
}
