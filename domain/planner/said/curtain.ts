/** Fixed beginnings of performances and tours. */

import { spanOf } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { timeInWords } from '../clock.ts'
import { isShow } from '../opening/assumed-hours.ts'

const evening = 1020

/** Words of tours, boats and performances with starts of their own. */
const leaves = /\b(?:tour|cruise|show|class|performance)s?\b/i
const halfAnHour = 30

const beginsInTheEvening = { from: 1170, to: 1290 }
const lateByItself = 1260
const danced =
  /\b(?:ceilidhs?|concerts?|shows?|performances?|recitals?|folk danc(?:e|ing)|revues?|cabarets?)\b/i

/** Words of places with free entry at any time, whatever is on. */
const ofOpenEnd = /\b(?:(?:night)?clubs?|(?:club|DJ) night|bars?|pubs?|casinos?|LGBT|light show)\b/i

/**
 * The start span of a show or a dance in a house of the night, which begins like a stage's. Null for others, or
 * where the entry tells a later hour.
 */
export function eveningShow({ kind, name, offers = [], ...place }: Place): OpenSpan | null {
  const words = [name, ...offers].join('. ')
  if (kind !== 'nightlife' || !danced.test(words) || ofOpenEnd.test(words)) return null
  const told = (place.moments ?? []).flatMap(({ between }) =>
    between ? [spanOf(between).from] : [],
  )
  const isLate = told.some((from) => from >= lateByItself) || opensLate.test(place.hours ?? '')
  return isLate ? null : beginsInTheEvening
}

/** Opening hours that begin at nine in the evening or later. */
const opensLate = /\b2[1-3]:[0-5]\d-/

/** Whether it begins at hours that are unknown: a tour, a cruise, a class. */
export function hasOwnStarts({
  kind,
  hours,
  offers = [],
  dayTrip,
}: Pick<Place, 'kind' | 'hours' | 'offers' | 'dayTrip'>): boolean {
  if (hours !== null || dayTrip) return false
  return (kind === 'activity' || kind === 'stage') && leaves.test(offers.join(' '))
}

/** Starts on the hour and the half hour, as guides and boats leave. */
export function onTheHalfHour(starts: readonly OpenSpan[]): OpenSpan[] {
  const kept = starts.flatMap(({ from, to }) => {
    const first = Math.ceil(from / halfAnHour) * halfAnHour
    const count = Math.max(0, Math.floor((to - first) / halfAnHour) + 1)
    return Array.from({ length: count }, (_, index) => {
      const start = first + index * halfAnHour
      return { from: start, to: start }
    })
  })
  return kept.length > 0 ? kept : [...starts]
}

/** The starts at which it begins, of those with room for it; all of them for what has no fixed beginning. */
export function beginnings(place: Place, starts: readonly OpenSpan[]): OpenSpan[] {
  if (hasOwnStarts(place)) return onTheHalfHour(starts)
  const show = eveningShow(place)
  const begins = show
    ? starts
        .map(({ from, to }) => ({ from: Math.max(from, show.from), to: Math.min(to, show.to) }))
        .filter(({ from, to }) => from <= to)
    : []
  return begins.length > 0 ? begins : [...starts]
}

/** A sentence for unknown beginnings: which hour was planned, and what depends on it. */
export function unknownStartWords(
  place: Pick<Place, 'kind' | 'bestTime' | 'hours' | 'offers' | 'dayTrip'>,
  { start }: { start: number },
): string[] {
  const { hours, dayTrip } = place
  if (hours !== null || dayTrip) return []
  if (isShow(place) && start >= evening)
    return ['It begins at the curtain time on your ticket: set dinner by that.']
  if (!hasOwnStarts(place)) return []
  // Rounds up: a tour before the arrival can't be taken.
  const next = timeInWords(Math.ceil(start / halfAnHour) * halfAnHour)
  return [`It has starts of its own: book the one nearest ${next}.`]
}
