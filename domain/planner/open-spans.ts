/** When a place is open on a date: by its hours, or by what is assumed where nobody knows them. */

import { weekdayOf } from '#domain/calendar/calendar-days.ts'
import {
  type OpeningHours,
  type OpenSpan,
  openSpansOn,
  parseOpeningHours,
} from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { assumedHours } from './assumed-hours.ts'
import { ownWords } from './said/own-words.ts'

/** Streets of bars are there all day, but not what one goes there for; a night market has its hour in its name. */
const eveningFrom = 1080
const namedForTheEvening = /\b(?:evening|night)\b/i

const isOfTheEvening = ({ kind, name }: Place) =>
  kind === 'nightlife' || namedForTheEvening.test(name)

export function openSpans(place: Place, date: string): readonly OpenSpan[] {
  if (!isInItsDays(place, date)) return []
  const known = place.hours === null ? [assumedHours(place)] : knownSpans(place, place.hours, date)
  const spans = isAwakeAtMidnight(place) ? known.map(intoTheNight) : known
  if (!isOfTheEvening(place)) return spans
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, eveningFrom), to }))
    .filter(({ from, to }) => from < to)
}

/** A quarter of bars that nobody shuts goes on after midnight. */
function isAwakeAtMidnight({ kind, interests, bestTime }: Place): boolean {
  if (!interests.includes('nightlife')) return false
  return kind === 'nightlife' || bestTime === 'evening' || bestTime === 'night'
}

const allDay = 1440
const lastRound = 1560
const intoTheNight = ({ from, to }: OpenSpan): OpenSpan =>
  from === 0 && to === allDay ? { from, to: lastRound } : { from, to }

/** Wrestling is on three nights of the week, and a lake is for the summer, by what is said of them. */
export function isInItsDays(place: Place, date: string): boolean {
  const { only, months } = ownWords(place)
  if (months && !months.has(Number(date.slice(5, 7)))) return false
  return only === null || only.has(weekdayOf(date))
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
