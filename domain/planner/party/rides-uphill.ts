/** Forbids walks uphill to viewpoints for who shall not walk much: they ride there and back. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import { estimateRide, type TravelMatrix, travelModes } from '#domain/routing/travel-estimate.ts'
import { isUphill } from '../hard-going.ts'
import type { PlanRequest } from '../schema.ts'

/** Longest walk uphill in minutes. */
const longestUphill = 5
const byTheWater =
  /\b(?:bridge|riverside|riverbank|waterfront|promenade|pier|quay|harbor|embankment|beach|esplanade)\b/i

/** Whether a place is a viewpoint from above, whatever its text says; an indoor one has its own way up. */
export function liesAbove(place: Place): boolean {
  if (isUphill(place)) return true
  const { kind, setting, name, about, price } = place
  const isTerrace = kind === 'viewpoint' && setting === 'outdoor' && (price ?? 0) === 0
  return isTerrace && !byTheWater.test(`${name} ${about.split(/[.:;]/)[0]}`)
}

export function rideUphill(
  { size, minutes, meters, modes }: TravelMatrix,
  points: readonly Coordinates[],
  { party, places, beyondWalking }: PlanRequest,
): void {
  const areTired = party.shortWalks || party.elderly || party.who.includes('seniors')
  if (!areTired || beyondWalking === 'bicycle') return
  const heights = new Set(places.filter(liesAbove).map(({ at }) => at.join()))
  for (const [row, from] of points.entries()) {
    for (const [column, to] of points.entries()) {
      const isSlope = heights.has(from.join()) !== heights.has(to.join())
      const at = row * size + column
      const isWalked = travelModes[modes[at] ?? 0] === 'walk'
      if (!(isSlope && isWalked) || (minutes[at] ?? 0) <= longestUphill) continue
      const ride = estimateRide(beyondWalking, from, to)
      minutes[at] = Math.ceil(ride.minutes)
      meters[at] = Math.round(ride.meters)
      modes[at] = travelModes.indexOf(ride.mode)
    }
  }
}
