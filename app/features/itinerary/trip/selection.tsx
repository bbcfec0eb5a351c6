/**
 * Which stop is looked at. The list and the map share it, so that choosing a stop in one of them
 * shows it in the other. It is a store beside React's state: a change draws the stops that it is
 * about, and not the whole trip.
 */
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import type { StopId } from '#domain/trip/ids.ts'

/** Where a stop was chosen; the other one scrolls it into view. */
type SelectionPlace = 'list' | 'map'

interface Looked {
  /** Chosen by a press or a key; stays until another one is. */
  selected: StopId | null
  selectedIn: SelectionPlace | null
  /** Under the pointer or holding the focus. */
  pointed: StopId | null
}

interface SelectionStore {
  subscribe: (heard: () => void) => () => void
  /** Called for every choice, but not for what is only pointed at. */
  onChoice: (heard: (looked: Looked) => void) => () => void
  now: () => Looked
  select: (stop: StopId | null, where: SelectionPlace) => void
  point: (stop: StopId | null) => void
}

const nothing: Looked = { selected: null, selectedIn: null, pointed: null }

export function newSelection(): SelectionStore {
  let looked = nothing
  const listeners = new Set<() => void>()
  const choosers = new Set<(looked: Looked) => void>()
  const change = (next: Looked) => {
    looked = next
    for (const heard of listeners) heard()
  }
  return {
    subscribe: (heard) => {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    onChoice: (heard) => {
      choosers.add(heard)
      return () => choosers.delete(heard)
    },
    now: () => looked,
    // Choosing the same stop again calls listeners too: it may have been scrolled out of sight.
    select: (stop, where) => {
      change({ ...looked, selected: stop, selectedIn: stop === null ? null : where })
      for (const heard of choosers) heard(looked)
    },
    point: (stop) => {
      if (stop !== looked.pointed) change({ ...looked, pointed: stop })
    },
  }
}

const SelectionContext = createContext<SelectionStore>(newSelection())

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [store] = useState(newSelection)
  return <SelectionContext value={store}>{children}</SelectionContext>
}

/** The store itself, to change it or to listen without rendering. */
export const useSelection = (): SelectionStore => useContext(SelectionContext)

export const useIsSelected = (stop: StopId): boolean =>
  useLooked(({ selected }) => selected === stop)

export const useIsPointed = (stop: StopId): boolean => useLooked(({ pointed }) => pointed === stop)

/** One value of the selection: the component renders again only when that value changes. */
export function useLooked<T extends string | boolean | null>(pick: (looked: Looked) => T): T {
  const store = useSelection()
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.now()),
    () => pick(nothing),
  )
}
