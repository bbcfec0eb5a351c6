/** What an operation did, in a few words for the history of a trip. */
import type { TripHistoryEntry } from '#app/data/trips/index.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** `history` is the whole one: an undo says what it took back. */
export function changeInWords(
  { change }: Pick<TripHistoryEntry, 'change'>,
  trip: Trip,
  history: readonly Pick<TripHistoryEntry, 'id' | 'change'>[],
): string {
  if (!change) return 'Changed something that this version can’t read'
  if (change.kind !== 'undo') return plainWords(change, trip)
  const version = /^version-(\d+)$/.exec(change.of)?.[1]
  if (version !== undefined) {
    return version === '0' ? 'Went back to the first plan' : `Went back to change ${version}`
  }
  const undone = history.find(({ id }) => id === change.of)
  if (!undone?.change) return 'Took a change back'
  // An undo of an undo is a redo.
  const again = undone.change.kind === 'undo' ? redone(undone.change.of, history) : undefined
  if (again) return `Again: ${changeInWords(again, trip, history)}`
  return `Took back: ${changeInWords(undone, trip, history)}`
}

function redone(id: string, history: readonly Pick<TripHistoryEntry, 'id' | 'change'>[]) {
  return history.find((entry) => entry.id === id)
}

function plainWords(change: TripChange, trip: Trip): string {
  const name = (id: string) => nameOf(id, trip, change)
  switch (change.kind) {
    case 'lock-stop':
      return `${change.locked ? 'Locked' : 'Unlocked'} ${name(change.stop)}`
    case 'move-stop':
      return `Moved ${name(change.stop)} to ${dayOf(change.day, trip)}`
    case 'remove':
      return `Took out ${listed(change.things.map(({ id }) => name(id)))}`
    case 'restore':
      return `Brought back ${listed(change.things.map(({ id }) => name(id)))}`
    case 'add':
      return `Added ${listed(change.things.map(({ id }) => name(id)))}`
    case 'swap-stop':
      return `Swapped ${name(change.stop)} for ${name(change.by.id)}`
    case 'rename':
      return `Renamed to ${change.name}`
    case 'clear-day':
      return `Cleared ${dayOf(change.day, trip)}`
    case 'replan':
      return replanWords(change, trip)
    case 'change-dates':
      return 'Changed the dates'
    case 'change-party':
      return 'Changed who travels'
    case 'weather-swap':
      return `Changed ${dayOf(change.day, trip)} for the weather`
    default:
      return 'Changed the trip'
  }
}

function replanWords(change: Extract<TripChange, { kind: 'replan' }>, trip: Trip): string {
  const { result, days } = change
  const name = (id: string) => nameOf(id, trip, change)
  const [moved, added, removed] = [result?.move ?? [], result?.add ?? [], result?.remove ?? []]
  const [move, add, gone] = [moved[0], added[0], removed[0]]
  const count = moved.length + added.length + removed.length
  if (count === 1 && move) return `Moved ${name(move.stop)} to ${dayOf(move.day, trip)}`
  if (count === 1 && gone) return `Took out ${name(gone)}`
  if (count === 2 && add && gone) return `Swapped ${name(gone)} for ${name(add.id)}`
  return days.length === 0
    ? 'Planned all days again'
    : `Planned ${listed(days.map((day) => dayOf(day, trip)))} again`
}

function dayOf(id: string, { days }: Trip): string {
  const index = days.findIndex((day) => day.id === id)
  return index < 0 ? 'a day that is gone' : `day ${index + 1}`
}

/** Names of what is there, of what was removed, and of what the change itself brings. */
function nameOf(id: string, { days, bin }: Trip, change: TripChange): string {
  const there = days.flatMap(({ stops }) => stops).find((stop) => stop.id === id)
  if (there) return there.name
  const gone = bin.find((part) => part.id === id)
  if (gone && 'name' in gone.fields) return gone.fields.name
  const brought =
    change.kind === 'replan' ? change.result?.add.find((stop) => stop.id === id) : null
  return brought?.fields.name ?? 'something'
}

const listed = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
    : names.join(', ')
