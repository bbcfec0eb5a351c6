/** Where a traveller is in a trip by the clock of its zone: which day, and which stop comes next. */
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'

export interface Whereabouts {
  /** The day it is there; the first before the trip, the last after it. */
  day: Day
  when: 'before' | 'now' | 'after'
  /** The stop one is at, and the one after it; null where there is none. */
  here: Stop | null
  next: Stop | null
}

/** What the clocks of a zone show at a moment: `2027-05-10T09:30`. */
export function localNow(now: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

export function whatIsNext({ days }: Pick<Trip, 'days'>, now: Date): Whereabouts | null {
  const [first] = days
  const last = days.at(-1)
  if (!first || !last) return null
  // A stop after midnight still belongs to the evening before.
  const running = days.findLast(({ stops, zone }) => {
    const end = stops.findLast((stop) => stop.end !== null)?.end
    return (
      end != null && localNow(now, zone) < end && localNow(now, zone) >= (stops[0]?.start ?? '')
    )
  })
  const today = running ?? days.find(({ date, zone }) => localNow(now, zone).slice(0, 10) === date)
  const day = today ?? (localNow(now, first.zone).slice(0, 10) < first.date ? first : last)
  const when = today
    ? 'now'
    : day === first && localNow(now, first.zone) < `${first.date}T00:00`
      ? 'before'
      : 'after'
  const clock = localNow(now, day.zone)
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
