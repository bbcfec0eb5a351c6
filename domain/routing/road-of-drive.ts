/** One of the catalogue's great drives as a route, with the drives that are known of its legs. */
import type { GreatDrive } from '#domain/drives/schema.ts'
import type { Drive } from './road-trip-drive.ts'
import type { RoadRoute } from './road-trip-schema.ts'
import { driveKey } from './road-world.ts'

export interface DriveRoute {
  route: RoadRoute
  drives: Map<string, Drive>
}

export function roadOfDrive({ stops, legs, shape }: GreatDrive): DriveRoute {
  const [first, ...others] = stops
  if (!first) throw new Error('A drive without stops')
  const whereIs = new Map(stops.map(({ id, at }) => [id, at]))
  const drives = new Map<string, Drive>()
  for (const { from, to, kilometres, minutes, ferry, road } of legs) {
    const [begin, end] = [whereIs.get(from), whereIs.get(to)]
    // A leg with a short ferry in it is one way by the clock.
    const whole = minutes + (ferry?.minutes ?? 0)
    const way: Drive = { minutes: whole, kilometres, estimated: false, by: 'catalogue', road }
    if (begin && end) drives.set(driveKey(begin, end), way)
  }
  return {
    drives,
    route: {
      start: { name: first.name, at: first.at, country: first.country },
      round: shape === 'loop',
      stops: others.map(({ id, name, at, country, why, minutes, nights }) => ({
        ...{ id, name, at, country, minutes, nights },
        about: why,
      })),
    },
  }
}
