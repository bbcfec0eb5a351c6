/**
 * Where roads wind around lochs, fjords and mountains: the way is longer than elsewhere, and slower. Boxes by their south,
 * west, north and east, with how much longer a drive within them takes than the estimate of usual roads.
 */
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { Box } from './waters.ts'

const slowRoads: readonly { box: Box; factor: number }[] = [
  // The western Highlands and Skye: Glencoe to Portree takes three hours.
  { box: [56.3, -7.8, 58.6, -4.75], factor: 1.6 },
  // The fjords of western Norway, with their ferries.
  { box: [58.9, 4.5, 62.9, 7.9], factor: 1.7 },
  // Corsica: Bastia to Ajaccio takes two and a half.
  { box: [41.33, 8.5, 43.1, 9.6], factor: 1.4 },
]

/** Both sides of a water that the road goes around: they lie near each other only as the crow flies. */
const aroundWater: readonly { one: Box; other: Box; factor: number }[] = [
  // Skye and Applecross, with the Inner Sound between them.
  { one: [57, -6.9, 57.75, -5.97], other: [57.3, -5.95, 57.65, -5.55], factor: 3.5 },
]
/** Nearer than this, one drives along the shore. */
const aroundFrom = 40
const samples = 8

/** How many times as long as usual a drive takes, by the part of the straight line that lies on such roads. */
export function slownessOf(from: Coordinates, to: Coordinates): number {
  const around = aroundWater.find(
    ({ one, other }) =>
      (isIn(one, from) && isIn(other, to)) || (isIn(other, from) && isIn(one, to)),
  )
  if (around) return around.factor
  if (kilometres(from, to) < aroundFrom) return 1
  let sum = 0
  for (let index = 0; index < samples; index += 1) {
    const share = (index + 0.5) / samples
    const at: Coordinates = [
      from[0] + share * (to[0] - from[0]),
      from[1] + share * (to[1] - from[1]),
    ]
    const slow = slowRoads.find(({ box }) => isIn(box, at))
    sum += slow?.factor ?? 1
  }
  return sum / samples
}

function isIn([south, west, north, east]: Box, [latitude, longitude]: Coordinates): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
