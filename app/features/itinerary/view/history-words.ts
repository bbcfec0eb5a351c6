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
    case 'edit':
      return editWords(change, trip)
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
    case 'reroute':
      return change.because
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
  if (count === 1 && add) return `Added ${name(add.id)} to ${dayOf(add.fields.day, trip)}`
  if (count === 2 && add && gone) return `Swapped ${name(gone)} for ${name(add.id)}`
  return days.length === 0
    ? 'Planned all days again'
    : `Planned ${listed(days.map((day) => dayOf(day, trip)))} again`
}

/** Names the first edit; what follows from it is not named. */
function editWords(change: Extract<TripChange, { kind: 'edit' }>, trip: Trip): string {
  const [first] = change.edits
  if (first?.entity === 'stop') return `Changed ${nameOf(first.id, trip, change)}`
  if (first?.entity === 'note') return 'Changed a note'
  if (first?.entity !== 'trip') return 'Changed the trip'
  const { title, pace, budget } = first.set
  if (title) return `Renamed to ${title}`
  if (pace) return `Changed the pace to ${pace}`
  return budget === undefined ? 'Changed the trip' : 'Changed the budget'
}

function dayOf(id: string, { days }: Trip): string {
  const index = days.findIndex((day) => day.id === id)
  return index < 0 ? 'a day that is gone' : `day ${index + 1}`
}

/** The name of an entity that is in the trip, was removed, or is brought by the change itself. */
function nameOf(id: string, { days, bin }: Trip, change: TripChange): string {
  const there = days.flatMap(({ stops }) => stops).find((stop) => stop.id === id)
  if (there) return there.name
  const gone = bin.find((part) => part.id === id)
  if (gone && 'name' in gone.fields) return gone.fields.name
  const brought =
    change.kind === 'replan' ? change.result?.add.find((stop) => stop.id === id) : null
  if (brought) return brought.fields.name
  const thing = change.kind === 'add' || change.kind === 'remove' || change.kind === 'restore'
  const entity = thing ? change.things.find((each) => each.id === id)?.entity : undefined
  return entity ? `a ${entity}` : 'something'
}

/** Who did it: `names` are those of people who plan with the reader, by their id. */
export function whoInWords(
  { hand, personId, change }: Pick<TripHistoryEntry, 'hand' | 'personId' | 'change'>,
  ownId: string | undefined,
  names: ReadonlyMap<string, string>,
): string {
  if (hand === 'assistant') return 'The assistant'
  if (hand === 'weather-swap') return 'The weather watch'
  if (hand === 'partner') return 'A partner'
  if (hand === 'suggestion') return suggestedBy(change)
  if (personId === null || personId === ownId) return 'You'
  return names.get(personId) ?? 'Somebody who travels with you'
}

/** By the name that a suggestion says of itself where it was taken up. */
function suggestedBy(change: TripChange | null): string {
  const reasons = change?.kind === 'replan' ? (change.result?.add ?? []) : []
  const said = reasons.flatMap(({ fields }) => fields.reasons)[0] ?? ''
  const noted = change?.kind === 'add' || change?.kind === 'edit' ? noteIn(change) : ''
  const name = /^(.{1,60}) suggests: /.exec(said)?.[1] ?? /\n— (.{1,60})$/.exec(noted)?.[1]
  return name === undefined || name === nobody ? 'Someone with the link' : `${name}, with the link`
}

/** The same words as `writerOf` uses; repeated here, because importing it would cost every viewer one more file. */
const nobody = 'Somebody with the link'

function noteIn(change: Extract<TripChange, { kind: 'add' | 'edit' }>): string {
  const parts = change.kind === 'add' ? change.things : change.edits
  const texts = parts.flatMap((part) => {
    if (part.entity !== 'note') return []
    return 'fields' in part ? part.fields.text : (part.set.text ?? [])
  })
  return texts[0] ?? ''
}

const listed = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`
    : names.join(', ')
