/** Towns that are worth a stop or a night on a drive, on any runtime: loaded when a drive is planned. */
import type { RoadPoint } from './road-trip-schema.ts'

export interface RoadTown extends RoadPoint {
  /** What one stops for, as a sentence. */
  about: string
  /** One of those that people drive out of their way for. */
  isGreat: boolean
}

let towns: Promise<readonly RoadTown[]> | undefined

export function loadRoadTowns(): Promise<readonly RoadTown[]> {
  towns ??= readAll()
  // A browser that was offline for a moment asks again.
  towns.catch(() => {
    towns = undefined
  })
  return towns
}

async function readAll(): Promise<readonly RoadTown[]> {
  const { roadTowns } = await import('#catalogue/road-towns/road-towns.ts')
  return roadTowns.flatMap((lines) => lines.trim().split('\n').map(readTown))
}

/** Country, name, latitude and longitude, sentence, and a mark where it is a great one. */
function readTown(line: string): RoadTown {
  const [country = '', name = '', where = '', about = '', mark] = line.split('|')
  const [latitude = 0, longitude = 0] = where.split(',').map(Number)
  return { name, country, at: [latitude, longitude], about, isGreat: mark === 'great' }
}
