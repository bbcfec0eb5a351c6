/** Finds the trips that are looked at now. Loads little, because every process runs it every quarter of an hour. */
import type { StopId } from '#domain/trip/ids.ts'
import type { HourlyFinder } from '#domain/weather/hour-weather.ts'
import type { Database } from '#server/backend/db/driver.ts'
import { ask, type DueTrip } from './evening-store.ts'
import type { MailSurroundings } from './send-evening-mail.ts'

export interface WatchSurroundings {
  hourly: HourlyFinder & { isLive: boolean }
  now: () => number
  newStopId: (instead: StopId) => StopId
  /** Left out where no mail leaves. */
  mails?: Omit<MailSurroundings, 'now' | 'newStopId'> | undefined
}

/** Begins to watch trips that will start soon; none where no forecast is configured. */
export async function watchNearTrips(
  database: Database,
  { hourly, now }: WatchSurroundings,
  most: number,
): Promise<void> {
  if (!hourly.isLive) return
  const today = new Date(now()).toISOString().slice(0, 10)
  await ask(database, 'select private.watch_near_trips($1::date, $2::int)', today, most)
}

/** Trips with a mail first; then one of each person after another, the longest due first. */
export async function dueTrips(
  database: Database,
  { hourly, mails }: WatchSurroundings,
  most: number,
): Promise<DueTrip[]> {
  const text = `select trip_id, version, snapshot::text, ignored, email, begun
    from private.trips_to_look_at($1::int, $2::boolean, $3::boolean)`
  const rows = await ask(database, text, most, mails !== undefined, hourly.isLive)
  return rows.map(([id, version, snapshot, ignored, email, begun]) => ({
    id: id ?? '',
    version: Number(version),
    snapshot: JSON.parse(snapshot ?? 'null'),
    ignored: ignored === 't',
    email: email ?? null,
    begun: begun ?? null,
  }))
}

export async function isAnyDue(database: Database, watch: WatchSurroundings): Promise<boolean> {
  await watchNearTrips(database, watch, 1)
  return (await dueTrips(database, watch, 1)).length > 0
}
