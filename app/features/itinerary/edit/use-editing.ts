/**
 * The changes that a screen makes to a trip by hand. Their code and the places of the trip's cities come
 * after the first paint, and stay: editing goes on without a network.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { TripHandle } from '#app/data/trips/index.ts'
import type { Place } from '#domain/places/schema.ts'
import type { Warning, WayOut } from '#domain/planner/by-hand/warnings.ts'
import type { DayId, StopId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { slugsOf } from '../trip/use-place-facts.ts'
import { addToTrip, type Wanted } from './add-to-trip.ts'
import { newStopId } from './new-ids.ts'
import { loadTools, type TripTools } from './trip-tools.ts'

/** The dialog that is open. */
export type OpenDialog =
  | { kind: 'add'; day: DayId | null }
  | { kind: 'swap'; stop: StopId }
  | { kind: 'stop'; stop: StopId }
  | { kind: 'day'; day: DayId }
  | { kind: 'trip' }

/**
 * The same object until the code or the places change. Its methods act on the trip as it is when they are
 * called.
 */
export interface Editing {
  /** False until the code is loaded. */
  ready: boolean
  trip: () => Trip | null
  tools: TripTools | null
  perform: (change: TripChange | null) => void
  moveBy: (stop: Stop, step: -1 | 1) => void
  moveTo: (stop: StopId, to: { day: DayId; index: number }) => void
  moveToDay: (stop: Stop, day: DayId) => void
  setLocked: (stop: Stop, locked: boolean) => void
  remove: (stop: Stop) => void
  /** What can come in a stop's place, of those that are known here. */
  alternativesOf: (stop: Stop) => readonly Place[]
  swap: (stop: StopId, by: Place) => void
  add: (what: Wanted, day?: DayId) => void
  warningsOf: (day: Pick<Day, 'id'>) => readonly Warning[]
  waysOut: (day: Pick<Day, 'id'>, warning: Warning) => readonly WayOut[]
  take: (way: WayOut) => void
}

export function useEditing(handle: TripHandle): Editing {
  const slugs = slugsOf(handle.trip)
  const [tools, setTools] = useState<TripTools | null>(null)
  const now = useRef(handle)
  // Assigned while rendering, because children ask for the current trip in the same rendering.
  now.current = handle

  useEffect(() => {
    let wanted = true
    const load = async () => {
      // Loads the menus too, so that they open at once when they are ready.
      const [loaded] = await Promise.all([
        loadTools(slugs.split(' ').filter(Boolean)),
        import('./stop-more.tsx'),
        import('./day-menu.tsx'),
      ])
      if (wanted) setTools(loaded)
    }
    const timer = setTimeout(() => void load())
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [slugs])

  const isReady = handle.state === 'ready'
  return useMemo(() => editingWith(tools, isReady, () => now.current), [tools, isReady])
}

function editingWith(tools: TripTools | null, isReady: boolean, now: () => TripHandle): Editing {
  const perform = (change: TripChange | null) => {
    if (change) now().perform(change)
  }
  const act = (make: (tools: TripTools, trip: Trip) => TripChange | null) => {
    const { trip } = now()
    if (tools && trip) perform(make(tools, trip))
  }
  // Warnings by day: each stop of a day asks for them in one rendering. Every change makes new day objects,
  // so that old results are never found.
  const found = new WeakMap<Day, readonly Warning[]>()
  const findWarnings = ({ engine, known }: TripTools, trip: Trip, day: Day) => {
    const warnings = found.get(day) ?? engine.warningsOf(trip, day, known)
    found.set(day, warnings)
    return warnings
  }
  return {
    ready: tools !== null && isReady,
    trip: () => now().trip,
    tools,
    perform,
    moveBy: ({ id }, step) =>
      act(({ engine, known }, trip) => engine.moveStopBy(trip, id, step, known)),
    moveTo: (id, to) => act(({ engine, known }, trip) => engine.moveStopTo(trip, id, to, known)),
    moveToDay: ({ id }, day) =>
      act(({ engine, known }, trip) => engine.moveStopToDay(trip, id, day, known)),
    setLocked: ({ id }, locked) => perform({ kind: 'lock-stop', stop: id, locked }),
    remove: ({ id }) => act(({ engine, known }, trip) => engine.removeStop(trip, id, known)),
    alternativesOf: (stop) =>
      stop.alternatives.flatMap(({ placeId }) => tools?.known.place(placeId) ?? []),
    swap: (id, place) =>
      act(({ engine, known }, trip) => engine.swapStop(trip, id, place, newStopId(), known)),
    add: (what, day) => void addToTrip(now(), what, day),
    warningsOf: ({ id }) => {
      const { trip } = now()
      const day = trip?.days.find((each) => each.id === id)
      return tools && trip && day && isReady ? findWarnings(tools, trip, day) : []
    },
    waysOut: ({ id }, warning) => {
      const { trip } = now()
      const day = trip?.days.find((each) => each.id === id)
      return tools && trip && day ? tools.engine.waysOut(trip, day, warning, tools.known) : []
    },
    take: (way) =>
      act(({ engine, known }, trip) => engine.changeOfWay(trip, way, newStopId(), known)),
  }
}
