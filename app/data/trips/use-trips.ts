/** Trips for screens, which know neither tables nor sockets. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePerson } from '#app/lib/account/account-context.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { currentTripData } from './current-trip-data.ts'
import type { TripData } from './trip-data.ts'
import { loadingHandle, type SyncState, type TripHandle } from './trip-handle.ts'
import type { TripList } from './trip-listing.ts'

const loadingList: TripList = { state: 'loading', trips: [] }
const saved: SyncState = { kind: 'saved' }
const never = () => () => undefined

export function useTrip(id: string): TripHandle {
  const editor = useTripData()?.open(id)
  useEffect(() => editor?.watch(), [editor])
  return useSyncExternalStore(
    editor?.view.subscribe ?? never,
    editor?.view.get ?? (() => loadingHandle),
    () => loadingHandle,
  )
}

export function useTrips(): TripList {
  const listing = useTripData()?.listing
  useEffect(() => listing?.watch(), [listing])
  return useSyncExternalStore(
    listing?.list.subscribe ?? never,
    listing?.list.get ?? (() => loadingList),
    () => loadingList,
  )
}

export function useSyncState(): SyncState {
  const data = useTripData()
  return useSyncExternalStore(
    data?.sync.subscribe ?? never,
    data?.sync.get ?? (() => saved),
    () => saved,
  )
}

/** Stores a freshly planned trip and gives it its id. */
export async function keepTrip(trip: Trip): Promise<{ id: string }> {
  return (await currentTripData()).keep(trip)
}

/** Tries to send what waits; resolves when it was tried. */
export async function sendNow(): Promise<void> {
  await (await currentTripData()).wake()
}

export async function removeTrip(id: string): Promise<void> {
  await (await currentTripData()).remove(id)
}

function useTripData(): TripData | undefined {
  const personId = usePerson()?.id
  const [data, setData] = useState<{ of: string | undefined; data: TripData }>()
  useEffect(() => {
    let wanted = true
    void currentTripData().then((loaded) => {
      if (wanted) setData({ of: personId, data: loaded })
    })
    return () => {
      wanted = false
    }
  }, [personId])
  // Never the trips of the person before.
  return data?.of === personId ? data?.data : undefined
}
