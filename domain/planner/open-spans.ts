/** When a place is open on a date: by its hours, or by what is assumed where nobody knows them. */
import { holdsOn, spanOf } from '#domain/places/moments.ts'
import {
  type OpeningHours,
  type OpenSpan,
  openSpansOn,
  parseOpeningHours,
} from '#domain/places/opening-hours.ts'
import { isClosedBySaying } from '#domain/places/said-dates.ts'
import type { Moment, Place } from '#domain/places/schema.ts'
import { assumedHours } from './assumed-hours.ts'
import { byDoors } from './customs-of-doors.ts'
import { byCustom } from './hours-by-custom.ts'
import { comeTimes, isInItsDays } from './said/come-times.ts'

/** Streets of bars are there all day, but not what one goes there for; a night market has its hour in its name. */
const eveningFrom = 1080
const namedForTheEvening = /\b(?:evening|night)\b/i

/** A chapel may be called after a carol: what is for any hour by its own row is not bound by its name. */
const isOfTheEvening = ({ kind, name, bestTime }: Place) =>
  kind === 'nightlife' ||
  (namedForTheEvening.test(name) && !(kind === 'landmark' && bestTime === 'any'))

export function openSpans(place: Place, date: string): readonly OpenSpan[] {
  if (!isInItsDays(place, date) || isClosedByWords(place, date)) return []
  const held = heldSpans(place, date)
  const known =
    place.hours === null ? unknownSpans(place, held) : knownSpans(place, place.hours, date)
  const kept = held && place.hours !== null ? shared(known, held) : known
  const woken = isAwakeAtMidnight(place) ? kept.map(intoTheNight) : kept
  const spans = byDoors(place, date, byCustom(place, woken))
  if (!isOfTheEvening(place)) return spans
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, eveningFrom), to }))
    .filter(({ from, to }) => from < to)
}

/** "Closed on Saturdays" and "on the second Saturday of the month", where hours of a week can't tell. */
function isClosedByWords({ about, moments = [], kind }: Place, date: string): boolean {
  // Of a street it is told what goes on there, and it is there on any day.
  if (kind === 'neighbourhood' || kind === 'square') return false
  const isRest = ({ says, weekdays, months, come }: Moment) =>
    !(come || months) && weekdays !== undefined && isClosedBySaying(says, date)
  return isClosedBySaying(about, date) || moments.some(isRest)
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

/** Hours of a date outside of which there is nothing to come for, long enough to have all of it; null: any. */
function heldSpans(place: Place, date: string): OpenSpan[] | null {
  const held = comeTimes(place).only.filter((moment) => holdsOn(moment, date))
  const spans = held.flatMap(({ between }) => (between ? [spanOf(between)] : []))
  if (held.length === 0 || spans.length < held.length) return null
  return spans.map(({ from, to }) => ({
    from: Math.min(from, to - place.minutes),
    to: Math.max(to, from + place.minutes),
  }))
}

const unknownSpans = (place: Place, held: OpenSpan[] | null) => held ?? [assumedHours(place)]

function shared(spans: readonly OpenSpan[], others: readonly OpenSpan[]): OpenSpan[] {
  return spans
    .flatMap((span) =>
      others.map(({ from, to }) => ({
        from: Math.max(span.from, from),
        to: Math.min(span.to, to),
      })),
    )
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
