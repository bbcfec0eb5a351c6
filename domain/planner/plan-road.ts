/** A road trip from plain data, so that it travels to a worker as it is: the order, then the times. */
import { z } from 'zod'
import { orderRoadTrip } from '#domain/routing/road-trip.ts'
import { type DriveBetween, estimateDrive } from '#domain/routing/road-trip-drive.ts'
import {
  drivingRulesSchema,
  type RoadRoute,
  roadPointSchema,
  roadRouteSchema,
} from '#domain/routing/road-trip-schema.ts'
import { type RoadTrip, timeRoadTrip } from '#domain/routing/road-trip-timing.ts'
import type { TourSearch } from '#domain/routing/shortest-tour.ts'
import type { TravelTable } from '#domain/routing/travel-table.ts'

export const roadRequestSchema = z.strictObject({
  route: roadRouteSchema,
  rules: drivingRulesSchema.prefault({}),
  /** Where one could sleep on the way. */
  towns: z.array(roadPointSchema.extend({ population: z.number().nonnegative() })).default([]),
  /** Whether the stops may be put in another order. */
  reorder: z.boolean().default(true),
})

export type RoadRequest = z.output<typeof roadRequestSchema>

export interface RoadOutcome {
  /** With the stops in the order they are driven. */
  route: RoadRoute
  trip: RoadTrip
}

export function planRoad(
  { route, rules, towns, reorder }: RoadRequest,
  search: TourSearch,
  table?: TravelTable,
): RoadOutcome {
  const world = { between: drivesOf(table), towns }
  const ordered = reorder ? orderRoadTrip(route, rules, world, search) : route
  return { route: ordered, trip: timeRoadTrip(ordered, rules, world) }
}

/** The table's drives where it knows both ends, the estimate elsewhere. */
function drivesOf(table: TravelTable | undefined): DriveBetween {
  if (!table) return estimateDrive
  const known = new Map(table.points.map((at, index) => [at.join(), index]))
  return (from, to) => {
    const [row, column] = [known.get(from.join()), known.get(to.join())]
    if (row === undefined || column === undefined) return estimateDrive(from, to)
    const at = row * table.size + column
    return {
      minutes: table.minutes[at] ?? 0,
      kilometres: Math.round((table.meters[at] ?? 0) / 1000),
      estimated: table.estimated,
    }
  }
}
