/**
 * Other ways to drive a day: by the stops of a drive that is driven for its own sake, or without
 * what was taken in on the way. Every one says what it costs: the difference of two timed trips.
 */

import type { DriveLeg } from '#domain/drives/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { listed } from '#domain/text/listed.ts'
import { knownLegs, otherRoads } from './known-legs.ts'
import type { RoadPlan } from './road-of-trip.ts'
import { pointsOf, type RoadRoute, type RoadStop } from './road-trip-schema.ts'
import { type RoadDay, type RoadTrip, type RoadWorld, timeRoadTrip } from './road-trip-timing.ts'
import { type KnownDrives, withDrives } from './road-world.ts'

/** A drive's stops in order, and its legs, as the catalogue has them. */
export interface ScenicDrive {
  name: string
  stops: readonly { id: string; name: string; at: Coordinates; why: string; minutes: number }[]
  legs: readonly DriveLeg[]
}

export interface DayAlternative {
  says: string
  /** At the wheel; below zero where it saves time. */
  extraMinutes: number
  extraDays: number
  route: RoadRoute
  /** The road that is driven instead, where only that is different. */
  drives?: KnownDrives
}

/** Kilometres within which a drive's stop is taken for a place. */
const samePlace = 15
/** Most extra minutes of an alternative. */
const mostExtra = 240
const mostOffered = 4

export function alternativesForDay(
  plan: RoadPlan,
  timing: RoadTrip,
  day: number,
  drives: readonly ScenicDrive[],
  world: RoadWorld,
): DayAlternative[] {
  const today = timing.days.find((each) => each.day === day)
  if (!today) return []
  const { route } = plan
  const visited = new Set(today.visits.map(({ id }) => id))
  const passing = route.stops.filter(
    ({ id, nights, locked }) => visited.has(id) && nights === 0 && !locked,
  )
  const straight = { ...route, stops: route.stops.filter((stop) => !passing.includes(stop)) }
  const offers: Pick<DayAlternative, 'says' | 'route' | 'drives'>[] = [
    ...(passing.length > 0 && straight.stops.length > 0
      ? [{ says: 'Straight through, without stops', route: straight }]
      : []),
    ...scenicWays(route, visited, drives),
    ...roadsToday(route, today, drives, world),
  ]
  const now = timing
  return offers
    .map((offer) => {
      const there = offer.drives ? withDrives(world, offer.drives) : world
      const timed = timeRoadTrip(offer.route, plan.rules, there)
      const extraMinutes = timed.minutes - now.minutes
      return { ...offer, extraMinutes, extraDays: timed.days.length - now.days.length }
    })
    .filter(({ extraMinutes }) => extraMinutes <= mostExtra)
    .slice(0, mostOffered)
}

/** Other roads between two stops that are driven today. */
function roadsToday(
  route: RoadRoute,
  { drives: today }: RoadDay,
  drives: readonly ScenicDrive[],
  { between }: RoadWorld,
): { says: string; route: RoadRoute; drives: KnownDrives }[] {
  return knownLegs(route, drives)
    .filter(({ from, to }) => today.some((each) => each.from === from.name && each.to === to.name))
    .flatMap((leg) =>
      otherRoads(leg, between(leg.from.at, leg.to.at)).map(({ says, drives: known }) => ({
        ...{ says, route, drives: known },
      })),
    )
}

/** Where a drive passes both ends of a way of this day, its stops between them. */
function scenicWays(
  route: RoadRoute,
  visited: ReadonlySet<string>,
  drives: readonly ScenicDrive[],
): { says: string; route: RoadRoute }[] {
  const points = pointsOf(route)
  return drives.flatMap(({ name, stops }) => {
    const nearest = (at: Coordinates) =>
      stops.findIndex((stop) => kilometres(stop.at, at) <= samePlace)
    for (const [position, to] of points.entries()) {
      const from = points[position - 1]
      const isToday = 'id' in to ? visited.has(String(to.id)) : true
      if (!(from && isToday)) continue
      const [first, last] = [nearest(from.at), nearest(to.at)]
      if (first < 0 || last < 0 || Math.abs(first - last) < 2) continue
      const between = stops.slice(Math.min(first, last) + 1, Math.max(first, last))
      const ordered = first < last ? between : between.toReversed()
      const fresh = ordered.filter(
        ({ at }) => !route.stops.some((stop) => kilometres(stop.at, at) <= samePlace),
      )
      if (fresh.length === 0) continue
      const added = fresh.map(
        ({ id, name: stop, at, why, minutes }): RoadStop => ({
          ...{ id, name: stop, at: [...at], about: why, nights: 0 },
          minutes: Math.min(45, minutes),
        }),
      )
      const names = fresh.map((stop) => stop.name)
      return [
        {
          says: `${name}, by ${listed(names.slice(0, 3))}`,
          route: { ...route, stops: route.stops.toSpliced(position - 1, 0, ...added) },
        },
      ]
    }
    return []
  })
}
