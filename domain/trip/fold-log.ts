/**
 * Moves the beginning of a log on: operations that undo no longer reaches go into the snapshot that the
 * rest begins from. What is left of the log means the same as before.
 */
import { readLog } from './read-log.ts'
import type { Trip } from './schema.ts'
import type { StoredTrip } from './verify-snapshot.ts'

/** Days within which undo is possible. */
export const undoDays = 30

export interface FoldedLog {
  from: number
  to: number
  /** The trip as of version `to`. */
  first: Trip
  /** Ids of those that did not read: they are kept aside, not in the trip. */
  unread: string[]
}

/** Null where nothing is old enough, or where the log can't be followed. */
export function foldLog(stored: StoredTrip, now: Date): FoldedLog | null {
  const before = now.getTime() - undoDays * 86_400_000
  const log = [...stored.operations].sort((one, other) => one.version - other.version)
  const young = log.findIndex(({ written_at: at }) => !(Date.parse(at) < before))
  const old = young === -1 ? log : log.slice(0, young)
  if (old.length === 0) return null
  const read = readLog(stored, old)
  if (!read.ok) return null
  const unread = read.history.flatMap(({ id, outcome }) => (outcome === 'unread' ? [id] : []))
  return { from: stored.first_version, to: read.version, first: read.trip, unread }
}
