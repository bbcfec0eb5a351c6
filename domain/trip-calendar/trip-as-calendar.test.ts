/** Trips as calendar files, read back by a strict parser of another author. */
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { instantOf, wallMinutes } from '#domain/calendar/zoned-time.ts'
import { bookingIdSchema, dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Fields } from '#domain/trip/parts.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { trips } from '#domain/trip/testing/arbitrary-trips.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { runCount } from '#testing/run-count.ts'
import { calendarFileName, tripAsCalendar } from './trip-as-calendar.ts'
import { tripEvents } from './trip-events.ts'

const everything = { numbers: true, notes: true }
const nothingElse = { numbers: false, notes: false }
const changedAt = new Date('2027-01-02T03:04:05Z')

type StopFields = Partial<Fields<'stop'>>

/** One day, with these stops. */
function dayOf(start: string, zone: string, stops: readonly StopFields[]): Trip {
  const fields = newTripFields({ title: 'Away; and back, \\o/', start })
  const state = stateOf(emptyTrip(tripIdSchema.parse('t'), fields))
  const [order] = keysBetween(null, null, 1)
  if (!order) throw new Error('No key')
  const day = dayIdSchema.parse('d')
  state.tables.day.set(day, newDayFields({ order, zone }))
  const orders = keysBetween(null, null, stops.length)
  for (const [index, stop] of stops.entries()) {
    const fields = newStopFields({ day, order: orders[index] ?? order, name: 'Stop', zone })
    state.tables.stop.set(stopIdSchema.parse(`s${index}`), { ...fields, ...stop })
  }
  return tripOf(state)
}

interface Seen {
  uid: string
  title: string
  description: string | null
  location: string | null
  start: string
  end: string
}

/** All by UTC, as a program shows it wherever its reader is; days stay days. */
function readBack(text: string): Seen[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component)
      return [zone.tzid, zone]
    }),
  )
  const inUtc = (component: ICAL.Component, name: string): string | null => {
    const property = component.getFirstProperty(name)
    const time = property?.getFirstValue()
    if (!(time instanceof ICAL.Time)) return null
    if (time.isDate) return time.toString()
    const tzid = property?.getFirstParameter('tzid')
    const zone = tzid ? zones.get(tzid) : undefined
    if (tzid && !zone) throw new Error(`The file does not explain ${tzid}`)
    if (zone) time.zone = zone
    return time.convertToZone(ICAL.Timezone.utcTimezone).toString()
  }
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const said = (name: string) => component.getFirstPropertyValue(name)?.toString() ?? null
    const start = inUtc(component, 'dtstart') ?? ''
    return {
      uid: said('uid') ?? '',
      title: said('summary') ?? '',
      description: said('description'),
      location: said('location'),
      start,
      end: inUtc(component, 'dtend') ?? start,
    }
  })
}

const utc = (instant: number) => new Date(instant * 60_000).toISOString().replace('.000Z', 'Z')

/** What the file must say, from the events themselves. */
const expected = (trip: Trip): Seen[] =>
  tripEvents(trip, everything).map(({ uid, title, description, location, when }) => {
    if (when.kind === 'floating') throw new Error('Every time of a trip has its zone')
    const [start, end] =
      when.kind === 'days'
        ? [when.from, when.until]
        : [utc(when.start.instant), utc(when.end.instant)]
    return { uid, title, description: description ?? null, location: location ?? null, start, end }
  })

const fileOf = (trip: Trip, contents = everything) =>
  tripAsCalendar({ trip, version: 7, contents, changedAt })

