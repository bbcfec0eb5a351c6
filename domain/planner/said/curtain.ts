/** What is played begins when the house says so, and not when a plan does. */
import type { Place } from '#domain/places/schema.ts'
import { isShow } from '../assumed-hours.ts'

const evening = 1020

/** For a show whose hours nobody knows: which hour counts, and what goes with it. */
export function curtainWords(
  place: Pick<Place, 'kind' | 'bestTime' | 'hours'>,
  { start }: { start: number },
): string[] {
  if (!isShow(place) || place.hours !== null || start < evening) return []
  return ['It begins at the curtain time on your ticket: set dinner by that.']
}
