/** A road trip from plain data, which can be sent to a worker: first the order, then the times. */
import { z } from 'zod'
import { zoneSchema } from '#domain/calendar/zoned-time-schema.ts'
import { coordinatesSchema } from '#domain/places/schema.ts'
import { zoneOf } from '#domain/places/zone-of.ts'
import { orderRoadTrip } from '#domain/routing/road-trip.ts'
import { type DriveBetween, estimateDrive } from '#domain/routing/road-trip-drive.ts'
import {
  drivingRulesSchema,
  pointsOf,
  type RoadRoute,
  roadPointSchema,
  roadRouteSchema,
} from '#domain/routing/road-trip-schema.ts'
import { type RoadTrip, timeRoadTrip } from '#domain/routing/road-trip-timing.ts'
import type { TourSearch } from '#domain/routing/shortest-tour.ts'
import type { TravelTable } from '#domain/routing/travel-table.ts'
import { tripOfRoad } from '#domain/routing/trip-of-road.ts'
import { saltedIds } from '#domain/trip/ids.ts'
import { tripDateSchema } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'

export const roadRequestSchema = z.strictObject({
  route: roadRouteSchema,
  rules: drivingRulesSchema.prefault({}),
  /** Towns for nights on the way. */
  towns: z.array(roadPointSchema.extend({ population: z.number().nonnegative() })).default([]),
  /** Whether the stops may be put in another order. */
  reorder: z.boolean().default(true),
  title: z.string().min(1).max(200).default('A road trip'),
  /** The date of the first day; any, where only the order matters. */
  start: tripDateSchema.default('2030-01-07'),
  /** Towns with known time zones; others are estimated. */
  zones: z.array(z.strictObject({ at: coordinatesSchema, timeZone: zoneSchema })).default([]),
})

export type RoadRequest = z.output<typeof roadRequestSchema>

export interface RoadOutcome {
  /** The route, with stops in driving order. */
  route: RoadRoute
  trip: Trip
  /** The drives by day, from which fuel is estimated. */
  timing: RoadTrip
}

export function planRoad(
  { route, rules, towns, reorder, title, start, zones }: RoadRequest,
  search: TourSearch & { salt?: string },
  table?: TravelTable,
): RoadOutcome {
  const world = { between: drivesOf(table), towns }
  const ordered = reorder ? orderRoadTrip(route, rules, world, search) : route
  const timing = timeRoadTrip(ordered, rules, world)
  const countries = new Map(pointsOf(ordered).map(({ at, country }) => [at.join(), country]))
  const trip = tripOfRoad(ordered, timing, {
    title,
    start,
    road: rules,
    zoneOf: (at) => zoneOf(at, countries.get(at.join()) ?? route.start.country, zones),
    ids: saltedIds(search.salt ?? 'road'),
  })
  return { route: ordered, trip, timing }
}

/** The drives of a table where it has both ends; else estimates. */
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
