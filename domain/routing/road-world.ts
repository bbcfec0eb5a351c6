/** The world a road trip is timed in: drives that are known, clocks, daylight and ferries. */
import { addDays } from '#domain/calendar/calendar-days.ts'
import { offsetAt, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { type KnownZone, zoneOf } from '#domain/places/zone-of.ts'
import { daylight, lightOf } from '#domain/sun/daylight.ts'
import { ferriesBetween } from './crossings.ts'
import { type Drive, type DriveBetween, estimateDrive } from './road-trip-drive.ts'
import type { Town } from './road-trip-nights.ts'
import type { RoadWorld } from './road-trip-timing.ts'

export type KnownDrives = ReadonlyMap<string, Drive>

export const driveKey = (from: Coordinates, to: Coordinates): string => `${from} ${to}`

interface WorldOptions {
  /** The first day's date. */
  start: string
  towns: readonly Town[]
  drives?: KnownDrives
  /** Destinations whose time zone is known; others are estimated. */
  zones?: readonly { at: Coordinates; timeZone: string }[]
}

export interface DatedWorld extends RoadWorld {
  zoneOf: (at: Coordinates) => KnownZone
}

export function roadWorld({ start, towns, drives, zones = [] }: WorldOptions): DatedWorld {
  const zone = remembered((at) => zoneOf(at, nearestCountry(at, towns), zones))
  const noon = wallMinutes(`${start}T12:00`)
  return {
    between: drivesOf(drives),
    towns,
    zoneOf: zone,
    clock: (at) => offsetAt(noon, zone(at).zone),
    light: (at, day) => lightOf(daylight(at, addDays(start, day - 1), zone(at).zone)),
    crossings: (from, to) => ferriesBetween(from, to) ?? [],
  }
}

/** The same world with some drives known otherwise. */
export function withDrives<World extends RoadWorld>(world: World, drives: KnownDrives): World {
  if (drives.size === 0) return world
  return {
    ...world,
    between: (from, to) => drives.get(driveKey(from, to)) ?? world.between(from, to),
  }
}

/** A way that was measured in one direction is as long in the other. */
function drivesOf(known: KnownDrives | undefined): DriveBetween {
  if (!known) return estimateDrive
  return (from, to) => {
    const there = known.get(driveKey(from, to))
    if (there) return there
    const back = known.get(driveKey(to, from))
    return back ? { ...back, line: undefined } : estimateDrive(from, to)
  }
}

/** Degrees within which a known point is likely in the same country. */
const degreesNear = 0.5

export function nearestCountry(
  [latitude, longitude]: Coordinates,
  towns: readonly Town[],
): string | undefined {
  let best: { country: string | undefined; away: number } | undefined
  for (const { at, country } of towns) {
    if (Math.abs(at[0] - latitude) > degreesNear) continue
    const away = (at[0] - latitude) ** 2 + (at[1] - longitude) ** 2
    if (away <= degreesNear ** 2 && (!best || away < best.away)) best = { country, away }
  }
  return best?.country
}

function remembered<Value>(find: (at: Coordinates) => Value): (at: Coordinates) => Value {
  const known = new Map<string, Value>()
  return (at) => {
    const key = at.map((degrees) => degrees.toFixed(2)).join()
    const value = known.get(key) ?? find(at)
    known.set(key, value)
    return value
  }
}
