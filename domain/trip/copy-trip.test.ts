import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { runCount } from '#testing/run-count.ts'
import { canaryTrip } from '#testing/trips/canary-trip.ts'
import { expectedFor } from '#testing/trips/shown-paths.ts'
import { copyTrip } from './copy-trip.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from './ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from './new-trip.ts'
import { keysBetween, type OrderKey } from './order-keys.ts'
import type { Fields } from './parts.ts'
import { readTrip } from './read-trip.ts'
import type { Trip } from './schema.ts'
import { trips } from './testing/arbitrary-trips.ts'
import { stateOf, tripOf } from './trip-state.ts'

const id = tripIdSchema.parse('copy')
const counting = () => {
  let count = 0
  return () => `n${++count}`
}

describe('a copy of somebody’s trip', () => {
  it('shows no field that a link without ticks hides, and no id of the trip', () => {
    const { trip, pathsIn } = canaryTrip()
    // A canary stands where an id, a time or a date is: the trip does not read, and is copied all the same.
    const canary = timeless(trip as unknown as Trip)
    const copy = copyTrip(canary, { id, newId: counting() })
    const shown = [...pathsIn(copy)].map((path) =>
      path.replaceAll('.stops[0]', '.first').replaceAll(/\[\d+\]/g, ''),
    )
    const bareLink = new Set(expectedFor([]))
    expect(shown.filter((path) => !bareLink.has(path))).toEqual([])
    expect(shown.filter((path) => path.endsWith('.id'))).toEqual([])
    expect(shown).toContain('.days.first.name')
    expect(shown).toContain('.days.stops.leg.minutes')
  })

  it('has its days and stops in order, at the same times of day, and reads', () => {
    const numRuns = runCount('copied trips', { everyday: 100, full: 2000 })
    const start = fc.option(fc.constantFrom('2028-02-28', '2027-10-30'), { nil: undefined })
    fc.assert(
      fc.property(trips, start, (trip, date) => {
        const copy = copyTrip(trip, { id, newId: counting(), start: date })
        expect(readTrip(copy)).toEqual({ ok: true, trip: copy })
        expect(copy.start).toBe(date ?? trip.start)
        expect(plan(copy)).toEqual(plan(trip))
        const { bookings, notes, lodgings, checklists, attachments, bin } = copy
        expect([bookings, notes, lodgings, checklists, attachments, bin].flat()).toEqual([])
        const costs = copy.days.flatMap(({ stops }) => stops.map(({ cost }) => cost))
        expect(costs.every((cost) => cost === null)).toBe(true)
      }),
      { numRuns },
    )
  })

  it('leaves out appointments and the way from home, and the ways that began there', () => {
    const [appointment, walk] = [{ kind: 'appointment', name: 'Anna' } as const, leg('walk')]
    const flight = { ...leg('flight'), from: { name: 'Austin', at: null }, to: null }
    const trip = tripWith(
      [
        { kind: 'journey', name: 'Austin to Lisbon', leg: flight },
        { name: 'Castle', leg: walk },
        { name: 'Market', leg: walk },
        appointment,
        { name: 'Garden', leg: walk },
      ],
      { home: { name: 'Austin', at: null } },
    )
    const [day] = copyTrip(trip, { id, newId: counting() }).days
    expect(day?.stops.map(({ name, leg: way }) => [name, way?.mode ?? null])).toEqual([
      ['Castle', null],
      ['Market', 'walk'],
      ['Garden', null],
    ])
  })

  it('is for whom and as fast as was asked', () => {
    const party = { ...emptyBrief().party, adults: 2, total: 2 }
    const copy = copyTrip(tripWith([]), { id, newId: counting(), party, pace: 'slow' })
    expect(copy).toMatchObject({ id: 'copy', party, pace: 'slow' })
    expect(copyTrip(tripWith([]), { id, newId: counting() }).party).toEqual(emptyBrief().party)
  })
})

it('a copy of a sample says why each stop is there, and how one gets to it', () => {
  const stop = { name: 'Castle', reasons: ['A view over the town.'], leg: leg('walk') }
  const sample = tripWith([stop])
  const [own] = copyTrip(sample, { id, newId: counting(), of: 'sample' }).days
  expect(own?.stops[0]).toMatchObject(stop)
  const [persons] = copyTrip(sample, { id, newId: counting() }).days
  expect(persons?.stops[0]).toMatchObject({ reasons: [], leg: null })
})

const plan = ({ days }: Trip) =>
  days.map(({ title, zone, stops }) => ({
    title,
    zone,
    stops: stops.map(({ name, kind, minutes, start }) => [name, kind, minutes, start?.slice(11)]),
  }))

const leg = (mode: 'walk' | 'flight') => ({
  mode,
  minutes: 10,
  meters: 800,
  from: null,
  to: null,
  reference: null,
  source: { kind: 'estimate' as const },
})

function tripWith(stops: readonly Partial<Fields<'stop'>>[], more: Partial<Fields<'trip'>> = {}) {
  const zone = 'Europe/Lisbon'
  const day = dayIdSchema.parse('d')
  const state = stateOf(
    emptyTrip(tripIdSchema.parse('t'), newTripFields({ title: 'T', start: '2027-05-10', ...more })),
  )
  const orders = keysBetween(null, null, stops.length + 1)
  const orderAt = (index: number): OrderKey => orders[index] ?? orderAt(0)
  state.tables.day.set(day, newDayFields({ order: orderAt(0), zone }))
  for (const [index, stop] of stops.entries()) {
    const row = newStopFields({ day, order: orderAt(index), name: `S${index}`, zone, ...stop })
    state.tables.stop.set(stopIdSchema.parse(`s${index}`), row)
  }
  return tripOf(state)
}

/** Without what the calendar reckons with, which reads no canaries. */
function timeless(trip: Trip): Trip {
  const days = trip.days.map((day) => ({
    ...day,
    date: '2027-05-10',
    skips: 0,
    stops: day.stops.map((stop) => ({ ...stop, start: null })),
  }))
  return { ...trip, start: '2027-05-10', days }
}
