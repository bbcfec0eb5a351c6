/**
 * Makes a calendar at Google say what a trip says. It may be done any number of times: events have ids of
 * our own, and each carries a digest of what was written, so that only what differs is sent.
 */
import { z } from 'zod'
import type { TripId } from '#domain/trip/ids.ts'
import type { GoogleEvent } from '#domain/trip-calendar/google-events.ts'
import { type CalendarId, calendarIdSchema } from '#domain/trip-calendar/ids.ts'
import { type Answer, type GoogleCalendar, TryLater } from './google-calendar.ts'

export interface Mirrored {
  tripId: TripId
  name: string
  zone: string
  /** Null where none was made yet. */
  calendarId: CalendarId | null
  events: readonly GoogleEvent[]
  /** Called as soon as the calendar is known, before anything is written into it. */
  onCalendar: (calendarId: CalendarId) => Promise<void>
}

const calendarSchema = z.object({
  id: calendarIdSchema,
  summary: z.string().optional(),
  description: z.string().optional(),
})
const listSchema = z.object({
  items: z.array(calendarSchema).default([]),
  nextPageToken: z.string().optional(),
})
const eventSchema = z.object({
  id: z.string(),
  etag: z.string().optional(),
  status: z.string().optional(),
  extendedProperties: z.object({ private: z.record(z.string(), z.string()).optional() }).optional(),
})
const eventsSchema = z.object({
  items: z.array(eventSchema).default([]),
  nextPageToken: z.string().optional(),
})
type RemoteEvent = z.infer<typeof eventSchema>

/** The property of an event that holds the digest of what it was written from. */
const mark = 'piri'

/** A sentence in a calendar's description, by which it is found again where its id was not stored in time. */
const markOf = (tripId: TripId) => `Made by Piri for trip ${tripId}.`

const pathOf = (calendarId: CalendarId) => `/calendars/${encodeURIComponent(calendarId)}`

export async function mirrorTrip(google: GoogleCalendar, trip: Mirrored): Promise<void> {
  const calendarId = await calendarFor(google, trip)
  await trip.onCalendar(calendarId)
  const events = `${pathOf(calendarId)}/events`
  const remote = new Map((await everyEvent(google, events)).map((event) => [event.id, event]))
  for (const event of trip.events) await writeEvent(google, events, event, remote.get(event.id))
  const wanted = new Set(trip.events.map(({ id }) => id))
  for (const { id, status, extendedProperties } of remote.values()) {
    // Events without our property were written by hand, and are left alone.
    const isOurs = extendedProperties?.private?.[mark] !== undefined
    if (!isOurs || wanted.has(id) || status === 'cancelled') continue
    expectStatus(await google.ask('DELETE', `${events}/${id}`), [200, 204, 404, 410])
  }
}

/** Also where it is gone already. */
export async function removeCalendar(
  google: GoogleCalendar,
  { tripId, calendarId }: Pick<Mirrored, 'tripId' | 'calendarId'>,
): Promise<void> {
  const id = calendarId ?? (await ownCalendar(google, tripId))?.id
  if (id) expectStatus(await google.ask('DELETE', pathOf(id)), [200, 204, 404, 410])
}

async function calendarFor(google: GoogleCalendar, trip: Mirrored): Promise<CalendarId> {
  const about = { summary: trip.name, description: markOf(trip.tripId) }
  const known = await knownCalendar(google, trip)
  if (!known) {
    const made = await google.ask('POST', '/calendars', { ...about, timeZone: trip.zone })
    expectStatus(made, [200, 201])
    return calendarSchema.parse(made.body).id
  }
  if (known.summary !== trip.name) {
    expectStatus(await google.ask('PATCH', pathOf(known.id), about), [200])
  }
  return known.id
}

/**
 * The calendar whose id was stored, unless the person deleted it; else one that was made without
 * its id being stored.
 */
async function knownCalendar(google: GoogleCalendar, { calendarId, tripId }: Mirrored) {
  if (calendarId) {
    const answer = await google.ask('GET', pathOf(calendarId))
    if (answer.status === 200) return calendarSchema.parse(answer.body)
    expectStatus(answer, [404, 410])
  }
  return ownCalendar(google, tripId)
}

async function ownCalendar(google: GoogleCalendar, tripId: TripId) {
  const calendars = await everyPage(google, '/users/me/calendarList', listSchema)
  return calendars.find(({ description }) => description === markOf(tripId))
}

const everyEvent = (google: GoogleCalendar, events: string) =>
  everyPage(google, `${events}?maxResults=2500&showDeleted=true`, eventsSchema)

async function everyPage<Item>(
  google: GoogleCalendar,
  path: string,
  schema: z.ZodType<{ items: Item[]; nextPageToken?: string | undefined }>,
): Promise<Item[]> {
  const found: Item[] = []
  let page: string | undefined
  do {
    const joint = path.includes('?') ? '&' : '?'
    const next = page === undefined ? '' : `${joint}pageToken=${encodeURIComponent(page)}`
    const answer = await google.ask('GET', `${path}${next}`)
    expectStatus(answer, [200])
    const read = schema.parse(answer.body)
    found.push(...read.items)
    page = read.nextPageToken
  } while (page !== undefined)
  return found
}

async function writeEvent(
  google: GoogleCalendar,
  events: string,
  event: GoogleEvent,
  remote: RemoteEvent | undefined,
): Promise<void> {
  const digest = await digestOf(event)
  const isThere = remote && remote.status !== 'cancelled'
  if (isThere && remote.extendedProperties?.private?.[mark] === digest) return
  const body = { ...event, extendedProperties: { private: { [mark]: digest } } }
  if (!remote) {
    const made = await google.ask('POST', events, body)
    // 409: another push made it a moment ago, or it was deleted and Google keeps its id.
    if (made.status !== 409) return expectStatus(made, [200, 201])
  }
  const path = `${events}/${event.id}`
  const written = await google.ask('PUT', path, body, remote?.etag)
  if (written.status !== 412) return expectStatus(written, [200])
  // The event was changed since it was read: it is read again and overwritten, because the trip
  // decides.
  const now = await google.ask('GET', path)
  expectStatus(now, [200])
  const again = await google.ask('PUT', path, body, eventSchema.parse(now.body).etag)
  if (again.status === 412) throw new TryLater('provider', 'The event changes all the time')
  expectStatus(again, [200])
}

function expectStatus({ status }: Answer, expected: readonly number[]): void {
  if (!expected.includes(status)) throw new Error(`Google answered ${status} to a calendar`)
}

async function digestOf(event: GoogleEvent): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(event))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
