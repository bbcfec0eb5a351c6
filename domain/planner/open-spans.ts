/** Opening spans of a place on a date: by its hours, or assumed where they are unknown. */
import { holdsOn, spanOf } from '#domain/places/moments.ts'
import {
  type OpeningHours,
  type OpenSpan,
  openSpansOn,
  parseOpeningHours,
} from '#domain/places/opening-hours.ts'
import { isClosedBySaying } from '#domain/places/said-dates.ts'
import type { Moment, Place } from '#domain/places/schema.ts'
import { assumedHours } from './opening/assumed-hours.ts'
import { byDoors } from './opening/customs-of-doors.ts'
import { byCustom } from './opening/hours-by-custom.ts'
import { comeTimes, isInItsDays } from './said/come-times.ts'

/** Minute of the day from which quarters of bars and night markets are visited. */
const eveningFrom = 1080
const namedForTheEvening = /\b(?:evening|night)\b/i

/** Whether a place is for the evening by its kind or name; not where its entry says any hour. */
const isOfTheEvening = ({ kind, name, bestTime }: Place) =>
  kind === 'nightlife' ||
  (namedForTheEvening.test(name) && !(kind === 'landmark' && bestTime === 'any'))

export function openSpans(place: Place, date: string): readonly OpenSpan[] {
  if (!isInItsDays(place, date) || isClosedByWords(place, date)) return []
  const held = heldSpans(place, date)
  const known =
    place.hours === null ? unknownSpans(place, held) : knownSpans(place, place.hours, date)
  const kept = held && place.hours !== null ? shared(known, held) : known
  const woken = isOpenPastMidnight(place) ? kept.map(intoTheNight) : kept
  const spans = byDoors(place, date, byCustom(place, woken))
  if (!isOfTheEvening(place)) return spans
  return spans
    .map(({ from, to }) => ({ from: Math.max(from, eveningFrom), to }))
    .filter(({ from, to }) => from < to)
}

/**
 * Whether the text closes it on a date that weekly hours can't tell: "Closed on Saturdays", "on the second Saturday
 * of the month".
 */
function isClosedByWords({ about, moments = [], kind }: Place, date: string): boolean {
  // Of a street or square the text tells events; it is always there.
  if (kind === 'neighbourhood' || kind === 'square') return false
  const isRest = ({ says, weekdays, months, come }: Moment) =>
    !(come || months) && weekdays !== undefined && isClosedBySaying(says, date)
  return isClosedBySaying(about, date) || moments.some(isRest)
}

/** Whether a quarter goes on after midnight. */
function isOpenPastMidnight({ kind, interests, bestTime }: Place): boolean {
  if (!interests.includes('nightlife')) return false
  return kind === 'nightlife' || bestTime === 'evening' || bestTime === 'night'
}

const allDay = 1440
const lastRound = 1560
const intoTheNight = ({ from, to }: OpenSpan): OpenSpan =>
  from === 0 && to === allDay ? { from, to: lastRound } : { from, to }

/** Spans of a date in which there is something to come for, long enough for all of it; null: any. */
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

/** Cache of parsed hours: a place is asked for every day and every plan. */
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
