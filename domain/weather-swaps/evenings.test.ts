import { describe, expect, it } from 'vitest'
import { dayIdSchema, stopIdSchema, tripIdSchema } from '#domain/trip/ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from '#domain/trip/new-trip.ts'
import { keysBetween } from '#domain/trip/order-keys.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { stateOf, tripOf } from '#domain/trip/trip-state.ts'
import { eveningAt, eveningBefore, nextLook } from './evenings.ts'

interface Sketch {
  zone: string
  skips?: number
  /** Where its first stop is, when that is elsewhere. */
  from?: string
}

function tripOn(start: string, days: readonly Sketch[]): Trip {
  const state = stateOf(
    emptyTrip(tripIdSchema.parse('evenings'), newTripFields({ title: 'Away', start })),
  )
  for (const [index, order] of keysBetween(null, null, days.length).entries()) {
    const { zone = 'Etc/UTC', skips = 0, from } = days[index] ?? {}
    const day = dayIdSchema.parse(`day${index}`)
    state.tables.day.set(day, { ...newDayFields({ order, zone }), skips })
    if (!from) continue
    const stop = { ...newStopFields({ day, order, zone: from, name: 'Airport' }), start: 9 * 60 }
    state.tables.stop.set(stopIdSchema.parse(`stop${index}`), stop)
  }
  return tripOf(state)
}

const at = (text: string) => Date.parse(text) / 60_000
const utc = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(0, 16)
const eveningsOf = (trip: Trip) =>
  trip.days.map(eveningBefore).map(({ from, begins }) => [utc(from), utc(begins)])

describe('the evening before a day', () => {
  it.each([
    ['America/Los_Angeles', '2027-05-10T01:00', '2027-05-10T07:00'],
    ['Asia/Kolkata', '2027-05-09T12:30', '2027-05-09T18:30'],
    ['Asia/Kathmandu', '2027-05-09T12:15', '2027-05-09T18:15'],
    ['Pacific/Auckland', '2027-05-09T06:00', '2027-05-09T12:00'],
  ])('is at six by the clocks of %s', (zone, from, begins) => {
    expect(eveningsOf(tripOn('2027-05-10', [{ zone }]))).toEqual([[from, begins]])
  })

  it('is at six also where clocks change in the night, or at midnight', () => {
    const lisbon = { zone: 'Europe/Lisbon' }
    // Clocks go forward on the 28th of March, and back on the 31st of October.
    expect(eveningsOf(tripOn('2027-03-28', [lisbon, lisbon]))).toEqual([
      ['2027-03-27T18:00', '2027-03-28T00:00'],
      ['2027-03-28T17:00', '2027-03-28T23:00'],
    ])
    expect(eveningsOf(tripOn('2027-10-31', [lisbon, lisbon]))).toEqual([
      ['2027-10-30T17:00', '2027-10-30T23:00'],
      ['2027-10-31T18:00', '2027-11-01T00:00'],
    ])
    // In Cairo the hour after this midnight does not exist.
    expect(eveningsOf(tripOn('2027-04-30', [{ zone: 'Africa/Cairo' }]))).toEqual([
      ['2027-04-29T16:00', '2027-04-29T22:00'],
    ])
  })

  it('is told by the clock where the day begins, not where it ends', () => {
    const flight = { zone: 'America/New_York', from: 'Europe/Lisbon' }
    expect(eveningsOf(tripOn('2027-05-10', [flight]))).toEqual([
      ['2027-05-09T17:00', '2027-05-09T23:00'],
    ])
  })

  it('holds over the date line, in both directions', () => {
    const west = tripOn('2027-06-01', [
      { zone: 'Pacific/Honolulu' },
      { zone: 'Pacific/Auckland', skips: 1 },
    ])
    expect(eveningsOf(west)).toEqual([
      ['2027-06-01T04:00', '2027-06-01T10:00'],
      ['2027-06-02T06:00', '2027-06-02T12:00'],
    ])
    const east = tripOn('2027-06-01', [{ zone: 'Pacific/Auckland' }, { zone: 'Pacific/Honolulu' }])
    expect(eveningsOf(east)).toEqual([
      ['2027-05-31T06:00', '2027-05-31T12:00'],
      ['2027-06-02T04:00', '2027-06-02T10:00'],
    ])
  })

  it('is never after the day has begun: Samoa had no 30 December in 2011', () => {
    expect(eveningsOf(tripOn('2011-12-31', [{ zone: 'Pacific/Apia' }]))).toEqual([
      ['2011-12-30T04:00', '2011-12-30T10:00'],
    ])
  })

  it('lasts from six to ten', () => {
    const trip = tripOn('2027-05-10', [{ zone: 'Asia/Tokyo' }])
    expect(eveningAt(trip, at('2027-05-09T08:59Z'))).toBeNull()
    expect(eveningAt(trip, at('2027-05-09T09:00Z'))?.day.date).toBe('2027-05-10')
    expect(eveningAt(trip, at('2027-05-09T12:59Z'))?.day.date).toBe('2027-05-10')
    expect(eveningAt(trip, at('2027-05-09T13:00Z'))).toBeNull()
  })
})

describe('the next look', () => {
  const trip = tripOn('2027-05-10', [{ zone: 'Europe/Lisbon' }, { zone: 'Europe/Lisbon' }])
  const next = (now: string) => {
    const found = nextLook(trip, at(now))
    return found === null ? null : utc(found)
  }

  it('is ten days before a trip that is far', () => {
    expect(next('2027-02-01T12:00Z')).toBe('2027-04-30T23:00')
  })

  it('is every six hours from then on, and at six in the evening', () => {
    expect(next('2027-05-05T08:00Z')).toBe('2027-05-05T14:00')
    expect(next('2027-05-09T14:00Z')).toBe('2027-05-09T17:00')
    expect(next('2027-05-09T17:00Z')).toBe('2027-05-09T23:00')
  })

  it('is none once the last evening and the last day are over', () => {
    expect(next('2027-05-11T22:00Z')).toBe('2027-05-12T04:00')
    expect(next('2027-05-12T04:00Z')).toBeNull()
  })
})
