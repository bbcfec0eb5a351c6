/** Where a traveller is in a trip by the clock of its zone: which day, and which stop comes next. */
import { localTimeAt } from '#domain/calendar/zoned-time.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'

export interface Whereabouts {
  /** The day it is there; the first before the trip, the last after it. */
  day: Day
  when: 'before' | 'now' | 'after'
  /** The stop one is at, and the one after it; null where there is none. */
  here: Stop | null
  next: Stop | null
}

export function whatIsNext({ days }: Pick<Trip, 'days'>, now: Date): Whereabouts | null {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  const localNow = (zone: string) => localTimeAt(now.getTime(), zone)
  // A stop after midnight still belongs to the evening before.
  const running = days.findLast(({ stops, zone }) => {
    const end = stops.findLast((stop) => stop.end !== null)?.end
    return end != null && localNow(zone) < end && localNow(zone) >= (stops[0]?.start ?? '')
  })
  const today = running ?? days.find(({ date, zone }) => localNow(zone).slice(0, 10) === date)
  const day = today ?? (localNow(first.zone).slice(0, 10) < first.date ? first : last)
  const when = today
    ? 'now'
    : day === first && localNow(first.zone) < `${first.date}T00:00`
      ? 'before'
      : 'after'
  const clock = localNow(day.zone)
  const timed = day.stops.filter(({ start }) => start !== null)
  const here =
    when === 'now'
      ? timed.findLast(({ start, end }) => (start ?? '') <= clock && clock < (end ?? start ?? ''))
      : undefined
  const next =
    when === 'after'
      ? undefined
      : timed.find(({ start }) => when === 'before' || (start ?? '') > clock)
  return { day, when, here: here ?? null, next: next ?? null }
}
