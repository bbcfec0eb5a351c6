/** Day trips by car from a town with two nights and no known places: stops around it, and back for dinner. */
import { kilometres } from '#domain/places/distance.ts'
import { ferriesBetween } from '#domain/routing/crossings.ts'
import { estimateDrive } from '#domain/routing/road-trip-drive.ts'
import type { RoadPoint } from '#domain/routing/road-trip-schema.ts'
import type { KnownOnTheWay } from './towns-between.ts'

export interface LoopStop {
  point: RoadPoint
  about: string
  minutes: number
}

const around = { least: 8, most: 60 }
/** Kilometres that two stops of a day are apart at least. */
const apart = 8
const mostStops = 3
/** The most minutes of driving, which leave time for the stops. */
const mostDriven = 210
const look = { least: 45, most: 90 }

/** In driving order; empty where nothing is known nearby. */
export function loopAround(
  town: RoadPoint,
  taken: ReadonlySet<string>,
  { roadTowns, drives }: Pick<KnownOnTheWay, 'roadTowns' | 'drives'>,
): LoopStop[] {
  const open = drives.filter(({ legs }) => legs.every(({ closed }) => !closed))
  const all: LoopStop[] = [
    ...open.flatMap(({ stops }) =>
      stops.map(({ name, at, why, minutes }) => ({ point: { name, at }, about: why, minutes })),
    ),
    ...roadTowns.map(({ about, isGreat: _, ...point }) => ({ point, about, minutes: look.most })),
  ]
  const near = all
    .filter(({ point }) => {
      const away = kilometres(town.at, point.at)
      const isDriven = ferriesBetween(town, point)?.length === 0
      return away >= around.least && away <= around.most && isDriven && !taken.has(point.name)
    })
    .toSorted((a, b) => kilometres(town.at, a.point.at) - kilometres(town.at, b.point.at))
  const chosen: LoopStop[] = []
  for (const stop of near) {
    if (chosen.length === mostStops) break
    if (chosen.some(({ point }) => kilometres(point.at, stop.point.at) < apart)) continue
    const more = inTurn(town, [...chosen, stop])
    if (driven(town, more) <= mostDriven) chosen.push(stop)
  }
  return inTurn(town, chosen).map((stop) => ({
    ...stop,
    minutes: Math.max(look.least, Math.min(look.most, stop.minutes)),
  }))
}

function inTurn({ at: [latitude, longitude] }: RoadPoint, stops: readonly LoopStop[]): LoopStop[] {
  const angle = ({ point }: LoopStop) => Math.atan2(point.at[0] - latitude, point.at[1] - longitude)
  return stops.toSorted((a, b) => angle(a) - angle(b))
}

function driven(town: RoadPoint, stops: readonly LoopStop[]): number {
  const marks = [town, ...stops.map(({ point }) => point), town]
  return marks
    .slice(1)
    .reduce((sum, to, at) => sum + estimateDrive((marks[at] ?? town).at, to.at).minutes, 0)
}
