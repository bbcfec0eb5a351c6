/**
 * A trip as the events of a calendar: stops at their hour in their own zone, stops without an hour and
 * empty days as whole days, nights at a lodging, and bookings that belong to none of them.
 */
import { addDays } from '#domain/calendar/calendar-days.ts'
import type { CalendarEvent, EventTime, Moment } from '#domain/calendar/ics.ts'
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import type { Day, Lodging, Stop, Trip } from '#domain/trip/schema.ts'

/** What else is written into events: a calendar is often seen by others than its owner. */
export interface EventContents {
  /** Reservation numbers, numbers of flights and trains, and addresses of bookings. */
  numbers: boolean
  notes: boolean
}

type Booking = Trip['bookings'][number]
type About = Booking['about']

/** Where nobody said how long something takes. */
const usualMinutes = 60

export function tripEvents(trip: Trip, contents: EventContents): CalendarEvent[] {
  const writer = { trip, contents }
  return [
    ...trip.lodgings.flatMap((lodging) => lodgingEvents(writer, lodging)),
    ...trip.days.flatMap((day) =>
      day.stops.length === 0
        ? [emptyDay(writer, day)]
        : day.stops.map((stop) => stopEvent(writer, day, stop)),
    ),
    ...trip.bookings.flatMap((booking) => bookingEvents(writer, booking)),
  ]
}

interface Writer {
  trip: Trip
  contents: EventContents
}

/** Ids of parts are unique within a trip, and a copy of a trip keeps them. */
const uidOf = ({ id }: Trip, part: string, partId: string) => `${part}.${partId}.${id}@trips.piri`

function stopEvent(writer: Writer, day: Day, stop: Stop): CalendarEvent {
  const { leg } = stop
  const isJourney = stop.kind === 'journey'
  const line = isJourney && writer.contents.numbers && leg?.reference ? leg.reference : null
  return {
    uid: uidOf(writer.trip, 'stop', stop.id),
    title: stop.name,
    description: linesOf([
      line,
      stop.checkHours && !isJourney ? 'Check the opening hours.' : null,
      ...aboutLines(writer, { entity: 'stop', id: stop.id }),
    ]),
    location: isJourney ? null : placeText(stop),
    at: pointOf(stop.at),
    when: timeOf(day, stop),
  }
}

function timeOf({ date }: Day, { start, minutes, zone, endZone }: Stop): EventTime {
  if (start === null) return wholeDay(date)
  const begin = instantOf(wallMinutes(start), zone)
  return zoned(
    { instant: begin, zone },
    { instant: begin + (minutes ?? usualMinutes), zone: endZone },
  )
}

const zoned = (start: Moment, end: Moment): EventTime => ({ kind: 'zoned', start, end })

const wholeDay = (date: string): EventTime => ({
  kind: 'days',
  from: date,
  until: addDays(date, 1),
})

/** The place itself, with its part of town, which maps find better than a name alone. */
const placeText = ({ name, area }: Stop): string => (area ? `${name}, ${area}` : name)

function emptyDay(writer: Writer, day: Day): CalendarEvent {
  return {
    uid: uidOf(writer.trip, 'day', day.id),
    title: day.title ?? writer.trip.title,
    description: linesOf(aboutLines(writer, { entity: 'day', id: day.id })),
    when: wholeDay(day.date),
  }
}

/** From the day of arrival to the day of departure, which is the end of the last night. */
function lodgingEvents(writer: Writer, lodging: Lodging): CalendarEvent[] {
  const { days } = writer.trip
  const dateOf = (id: string) => days.find((day) => day.id === id)?.date
  const [from, last] = [dateOf(lodging.checkIn), dateOf(lodging.checkOut)]
  if (from === undefined) return []
  const until = last !== undefined && last > from ? last : addDays(from, 1)
  return [
    {
      uid: uidOf(writer.trip, 'lodging', lodging.id),
      title: `Staying at ${lodging.name}`,
      description: linesOf(aboutLines(writer, { entity: 'lodging', id: lodging.id })),
      location: lodging.address ?? lodging.area,
      at: pointOf(lodging.at),
      when: { kind: 'days', from, until },
    },
  ]
}

/** What is booked for a stop or a lodging is told there; all else that has a time is an event. */
function bookingEvents(writer: Writer, booking: Booking): CalendarEvent[] {
  const { start, end, about } = booking
  if (!start || booking.status === 'cancelled' || isShown(writer.trip, about)) return []
  const begin = momentOf(start)
  const until = end ? momentOf(end) : { ...begin, instant: begin.instant + usualMinutes }
  return [
    {
      uid: uidOf(writer.trip, 'booking', booking.id),
      title: booking.title,
      description: linesOf([
        ...bookingLines(writer, booking),
        ...noteLines(writer, { entity: 'booking', id: booking.id }),
      ]),
      url: writer.contents.numbers ? booking.url : null,
      when: zoned(begin, until.instant > begin.instant ? until : begin),
    },
  ]
}

const momentOf = ({ local, zone }: { local: string; zone: string }): Moment => ({
  instant: instantOf(wallMinutes(local), zone),
  zone,
})

function isShown({ days, lodgings }: Trip, about: About): boolean {
  if (about.entity === 'lodging') return lodgings.some(({ id }) => id === about.id)
  return (
    about.entity === 'stop' && days.some(({ stops }) => stops.some(({ id }) => id === about.id))
  )
}

function aboutLines(writer: Writer, about: Extract<About, { id: string }>): string[] {
  const booked = writer.trip.bookings.filter(
    (booking) => booking.status !== 'cancelled' && isAbout(booking.about, about),
  )
  return [
    ...booked.flatMap((booking) => [booking.title, ...bookingLines(writer, booking)]),
    ...noteLines(writer, about),
  ]
}

const statusWords: Readonly<Record<Booking['status'], string>> = {
  wanted: 'Not booked yet',
  requested: 'Asked for, not confirmed yet',
  confirmed: 'Booked',
  cancelled: 'Canceled',
}

function bookingLines({ contents }: Writer, booking: Booking): string[] {
  const { status, provider, reference, url } = booking
  return [
    provider ? `${statusWords[status]}: ${provider}` : statusWords[status],
    ...(contents.numbers && reference ? [`Reservation ${reference}`] : []),
    ...(contents.numbers && url ? [url] : []),
  ]
}

const noteLines = ({ trip, contents }: Writer, about: Extract<About, { id: string }>): string[] =>
  contents.notes
    ? trip.notes.filter((note) => isAbout(note.about, about)).map((note) => note.text)
    : []

const isAbout = (one: About, other: Extract<About, { id: string }>): boolean =>
  one.entity === other.entity && one.id === other.id

function linesOf(lines: readonly (string | null)[]): string | null {
  const said = lines.filter((line) => line !== null && line !== '')
  return said.length > 0 ? said.join('\n') : null
}

const pointOf = (at: Stop['at']): CalendarEvent['at'] =>
  at ? { lat: at[0], lon: at[1] } : undefined
