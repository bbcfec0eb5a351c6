/**
 * The time zones of a calendar file (RFC 5545, 3.6.5): for each zone that it names, what its clocks were
 * set to before the first moment and every change up to the last. Written out one by one and not as rules,
 * because the runtime knows when clocks change and not why; a trip meets a handful of changes.
 */
import { localText, offsetAt, wallAt } from './zoned-time.ts'

interface Span {
  first: number
  last: number
}

const day = 24 * 60

export function zoneLines(moments: readonly { instant: number; zone: string }[]): string[] {
  const spans = new Map<string, Span>()
  for (const { instant, zone } of moments) {
    const known = spans.get(zone)
    spans.set(zone, {
      first: Math.min(known?.first ?? instant, instant),
      last: Math.max(known?.last ?? instant, instant),
    })
  }
  return [...spans]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([zone, span]) => zoneOf(zone, span))
}

function zoneOf(zone: string, { first, last }: Span): string[] {
  // Some days around it, so that no program has to guess before the first line or after the last.
  const begin = first - 7 * day
  const before = offsetAt(begin, zone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(zone, { instant: begin, from: before, to: before }),
    ...changes(zone, begin, last + 7 * day).flatMap((change) => observance(zone, change)),
    'END:VTIMEZONE',
  ]
}

interface Change {
  /** The first minute with the new offset. */
  instant: number
  from: number
  to: number
}

function changes(zone: string, begin: number, end: number): Change[] {
  const found: Change[] = []
  for (let at = begin; at < end; at += day) {
    const [from, to] = [offsetAt(at, zone), offsetAt(at + day, zone)]
    if (from !== to) found.push({ instant: firstWith(zone, to, at, at + day), from, to })
  }
  return found
}

/** Halves the day between two moments until the change lies between two minutes. */
function firstWith(zone: string, offset: number, before: number, after: number): number {
  let [low, high] = [before, after]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle, zone) === offset) high = middle
    else low = middle
  }
  return high
}

function observance(zone: string, { instant, from, to }: Change): string[] {
  const kind = isSummer(zone, instant, to) ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    // By the clock as it was before the change.
    `DTSTART:${localText(instant + from).replace(/[-:]/g, '')}00`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${kind}`,
  ]
}

/** Whether the offset is ahead of that half a year before or after, and so is summer time. */
function isSummer(zone: string, instant: number, offset: number): boolean {
  const halfYear = 182 * day
  return [instant - halfYear, instant + halfYear].some((at) => wallAt(at, zone) - at < offset)
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(hours)}${two(rest)}`
}
