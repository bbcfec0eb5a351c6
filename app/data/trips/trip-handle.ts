/** What a screen gets for one trip. */

import type { Applied } from '#domain/trip/apply.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'
import type { LoggedOperation } from './trip-bodies.ts'

export interface TripHistoryEntry {
  /** Null while it waits to be sent. */
  version: number | null
  id: string
  hand: LoggedOperation['hand']
  /** Null for a visitor, and for somebody whose account is gone. */
  personId: PersonId | null
  at: string | null
  /** Null where it is invalid, such as one of a newer version of the product. */
  change: TripChange | null
  outcome: Applied['outcome']
  misses: Applied['misses']
  /** Every field that it changed; `from` is the value that it replaced. */
  changes: Applied['changes']
}

/** Tells that somebody else's change replaced one of this person's, and offers the lost value back. */
export interface TripNotice {
  id: string
  text: string
  /** What gives the losing value back, with the word for its button. */
  action: { label: string; run: () => void } | null
  dismiss: () => void
}

export interface TripHandle {
  state: 'loading' | 'ready' | 'missing' | 'unreadable'
  /** With everything applied that waits. */
  trip: Trip | null
  version: number
  /** Newest last. */
  history: readonly TripHistoryEntry[]
  notices: readonly TripNotice[]
  canUndo: boolean
  canRedo: boolean
  perform(change: TripChange, hand?: 'person' | 'assistant' | 'suggestion'): void
  undo(): void
  redo(): void
  /** Restores the trip as of that version, by one operation that can itself be undone. */
  backTo(version: number): void
}

export type SyncState =
  | { kind: 'saved' }
  | { kind: 'saving'; waiting: number }
  | { kind: 'offline'; waiting: number }
  | { kind: 'refused'; message: string; waiting: number }

const nothing = () => undefined

/** Before anything is known. */
export const loadingHandle: TripHandle = {
  state: 'loading',
  trip: null,
  version: 0,
  history: [],
  notices: [],
  canUndo: false,
  canRedo: false,
  perform: nothing,
  undo: nothing,
  redo: nothing,
  backTo: nothing,
}
