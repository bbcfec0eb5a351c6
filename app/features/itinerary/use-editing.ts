/**
 * What a screen does to a trip by hand. The code for it and the places of the trip's cities come
 * after the first paint, and stay: editing goes on without a network.
 */
import { useEffect, useMemo, useState } from 'react'
import type { TripHandle } from '#app/data/trips/index.ts'
import type { Place } from '#domain/places/schema.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'

type Edits = typeof import('#domain/planner/by-hand/edits.ts')

export interface Editing {
  /** False until the code is there. */
  ready: boolean
  moveBy: (stop: Stop, step: -1 | 1) => void
  moveToDay: (stop: Stop, day: DayId) => void
  setLocked: (stop: Stop, locked: boolean) => void
  remove: (stop: Stop) => void
  /** What can come in a stop's place, of those that are known here. */
  alternativesOf: (stop: Stop) => readonly Place[]
  swap: (stop: Stop, by: Place) => void
}

export function useEditing(handle: TripHandle): Editing {
  const slugs = slugsOf(handle.trip)
  const [places, setPlaces] = useState<ReadonlyMap<string, Place>>(new Map())
  const [edits, setEdits] = useState<Edits>()

  useEffect(() => {
    let wanted = true
    const load = async () => {
      const [loaded, { loadDestination }] = await Promise.all([
        import('#domain/planner/by-hand/edits.ts'),
        import('#domain/places/load-catalogue.ts'),
      ])
      // Both at once: a menu that is open must not grow under the hand.
      const known = await Promise.all(slugs.split(' ').filter(Boolean).map(loadDestination))
      if (!wanted) return
      setEdits(loaded)
      setPlaces(
        new Map(known.flatMap((each) => each?.places ?? []).map((place) => [place.id, place])),
      )
    }
    return afterPaint(
      () => void load(),
      () => {
        wanted = false
      },
    )
  }, [slugs])

  const { trip, perform, state } = handle
  return useMemo(() => {
    const known = { place: (id: string) => places.get(id) }
    const act = (make: (edits: Edits, trip: Trip) => TripChange | null) => {
      const change = edits && trip ? make(edits, trip) : null
      if (change) perform(change)
    }
    return {
      ready: edits !== undefined && state === 'ready',
      moveBy: ({ id }, step) => act((by, from) => by.moveStopBy(from, id, step, known)),
      moveToDay: ({ id }, day) => act((by, from) => by.moveStopToDay(from, id, day, known)),
      setLocked: ({ id }, locked) => act(() => ({ kind: 'lock-stop', stop: id, locked })),
      remove: ({ id }) => act((by, from) => by.removeStop(from, id, known)),
      alternativesOf: (stop) =>
        stop.alternatives.flatMap(({ placeId }) => places.get(placeId) ?? []),
      swap: ({ id }, place) => act((by, from) => by.swapStop(from, id, place, newStopId(), known)),
    }
  }, [edits, places, trip, perform, state])
}

function slugsOf(trip: Trip | null): string {
  const slugs = trip?.stays.flatMap(({ slug }) => slug ?? []) ?? []
  return [...new Set(slugs)].join(' ')
}

/** Ids are made here, where randomness is. */
function newStopId(): StopId {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return `s${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}` as StopId
}

function afterPaint(work: () => void, cancel: () => void): () => void {
  const timer = setTimeout(work)
  return () => {
    clearTimeout(timer)
    cancel()
  }
}
