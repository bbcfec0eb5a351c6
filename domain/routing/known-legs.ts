/** The legs of great drives that a route drives: their closures, and other roads between the same two stops. */
import type { DriveLeg } from '#domain/drives/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import type { Drive } from './road-trip-drive.ts'
import { pointsOf, type RoadPoint, type RoadRoute } from './road-trip-schema.ts'
import { driveKey, type KnownDrives } from './road-world.ts'

interface KnownLeg {
  from: RoadPoint
  to: RoadPoint
  leg: DriveLeg
}

/** Kilometres within which a copied stop is at the drive's stop. */
const samePlace = 2

interface DriveWithLegs {
  stops: readonly { id: string; at: Coordinates }[]
  legs: readonly DriveLeg[]
}

/** In either direction: a road is shut both ways. */
export function knownLegs(route: RoadRoute, drives: readonly DriveWithLegs[]): KnownLeg[] {
  const points = pointsOf(route)
  return points.slice(1).flatMap((to, index) => {
    const from = points[index]
    if (!from) return []
    for (const { stops, legs } of drives) {
      const idAt = (at: Coordinates) =>
        stops.find((stop) => kilometres(stop.at, at) <= samePlace)?.id
      const [first, last] = [idAt(from.at), idAt(to.at)]
      if (!(first && last)) continue
      const leg = legs.find(
        (each) =>
          (each.from === first && each.to === last) || (each.from === last && each.to === first),
      )
      if (leg) return [{ from, to, leg }]
    }
    return []
  })
}

/** What a traveller has to know of the closures on the way; those of the trip's own month first. */
export function closuresOn(legs: readonly KnownLeg[], month: number): string[] {
  const shut = legs.flatMap(({ from, to, leg: { closed } }) =>
    closed
      ? [
          {
            isNow: closed.months.includes(month),
            says: `${from.name} to ${to.name}: ${closed.because}`,
          },
        ]
      : [],
  )
  return shut
    .toSorted((one, other) => Number(other.isNow) - Number(one.isNow))
    .map(({ isNow, says }) => (isNow ? `Usually shut when you go. ${says}` : says))
}

interface OtherRoad {
  says: string
  /** The day's ends of the way, by the names that the traveller reads. */
  from: RoadPoint
  to: RoadPoint
  drives: KnownDrives
}

/** The other roads of a leg, and the leg's own where another was taken. */
export function otherRoads({ from, to, leg }: KnownLeg, now: Drive): OtherRoad[] {
  const ferry = leg.ferry?.minutes ?? 0
  const roads = [
    {
      name: leg.road ?? 'The usual road',
      about: '',
      kilometres: leg.kilometres,
      minutes: leg.minutes + ferry,
    },
    ...leg.variants,
  ]
  return roads
    .filter(({ name, minutes }) => (now.road ? now.road !== name : now.minutes !== minutes))
    .map(({ name, about, kilometres: length, minutes }) => {
      const way: Drive = {
        minutes,
        kilometres: length,
        estimated: false,
        by: 'catalogue',
        road: name,
      }
      return {
        ...{ says: about ? `${name}: ${about}` : name, from, to },
        drives: new Map([[driveKey(from.at, to.at), way]]),
      }
    })
}
