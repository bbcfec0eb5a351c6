import { expect, it } from 'vitest'
import { bookingIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import { orderKeySchema } from '#domain/trip/order-keys.ts'
import { tripWithStops } from '#testing/trips/trip-with-stops.ts'
import { googleEventId, googleEvents } from './google-events.ts'

const trip = tripWithStops('4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d', ['Castle', 'Lunch'])

it('gives each stop its moment, its zone and an id that Google takes', () => {
  const [castle, lunch] = googleEvents(trip, { numbers: false, notes: false })
  expect(castle).toMatchObject({
    summary: 'Castle',
    start: { dateTime: '2027-05-10T08:00:00Z', timeZone: 'Europe/Lisbon' },
    end: { dateTime: '2027-05-10T09:00:00Z', timeZone: 'Europe/Lisbon' },
    status: 'confirmed',
  })
  expect(castle?.id).toMatch(/^[a-v0-9]{5,1024}$/)
  expect(castle?.id).not.toBe(lunch?.id)
})

it('makes different ids of different names, in any letters, within the length that Google takes', () => {
  const longest = `booking.${'b'.repeat(64)}.${'t'.repeat(64)}@trips.piri`
  expect(googleEventId(longest)).toMatch(/^[a-v0-9]{5,1024}$/)
  expect(googleEventId('a-B_1')).not.toBe(googleEventId('a-b_1'))
})

it('names no reservation unless it was chosen', () => {
  const booked = {
    ...trip,
    bookings: [
      {
        id: bookingIdSchema.parse('b'),
        order: orderKeySchema.parse('V'),
        kind: 'ticket' as const,
        title: 'Castle tickets',
        reference: 'RES-4711',
        status: 'confirmed' as const,
        start: null,
        end: null,
        provider: 'The castle',
        url: 'https://castle.example/RES-4711',
        cost: null,
        about: { entity: 'stop' as const, id: stopIdSchema.parse('s0') },
      },
    ],
  }
  const said = (numbers: boolean) => JSON.stringify(googleEvents(booked, { numbers, notes: false }))
  expect(said(false)).toContain('Booked: The castle')
  expect(said(false)).not.toContain('RES-4711')
  expect(said(true)).toContain('Reservation RES-4711')
})
