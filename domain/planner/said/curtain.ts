/** What is played begins when the house says so, and not when a plan does. */

import { spanOf } from '#domain/places/moments.ts'
import type { OpenSpan } from '#domain/places/opening-hours.ts'
import type { Place } from '#domain/places/schema.ts'
import { isShow } from '../assumed-hours.ts'
import { timeInWords } from '../clock.ts'

const evening = 1020

/** A guide, a boat or a puppet leaves at hours of its own. */
const leaves = /\b(?:tour|cruise|show|class|performance)s?\b/i
const halfAnHour = 30

const beginsInTheEvening = { from: 1170, to: 1290 }
const lateByItself = 1260
const danced =
  /\b(?:ceilidhs?|concerts?|shows?|performances?|recitals?|folk danc(?:e|ing)|revues?|cabarets?)\b/i

/** One comes and goes there as one likes, whatever is on. */
const ofOpenEnd = /\b(?:(?:night)?clubs?|(?:club|DJ) night|bars?|pubs?|casinos?|LGBT|light show)\b/i

/**
 * When a show or a dance in a house of the night begins, which has its hour as a stage does: who comes at eleven has
 * missed it. Null where it is none, or where its row tells of a later hour.
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

/** Doors that open at nine in the evening or later. */
const opensLate = /\b2[1-3]:[0-5]\d-/

/** Whether it begins at hours of its own, which nobody knows: a tour, a cruise, a class. */
export function hasOwnStarts({
  kind,
  hours,
  offers = [],
  dayTrip,
}: Pick<Place, 'kind' | 'hours' | 'offers' | 'dayTrip'>): boolean {
  if (hours !== null || dayTrip) return false
  return (kind === 'activity' || kind === 'stage') && leaves.test(offers.join(' '))
}

/** Who books a start is there for it: guides and boats leave on the hour and at half past. */
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

/** Of the times at which there is room for it, those at which it begins: all of them for what has no beginning. */
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

/** For what begins at an hour that nobody knows: which hour counts, and what goes with it. */
export function curtainWords(
  place: Pick<Place, 'kind' | 'bestTime' | 'hours' | 'offers' | 'dayTrip'>,
  { start }: { start: number },
): string[] {
  const { hours, dayTrip } = place
  if (hours !== null || dayTrip) return []
  if (isShow(place) && start >= evening)
    return ['It begins at the curtain time on your ticket: set dinner by that.']
  if (!hasOwnStarts(place)) return []
  // One that has left is no help to who comes after it.
  const next = timeInWords(Math.ceil(start / halfAnHour) * halfAnHour)
  return [`It has starts of its own: book the one nearest ${next}.`]
}
