/**
 * Calendar files (RFC 5545): what other programs import and subscribe to. A time is written in its zone,
 * with the zone's own changes of the clock; or without a zone, where nine o'clock is meant wherever the
 * traveller is.
 */
import { addDays } from './calendar-days.ts'
import { zoneLines } from './zone-lines.ts'
import { instantOf, localText, offsetAt, wallAt } from './zoned-time.ts'

/** A moment, and the zone whose clock shows it. Minutes since 1970 in UTC. */
export interface Moment {
  instant: number
  zone: string
}

export type EventTime =
  /** From the first day to the one before `until`. */
  | { kind: 'days'; from: string; until: string }
  /** The minute of a day, by whatever clock. */
  | { kind: 'floating'; date: string; minute: number; minutes: number }
  | { kind: 'zoned'; start: Moment; end: Moment }

export interface CalendarEvent {
  /** The same for the same thing in every export, so that an import replaces what it brought before. */
  uid: string
  title: string
  description?: string | null
  location?: string | null
  url?: string | null
  at?: { lat: number; lon: number } | undefined
  when: EventTime
}

interface CalendarFile {
  name: string
  events: readonly CalendarEvent[]
  /** When what it tells was last changed. */
  now: Date
  /** Who made it, as `-//Piri//Board//EN`. */
  product: string
  /** Grows with every change, so that a program knows the newer of two. */
  sequence?: number
  /** How often a subscriber should ask again. */
  refreshMinutes?: number
}

export function writeCalendar(file: CalendarFile): string {
  const { name, events, now, product, sequence, refreshMinutes } = file
  const stamp = `${now.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${text(name)}`,
    // Name and refresh interval by RFC 7986, and in the older properties that programs also read.
    ...(refreshMinutes === undefined
      ? []
      : [
          `NAME:${text(name)}`,
          `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
          `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
        ]),
    ...zoneLines(momentsOf(events)),
    ...events.flatMap((event) => eventLines(event, stamp, sequence)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const momentsOf = (events: readonly CalendarEvent[]): Moment[] =>
  events.flatMap(({ when }) => (when.kind === 'zoned' ? [when.start, when.end] : []))

function eventLines(event: CalendarEvent, stamp: string, sequence: number | undefined): string[] {
  const { uid, title, description, location, url, at } = event
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${stamp}`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...whenLines(event.when),
    `SUMMARY:${text(title)}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    ...(location ? [`LOCATION:${text(location)}`] : []),
    ...(at ? [`GEO:${at.lat};${at.lon}`] : []),
    ...(url && /^https?:\/\/[^\s]+$/.test(url) ? [`URL:${url}`] : []),
    'END:VEVENT',
  ]
}

function whenLines(when: EventTime): string[] {
  if (when.kind === 'days') {
    return [
      `DTSTART;VALUE=DATE:${compact(when.from)}`,
      `DTEND;VALUE=DATE:${compact(when.until)}`,
      // Events do not block time: who is away for a week can still be invited.
      'TRANSP:TRANSPARENT',
    ]
  }
  if (when.kind === 'floating') {
    const { date, minute, minutes } = when
    return [`DTSTART:${clock(date, minute)}`, `DTEND:${clock(date, minute + minutes)}`]
  }
  const { start, end } = when
  return [
    `DTSTART${zonedValue(start)}`,
    // An end must lie after the beginning; what takes no time has none.
    ...(end.instant > start.instant ? [`DTEND${zonedValue(end)}`] : []),
  ]
}

const compact = (date: string) => date.replaceAll('-', '')

function clock(date: string, minute: number): string {
  const day = addDays(date, Math.floor(minute / 1440))
  const [hour, rest] = [Math.floor((minute % 1440) / 60), minute % 60]
  return `${compact(day)}T${String(hour).padStart(2, '0')}${String(rest).padStart(2, '0')}00`
}

/**
 * In the zone's local time. In the hour that repeats when clocks go back programs differ, so that it is written in
 * UTC.
 */
function zonedValue({ instant, zone }: Moment): string {
  const wall = wallAt(instant, zone)
  return comesTwice(wall, zone) ? `:${compactTime(instant)}Z` : `;TZID=${zone}:${compactTime(wall)}`
}

function comesTwice(wall: number, zone: string): boolean {
  const first = instantOf(wall, zone)
  const later = wall - offsetAt(first + 24 * 60, zone)
  return later !== first && wallAt(later, zone) === wall
}

const compactTime = (wall: number) => `${localText(wall).replace(/[-:]/g, '')}00`

/** Escaped, without control characters: a line break in a value is written as one. */
function text(value: string): string {
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\n/g, '\\n')
}

const longestLine = 75

/** Lines of at most 75 octets, cut between letters; what follows begins with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let length = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    // The space at the beginning of a further line counts.
    if (length + size > longestLine) {
      parts.push(part)
      part = ''
      length = 1
    }
    part += letter
    length += size
  }
  return [...parts, part].join('\r\n ')
}
