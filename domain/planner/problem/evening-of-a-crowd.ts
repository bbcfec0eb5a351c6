/**
 * Days without vehicles: standstills, and evenings with a great crowd. Where the town gathers for midnight, streets
 * and stations close hours before: the evening is near the lodging or the gathering.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateWalk, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'

/** Begin (minute of the day) from which a gathering is a crowd that stops traffic. */
const late = 1260
const streetsClose = 1020
/** Kilometres around the lodging that are walked. */
const aWalkAround = 1.4
/** Kilometres of a walk home. */
const walkedHome = 2

/** Latest end of a visit on a date before the crowd; null without one. */
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

/**
 * Makes all ways around the lodging walks, where nothing drives on one of the days: a way has one length on all
 * days.
 */
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
