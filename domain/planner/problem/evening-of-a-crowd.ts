/**
 * Days on which one stays within a walk: where nothing drives, and in the evening of a great crowd. Where the whole town waits for midnight, streets and stations close hours before: the evening is spent near the
 * lodging or near where one wants to be.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateWalk, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
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

/** Where nothing is ridden on one of the days, all ways between places around the lodging are walked: a way has one length. */
export function walkAroundLodging(
  { size, minutes, meters, modes }: TravelMatrix,
  points: readonly Coordinates[],
  { days, lodging }: Pick<PlanRequest, 'days' | 'lodging'>,
): void {
  if (!days.some(({ standstill }) => standstill)) return
  const near = points.flatMap((at, number) =>
    kilometres(at, lodging) <= aWalkAround ? [{ at, number }] : [],
  )
  for (const { at, number: from } of near) {
    for (const { at: there, number: to } of near) {
      const index = from * size + to
      if (modes[index] === travelModes.indexOf('walk')) continue
      const way = estimateWalk(at, there)
      if (!Number.isFinite(way.minutes)) continue
      minutes[index] = Math.ceil(way.minutes)
      meters[index] = Math.round(way.meters)
      modes[index] = travelModes.indexOf('walk')
    }
  }
}
