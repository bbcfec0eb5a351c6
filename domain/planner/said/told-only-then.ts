/** What a place has at some hours or months alone: who is there at another time has not had it. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { heldMoments } from './told-moments.ts'

/**
 * Whether a visit has what was wished for: northern lights are told of a lighthouse in the dark alone, and an afternoon
 * there has none. What a place is at any hour, by its name and its first words, it is then too.
 */
export function isHadThen(
  what: string,
  place: Place,
  visit: { start: number; minutes: number },
  day: Pick<PlanDay, 'date'>,
  request: PlanRequest,
): boolean {
  const tells = (words: string) => words.toLowerCase().includes(what.toLowerCase())
  if (!place.moments || tells(`${place.name} ${place.about}`)) return true
  const telling = place.moments.filter(({ says }) => tells(says))
  if (telling.length === 0) return true
  const held = heldMoments(place, visit, day, request)
  return telling.some((moment) => held.includes(moment))
}
