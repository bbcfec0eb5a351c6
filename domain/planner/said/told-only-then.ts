/** Things that a place has at some hours or months only: visits at other times do not have them. */
import type { Place } from '#domain/places/schema.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { heldMoments } from './told-moments.ts'

/**
 * Whether a visit has what was wished for: northern lights of a lighthouse are there in the dark only. What a place
 * is by its name and first words, it is at any hour.
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
