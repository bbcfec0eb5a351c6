/** A great drive as a trip, timed by its known legs, in the next of its best months. */
import { loadDrive } from '#domain/drives/load-drives.ts'
import type { GreatDrive } from '#domain/drives/schema.ts'
import { roadOfDrive } from '#domain/routing/road-of-drive.ts'
import { drivingRulesSchema } from '#domain/routing/road-trip-schema.ts'
import { roadWorld } from '#domain/routing/road-world.ts'
import { startRoad } from '#domain/routing/start-road.ts'
import type { Trip } from '#domain/trip/schema.ts'

export async function fetchDrive(
  slug: string,
  today: string,
): Promise<{ drive: GreatDrive; trip: Trip } | null> {
  const drive = await loadDrive(slug)
  if (!drive) return null
  const { route, drives } = roadOfDrive(drive)
  const start = dayIn(drive.best.months[0] ?? 6, today)
  const world = roadWorld({ start, towns: [], drives })
  const rules = drivingRulesSchema.parse({ limit: 480 })
  const wanted = { route, rules, car: undefined, start, reorder: false, title: drive.name }
  const started = startRoad(wanted, world, slug)
  return started.ok ? { drive, trip: started.value } : null
}

/** The tenth of the month, this year or the next. */
function dayIn(month: number, today: string): string {
  const year = Number(today.slice(0, 4))
  const day = (of: number) => `${of}-${String(month).padStart(2, '0')}-10`
  return day(year) > today ? day(year) : day(year + 1)
}
