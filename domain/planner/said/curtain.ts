/** What is played begins when the house says so, and not when a plan does. */
import type { Place } from '#domain/places/schema.ts'
import { isShow } from '../assumed-hours.ts'
import { timeInWords } from '../clock.ts'

const evening = 1020

/** A guide, a boat or a puppet leaves at hours of its own. */
const leaves = /\b(?:tour|cruise|show|class|performance)s?\b/i
const halfAnHour = 30

/** For what begins at an hour that nobody knows: which hour counts, and what goes with it. */
export function curtainWords(
  place: Pick<Place, 'kind' | 'bestTime' | 'hours' | 'offers' | 'dayTrip'>,
  { start }: { start: number },
): string[] {
  const { kind, hours, offers = [], dayTrip } = place
  if (hours !== null || dayTrip) return []
  if (isShow(place) && start >= evening)
    return ['It begins at the curtain time on your ticket: set dinner by that.']
  if (kind !== 'activity' && kind !== 'stage') return []
  const about = timeInWords(Math.round(start / halfAnHour) * halfAnHour)
  return leaves.test(offers.join(' '))
    ? [`It has starts of its own: book the one nearest ${about}.`]
    : []
}
