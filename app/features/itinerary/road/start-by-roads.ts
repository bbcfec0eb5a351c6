import type { Drive } from '#domain/routing/road-trip-drive.ts'
import type { RoadStart, StartedRoad } from '#domain/routing/start-road.ts'
import { measureWays, undrawnWays } from './measure-ways.ts'
import { askRoad } from './road-reader.ts'

/** Known roads may move a night to another town, which asks for other roads; so the rounds are limited. */
const mostRounds = 3

/** Where a routing server answers, the days are made by its roads; else by estimates. */
export async function startByRoads(road: RoadStart): Promise<StartedRoad> {
  const salt = crypto.randomUUID()
  const known = new Map<string, Drive>()
  let started = await askRoad({ kind: 'start', road, drives: [], salt })
  for (let round = 0; started.ok && round < mostRounds; round += 1) {
    const ways = undrawnWays(started.value)
    const { drives } = await measureWays(ways)
    if (drives.size === 0) break
    for (const [key, drive] of drives) known.set(key, drive)
    started = await askRoad({ kind: 'start', road, drives: [...known], salt })
  }
  return started
}
