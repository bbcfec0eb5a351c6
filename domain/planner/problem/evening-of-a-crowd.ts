/**
 * Days on which one stays within a walk: where nothing drives, and in the evening of a great crowd. Where the whole town waits for midnight, streets and stations close hours before: the evening is spent near the
 * lodging or near where one wants to be.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** What ends after midnight is a crowd that nobody drives through. */
const late = 1260
const streetsClose = 1020
/** So far from the bed that most places are a walk apart. */
const aWalkAround = 1.4
/** Half an hour on foot. */
const walkedHome = 2

/** The latest that a visit may end on a date; null where no crowd stands in the way. */
export function beforeTheCrowd(
  { at }: Pick<Place, 'at'>,
  { gathering, standstill }: PlanDay,
  { lodging, places }: PlanRequest,
): number | null {
  if (standstill) return kilometres(at, lodging) <= aWalkAround ? null : 0
  if (!gathering || gathering.from < late) return null
  const there = places.find(({ id }) => id === gathering.placeId)?.at ?? lodging
  const isNear = kilometres(at, there) <= walkedHome || kilometres(at, lodging) <= walkedHome
  return isNear ? null : streetsClose
}
