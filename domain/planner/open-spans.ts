/** When a place is open on a date: by its hours, or by what is assumed where nobody knows them. */
import {
  type OpeningHours,
  type OpenSpan,
  openSpansOn,
  parseOpeningHours,
} from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { assumedHours } from './assumed-hours.ts'

/** Streets of bars are there all day, but not what one goes there for. */
const nightlifeFrom = 1080

export function openSpans(place: Place, date: string): readonly OpenSpan[] {
  const spans = place.hours === null ? [assumedHours(place)] : knownSpans(place, place.hours, date)
  if (place.kind !== 'nightlife') return spans
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, nightlifeFrom), to }))
    .filter(({ from, to }) => from < to)
}

/** A place is asked for every day and every plan; its text is read once. */
const read = new WeakMap<Place, OpeningHours>()

function knownSpans(place: Place, hours: string, date: string): readonly OpenSpan[] {
  let known = read.get(place)
  if (!known) {
    const parsed = parseOpeningHours(hours)
    known = parsed.ok ? parsed.hours : []
    read.set(place, known)
  }
  return openSpansOn(known, date)
}
