/** A trip as a calendar file: to be downloaded, and what a subscriber gets. */
import { writeCalendar } from '#domain/calendar/ics.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { type EventContents, tripEvents } from './trip-events.ts'

interface TripFile {
  trip: Trip
  /** How many operations the trip has seen: the sequence of its events. */
  version: number
  contents: EventContents
  changedAt: Date
  /** Only for subscribers. */
  refreshMinutes?: number
}

export function tripAsCalendar({ trip, version, contents, changedAt, ...more }: TripFile): string {
  return writeCalendar({
    name: trip.title,
    events: tripEvents(trip, contents),
    now: changedAt,
    product: '-//Piri//Trip//EN',
    sequence: version,
    ...more,
  })
}

/** A name that every file system takes. */
export function calendarFileName(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return `${plain || 'trip'}.ics`
}
