/** A trip as events of Google's calendar (Calendar API v3), under ids of our own. */
import type { CalendarEvent, Moment } from '#domain/calendar/ics.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type EventContents, tripEvents } from './trip-events.ts'

type GoogleTime = { date: string } | { dateTime: string; timeZone: string }

export interface GoogleEvent {
  /** Made from the UID, so that the same stop is the same event at every push. */
  id: string
  summary: string
  description: string
  location: string
  start: GoogleTime
  end: GoogleTime
  transparency: 'opaque' | 'transparent'
  /** One that was deleted at Google comes back by this. */
  status: 'confirmed'
}

export function googleEvents(trip: Trip, contents: EventContents): GoogleEvent[] {
  return tripEvents(trip, contents).map(googleEvent)
}

/** The letters of base32hex, of which hexadecimal digits are some, are all that an id may have. */
export function googleEventId(uid: string): string {
  return Array.from(new TextEncoder().encode(uid), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

function googleEvent({ uid, title, description, location, url, when }: CalendarEvent): GoogleEvent {
  const said = {
    id: googleEventId(uid),
    summary: title,
    description: [description, url].filter((line) => line).join('\n'),
    location: location ?? '',
    status: 'confirmed',
  } as const
  if (when.kind === 'floating') throw new Error('Google takes no time without a zone')
  return when.kind === 'days'
    ? {
        ...said,
        start: { date: when.from },
        end: { date: when.until },
        transparency: 'transparent',
      }
    : {
        ...said,
        start: timeOf(when.start),
        end: timeOf(when.end),
        transparency: 'opaque',
      }
}

/** The moment itself, and the zone whose clock is shown beside it. */
const timeOf = ({ instant, zone }: Moment): GoogleTime => ({
  dateTime: new Date(instant * 60_000).toISOString().replace('.000Z', 'Z'),
  timeZone: zone,
})
