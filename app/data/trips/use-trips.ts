/** Trips for screens, which know neither tables nor sockets. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { usePerson } from '#app/lib/account/account-context.ts'
import type { TripId } from '#domain/trip/ids.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { currentTripData, mayHaveTrips } from './current-trip-data.ts'
import type { TripData } from './trip-data.ts'
import { loadingHandle, type SyncState, type TripHandle } from './trip-handle.ts'
import type { TripList } from './trip-listing.ts'
import type { TripKeeping } from './trip-summary.ts'

const loadingList: TripList = { state: 'loading', trips: [] }
const saved: SyncState = { kind: 'saved' }
/** How long a removed trip can be restored: longer than its notice is shown. */
const undoMs = 15_000
const never = () => () => undefined

export function useTrip(id: TripId): TripHandle {
  const editor = useTripData()?.open(id)
  useEffect(() => editor?.watch(), [editor])
  return useSyncExternalStore(
    editor?.view.subscribe ?? never,
    editor?.view.get ?? (() => loadingHandle),
    () => loadingHandle,
  )
}

export const useTrips = (): TripList => useListOf(useTripData())

/** For pages that are read by visitors: the code that keeps trips is loaded only where there may be some. */
export const useTripsIfAny = (): TripList => useListOf(useTripData(mayHaveTrips))

function useListOf(data: TripData | undefined): TripList {
  const listing = data?.listing
  useEffect(() => listing?.watch(), [listing])
  return useSyncExternalStore(
    listing?.list.subscribe ?? never,
    listing?.list.get ?? (() => loadingList),
    () => loadingList,
  )
}

/** Opens the store once `isWanted` answers, or at once. */
export function useSyncState(isWanted?: () => Promise<boolean>): SyncState {
  const data = useTripData(isWanted)
  return useSyncExternalStore(
    data?.sync.subscribe ?? never,
    data?.sync.get ?? (() => saved),
    () => saved,
  )
}

/** Stores a freshly planned trip and gives it its id. */
export async function keepTrip(trip: Trip): Promise<{ id: TripId }> {
  return (await currentTripData()).keep(trip)
}

/** Tries to send what waits; resolves when it was tried. */
export async function sendNow(): Promise<void> {
  await (await currentTripData()).wake()
}

/** Out of sight at once; for as long as a notice about it stands, `restoreTrip` brings it back. */
export async function removeTrip(id: TripId): Promise<void> {
  await (await currentTripData()).remove(id, undoMs)
}

/** False where it was too late. */
export async function restoreTrip(id: TripId): Promise<boolean> {
  return (await currentTripData()).restore(id)
}

export async function setKeeping(id: TripId, keeping: TripKeeping): Promise<void> {
  await (await currentTripData()).setKeeping(id, keeping)
}

export async function duplicateTrip(id: TripId): Promise<{ id: TripId } | null> {
  return (await currentTripData()).duplicate(id)
}

/** As it is now, without following it; null where there is none. */
export async function fetchTripOnce(id: TripId): Promise<Trip | null> {
  return (await currentTripData()).fetchOnce(id)
}

/** What a trip is kept as, and a way to change it; undefined until it is known, null where it is not this person's. */
export function useKeeping(
  id: TripId,
): [TripKeeping | null | undefined, (keeping: TripKeeping) => void] {
  const data = useTripData()
  const [known, setKnown] = useState<{ id: TripId; keeping: TripKeeping | null | undefined }>()
  useEffect(() => {
    let wanted = true
    void data?.keepingOf(id).then((keeping) => {
      if (wanted) setKnown({ id, keeping })
    })
    return () => {
      wanted = false
    }
  }, [data, id])
  const set = (keeping: TripKeeping) => {
    setKnown({ id, keeping })
    void data?.setKeeping(id, keeping)
  }
  return [known?.id === id ? known.keeping : undefined, set]
}

const always = async () => true

function useTripData(isWanted: () => Promise<boolean> = always): TripData | undefined {
  const personId = usePerson()?.id
  const [data, setData] = useState<{ of: string | undefined; data: TripData }>()
  useEffect(() => {
    let wanted = true
    void isWanted().then(async (opens) => {
      if (!opens) return
      const loaded = await currentTripData()
      if (wanted) setData({ of: personId, data: loaded })
    })
    return () => {
      wanted = false
    }
  }, [personId, isWanted])
  // Never the trips of the person before.
  return data?.of === personId ? data?.data : undefined
}
