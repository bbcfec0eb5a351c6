/** Short texts about a day on the road. */
import { formatDuration, formatShortClock } from '#app/ui/trip/format.ts'
import type { Day, Stop } from '#domain/trip/schema.ts'
import type { OpenRoad } from './use-road.ts'

/** Minutes at the wheel from town to town: without ferries, ways on foot, and drives within a town. */
export function wheelMinutes(
  { stops, back }: Day,
  isOnTheRoad: (stop: Stop) => boolean,
): { minutes: number; kilometres: number } {
  const road = stops.filter((stop) => stop.kind === 'journey' || isOnTheRoad(stop))
  const legs = [...road.map(({ leg }) => leg), road.length === stops.length ? back : null].filter(
    (leg) => leg?.mode === 'drive',
  )
  return {
    minutes: legs.reduce((sum, leg) => sum + (leg?.minutes ?? 0), 0),
    kilometres: Math.round(legs.reduce((sum, leg) => sum + (leg?.meters ?? 0), 0) / 1000),
  }
}

/** "arrive 40 min before dark", by the last drive of the day. */
export function lightWords({ timing, world, plan }: OpenRoad, day: number): string {
  const today = timing.days.find((each) => each.day === day)
  const last = today?.drives.findLast(({ ferry }) => !ferry)
  if (!(today && last)) return ''
  const stops = [...plan.route.stops, ...(plan.route.end ? [plan.route.end] : []), plan.route.start]
  const at = today.night?.at ?? stops.find(({ name }) => name === last.to)?.at
  const light = at && world.light?.(at, day)
  if (!light) return light === null ? ' · no daylight' : ''
  const left = light.to - last.arrives
  const rests = today.drives.reduce((sum, drive) => sum + drive.rests, 0)
  const pause = rests > 0 ? ` · ${rests} ${rests === 1 ? 'rest' : 'rests'}` : ''
  const dark = formatShortClock(light.to)
  if (left < 0) return `${pause} · arrive ${formatDuration(-left)} after dark`
  return left <= 120
    ? `${pause} · arrive ${formatDuration(left)} before dark`
    : `${pause} · dark at ${dark}`
}
