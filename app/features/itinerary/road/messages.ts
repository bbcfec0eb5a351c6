/** What the page asks of the worker that finds places and plans road trips, and what it answers. */
import type { Coordinates } from '#domain/places/schema.ts'
import type { RoadWish } from '#domain/planner/road-from-words.ts'
import type { Worthwhile } from '#domain/routing/detour.ts'
import type { Drive } from '#domain/routing/road-trip-drive.ts'
import type { Town } from '#domain/routing/road-trip-nights.ts'
import type { RoadPoint, RoadRoute } from '#domain/routing/road-trip-schema.ts'
import type { RoadStart, StartedRoad } from '#domain/routing/start-road.ts'

export type FoundPoint = RoadPoint & { hint: string }

export type Ask =
  /** Towns of the world whose names begin with the text; with `near`, the nearest of a name first. */
  | { kind: 'points'; text: string; near?: Coordinates }
  /** A road trip in plain words. */
  | { kind: 'words'; text: string; today: string }
  /** Where one could sleep along a route. */
  | { kind: 'towns'; route: RoadRoute }
  /** What is worth a stop along a route. */
  | { kind: 'worthwhile'; route: RoadRoute }
  /** The town or place that a press on the map means. */
  | { kind: 'near'; at: Coordinates; route: RoadRoute }
  | { kind: 'start'; road: RoadStart; drives: readonly (readonly [string, Drive])[]; salt: string }

export interface Answers {
  points: readonly FoundPoint[]
  words: RoadWish
  towns: readonly Town[]
  worthwhile: readonly Worthwhile[]
  near: Worthwhile | null
  start: StartedRoad
}
