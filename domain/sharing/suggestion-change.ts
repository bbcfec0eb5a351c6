/**
 * What taking up a suggestion does to the trip: a place of the catalogue where the words name one, a
 * stop of that name, or a note. Its ids are made from the suggestion's, so that two devices that take it
 * up at once do one and the same thing.
 */
import { foldName } from '#domain/places/gazetteer-names.ts'
import type { Place } from '#domain/places/schema.ts'
import { addStop } from '#domain/planner/by-hand/add-stop.ts'
import type { KnownPlaces } from '#domain/planner/by-hand/retime-day.ts'
import type { DayId } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { keyBetween } from '#domain/trip/order-keys.ts'
import { sameValue } from '#domain/trip/same-value.ts'
import type { Day, Trip } from '#domain/trip/schema.ts'
import { noteIdOf, noteTextOf, stopIdOf } from './accepted-suggestion.ts'
import { type Suggestion, writerOf } from './suggestion.ts'

/** Fewest letters of a name that is recognised: "Belém" is a place, "Sé" may be anything. */
const shortestName = 4
const longestStopName = 80
const longestReason = 500
const mostReasons = 12
const longestNote = 10_000
/** Assumed minutes of an own stop, until the owner changes them. */
const ownMinutes = 60

/** The place whose whole name stands in the words; the longest, where there are several. */
export function namedPlace(words: string, places: Iterable<Place>): Place | null {
  const text = ` ${foldName(words)} `
  let found: { place: Place; length: number } | null = null
  for (const place of places) {
    const name = foldName(place.name)
    if (name.length < shortestName || name.length <= (found?.length ?? 0)) continue
    if (text.includes(` ${name} `)) found = { place, length: name.length }
  }
  return found?.place ?? null
}

/** The day that it is about, by itself or by its stop; null where it is about the whole trip. */
export function dayOfSuggestion(
  { days }: Trip,
  { dayId, stopId }: Pick<Suggestion, 'dayId' | 'stopId'>,
): Day | null {
  const ofStop = days.find(({ stops }) => stops.some(({ id }) => id === stopId))
  return ofStop ?? days.find(({ id }) => id === dayId) ?? null
}

/** Where it costs that day the least, with the day's new times; null where there is no such day. */
export function asStop(
  trip: Trip,
  suggestion: Suggestion,
  { day, place, known }: { day: DayId; place: Place | null; known: KnownPlaces },
): TripChange | null {
  const own = { name: stopName(suggestion.words), at: null, minutes: ownMinutes }
  const change = addStop(trip, place ? { place } : { own }, stopIdOf(suggestion), known, day)
  if (change?.kind !== 'replan' || !change.result) return change
  const add = change.result.add.map(({ id, fields }) => {
    const reasons = [reasonOf(suggestion), ...fields.reasons].slice(0, mostReasons)
    return { id, fields: { ...fields, reasons } }
  })
  return { ...change, result: { ...change.result, add } }
}

/** On what the suggestion is about, as far as that is still there, below what was noted before. */
export function asNote(trip: Trip, suggestion: Suggestion): TripChange {
  const day = dayOfSuggestion(trip, suggestion)
  const stop = day?.stops.find(({ id }) => id === suggestion.stopId)
  const about = stop
    ? ({ entity: 'stop', id: stop.id } as const)
    : day
      ? ({ entity: 'day', id: day.id } as const)
      : ({ entity: 'trip' } as const)
  const text = noteTextOf(suggestion)
  const old = trip.notes.find((note) => sameValue(note.about, about))
  if (old && old.text.length + text.length < longestNote) {
    const set = { text: `${old.text}\n\n${text}` }
    return { kind: 'edit', edits: [{ entity: 'note', id: old.id, set }] }
  }
  const order = keyBetween(trip.notes.at(-1)?.order ?? null, null)
  const id = noteIdOf(suggestion)
  return { kind: 'add', things: [{ entity: 'note', id, fields: { order, about, text } }] }
}

const reasonOf = (suggestion: Suggestion): string =>
  shortened(`${writerOf(suggestion)} suggests: ${oneLine(suggestion.words)}`, longestReason)

const stopName = (words: string): string => shortened(oneLine(words), longestStopName)

const oneLine = (words: string): string => words.replaceAll(/\s+/g, ' ').trim()

/** By whole characters: half of an emoji is no text. */
function shortened(text: string, most: number): string {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