describe('a trip as a calendar file', () => {
  const count = runCount('trips read back from calendar files', { everyday: 60, full: 1000 })
  it('is read back as what it was, whatever its zones, days and lengths', () => {
    fc.assert(
      fc.property(trips, (trip) => {
        expect(readBack(fileOf(trip))).toEqual(expected(trip))
      }),
      { numRuns: count },
    )
  })

  it('counts the hours of a night in which clocks are set forward or back', () => {
    const forward = dayOf('2027-03-27', 'Europe/Lisbon', [
      { start: 23 * 60, minutes: 180 },
      // This hour does not exist in that night.
      { start: 25 * 60 + 30, minutes: 30 },
    ])
    expect(readBack(fileOf(forward)).map(({ start, end }) => [start, end])).toEqual([
      ['2027-03-27T23:00:00Z', '2027-03-28T02:00:00Z'],
      ['2027-03-28T01:30:00Z', '2027-03-28T02:00:00Z'],
    ])
    const back = dayOf('2027-11-06', 'America/Los_Angeles', [
      { start: 24 * 60 + 30, minutes: 90 },
      { start: 25 * 60 + 30, minutes: 60 },
    ])
    expect(readBack(fileOf(back)).map(({ start, end }) => [start, end])).toEqual([
      ['2027-11-07T07:30:00Z', '2027-11-07T09:00:00Z'],
      ['2027-11-07T08:30:00Z', '2027-11-07T09:30:00Z'],
    ])
  })

  it('crosses the date line: it arrives on the day before it left', () => {
    const trip = dayOf('2027-06-10', 'Pacific/Auckland', [
      { name: 'To Honolulu', minutes: 9 * 60, start: 60, endZone: 'Pacific/Honolulu' },
    ])
    const text = fileOf(trip)
    expect(text).toContain('DTSTART;TZID=Pacific/Auckland:20270610T010000')
    expect(text).toContain('DTEND;TZID=Pacific/Honolulu:20270609T120000')
    const [seen] = readBack(text)
    expect(seen?.start).toBe(utc(instantOf(wallMinutes('2027-06-10T01:00'), 'Pacific/Auckland')))
    expect(seen?.end).toBe('2027-06-09T22:00:00Z')
  })

  it('takes what has no time for a whole day, and an empty day as well', () => {
    const [untimed] = readBack(fileOf(dayOf('2027-05-10', 'Asia/Tokyo', [{ start: null }])))
    expect(untimed).toMatchObject({ title: 'Stop', start: '2027-05-10', end: '2027-05-11' })
    const [empty] = readBack(fileOf(dayOf('2027-12-31', 'Asia/Tokyo', [])))
    expect(empty).toMatchObject({
      title: 'Away; and back, \\o/',
      start: '2027-12-31',
      end: '2028-01-01',
    })
  })

  it('keeps every UID when the trip changes, and says by its sequence which is newer', () => {
    const before = dayOf('2027-05-10', 'Asia/Tokyo', [{ start: 600, minutes: 60 }])
    const after = dayOf('2027-05-12', 'Asia/Tokyo', [{ start: 900, minutes: 90, name: 'Later' }])
    const uids = (trip: Trip) => readBack(fileOf(trip)).map(({ uid }) => uid)
    expect(uids(after)).toEqual(uids(before))
    const newer = tripAsCalendar({ trip: after, version: 8, contents: everything, changedAt })
    expect(fileOf(before)).toContain('\r\nSEQUENCE:7\r\n')
    expect(newer).toContain('\r\nSEQUENCE:8\r\n')
    expect(new Set(uids(dayOf('2027-05-10', 'Asia/Tokyo', [{}, {}]))).size).toBe(2)
  })

  it('names reservations and notes only where that was chosen', () => {
    const trip = dayOf('2027-05-10', 'Asia/Tokyo', [
      {
        kind: 'journey',
        start: 600,
        minutes: 60,
        leg: {
          mode: 'train',
          minutes: 60,
          meters: null,
          from: null,
          to: null,
          reference: 'NOZOMI-77',
          source: { kind: 'traveller' },
        },
      },
    ])
    const [order] = keysBetween(null, null, 1)
    if (!order) throw new Error('No key')
    const booking = {
      order,
      kind: 'table',
      title: 'Dinner',
      status: 'confirmed',
      reference: 'RES-4711',
      start: { local: '2027-05-10T19:30', zone: 'Asia/Tokyo' },
      end: null,
      provider: 'Kikunoi',
      url: 'https://tables.example/RES-4711',
      cost: null,
      about: { entity: 'trip' },
    } as const
    trip.bookings.push({ ...booking, id: bookingIdSchema.parse('b') })
    const plain = fileOf(trip, nothingElse)
    expect(plain).toContain('Booked: Kikunoi')
    for (const secret of ['RES-4711', 'NOZOMI-77']) {
      expect(plain).not.toContain(secret)
      expect(fileOf(trip)).toContain(secret)
    }
    for (const each of trip.bookings) each.status = 'cancelled'
    expect(fileOf(trip)).not.toContain('Dinner')
  })

  it('has a name that every file system takes', () => {
    expect(calendarFileName('Łódź & São Paulo / 5 days')).toBe('o-dz-Sa-o-Paulo-5-days.ics')
    expect(calendarFileName('東京')).toBe('trip.ics')
  })
})
