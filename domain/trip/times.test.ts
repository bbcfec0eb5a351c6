import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apply, inverseOf, replay } from './apply.ts'
import { dayIdSchema, stopIdSchema, tripIdSchema } from './ids.ts'
import { emptyTrip, newDayFields, newStopFields, newTripFields } from './new-trip.ts'
import { replanOf, type TripChange } from './operation.ts'
import { keysBetween } from './order-keys.ts'
import type { Fields } from './parts.ts'
import { rebase } from './rebase.ts'
import { limits, type Trip } from './schema.ts'
import { operation } from './testing/arbitrary-trips.ts'
import { stateOf, tripOf } from './trip-state.ts'

const dayId = (index: number) => dayIdSchema.parse(`d${index}`)
const stopId = (name: string) => stopIdSchema.parse(name)

/** Days in a row, each in its zone, with a stop on the first. */
function tripWith(
  start: string,
  zones: readonly string[],
  stop: Partial<Fields<'stop'>> = {},
): Trip {
  const state = stateOf(emptyTrip(tripIdSchema.parse('t'), newTripFields({ title: 'Away', start })))
  const orders = keysBetween(null, null, zones.length)
  for (const [index, zone] of zones.entries()) {
    const order = orders[index]
    if (order) state.tables.day.set(dayId(index), newDayFields({ order, zone }))
  }
  const [order] = keysBetween(null, null, 1)
  const [zone] = zones
  if (order && zone) {
    state.tables.stop.set(
      stopId('s'),
      newStopFields({ day: dayId(0), order, name: 'Stop', zone, ...stop }),
    )
  }
  return tripOf(state)
}

const done = (trip: Trip, ...all: TripChange[]) =>
  replay(
    trip,
    all.map((change, index) => operation(`op${index}`, change)),
  ).trip
const times = (trip: Trip) =>
  trip.days.flatMap(({ stops }) => stops.map(({ start, end, endZone }) => [start, end, endZone]))

describe('times of a trip', () => {
  it('cross zones and the date line with a journey, in both directions', () => {
    const east = tripWith('2027-05-10', ['Asia/Tokyo'], {
      kind: 'journey',
      start: 30,
      minutes: 600,
      endZone: 'America/Los_Angeles',
    })
    expect(times(east)).toEqual([['2027-05-10T00:30', '2027-05-09T18:30', 'America/Los_Angeles']])
    const west = tripWith('2027-05-10', ['America/Los_Angeles'], {
      kind: 'journey',
      start: 22 * 60,
      minutes: 780,
      endZone: 'Pacific/Auckland',
    })
    expect(times(west)).toEqual([['2027-05-10T22:00', '2027-05-12T06:00', 'Pacific/Auckland']])
  })

  it('skip the date that is lost over the Pacific', () => {
    const trip = tripWith('2027-05-10', [
      'America/Los_Angeles',
      'Pacific/Auckland',
      'Pacific/Auckland',
    ])
    const skipped = done(trip, {
      kind: 'edit',
      edits: [{ entity: 'day', id: dayId(1), set: { skips: 1 } }],
    })
    expect(skipped.days.map(({ date }) => date)).toEqual(['2027-05-10', '2027-05-12', '2027-05-13'])
  })

  it('follow the trip to other dates by the clock on the wall, also into a night of 23 hours', () => {
    const trip = tripWith('2027-05-10', ['Europe/Lisbon'], { start: 23 * 60, minutes: 240 })
    expect(times(trip)[0]?.slice(0, 2)).toEqual(['2027-05-10T23:00', '2027-05-11T03:00'])
    const moved = done(trip, { kind: 'change-dates', start: '2027-03-27', add: [], remove: [] })
    expect(times(moved)[0]?.slice(0, 2)).toEqual(['2027-03-27T23:00', '2027-03-28T04:00'])
  })

  it('stay in order whatever days are added, removed and moved', () => {
    const zones = ['Europe/Lisbon', 'Asia/Tokyo', 'Pacific/Apia', 'America/New_York']
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('swap-days' as const),
        first: fc.nat(3).map(dayId),
        second: fc.nat(3).map(dayId),
      }),
      fc.nat(3).map(
        (index): TripChange => ({
          kind: 'remove',
          things: [{ entity: 'day', id: dayId(index) }],
        }),
      ),
      fc.nat(3).map(
        (index): TripChange => ({
          kind: 'restore',
          things: [{ entity: 'day', id: dayId(index) }],
        }),
      ),
      fc
        .constantFrom('2027-12-30', '2028-02-27')
        .map((start): TripChange => ({ kind: 'change-dates', start, add: [], remove: [] })),
    )
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 8 }),
        fc.nat(2879),
        fc.nat(3000),
        (changes, start, minutes) => {
          const trip = done(tripWith('2027-05-10', zones, { start, minutes }), ...changes)
          for (const [index, day] of trip.days.entries()) {
            // The oracle counts days by UTC noon.
            const noon = new Date(`${trip.start}T12:00:00Z`)
            noon.setUTCDate(noon.getUTCDate() + index)
            expect(day.date).toBe(noon.toISOString().slice(0, 10))
            for (const stop of day.stops) {
              const clock = Date.parse(`${stop.start}:00Z`) - Date.parse(`${day.date}T00:00:00Z`)
              expect(clock / 60_000).toBe(start)
            }
          }
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('an operation that no longer fits', () => {
  const trip = tripWith('2027-05-10', ['Europe/Lisbon', 'Europe/Lisbon'])
  const removeDay = operation('r', { kind: 'remove', things: [{ entity: 'day', id: dayId(1) }] })
  const [order] = keysBetween(null, null, 1)
  if (!order) throw new Error('One was asked for')

  it('moves nothing into a day that is gone', () => {
    const move = operation('m', { kind: 'move-stop', stop: stopId('s'), day: dayId(1), order })
    const { trip: after, history } = replay(trip, [removeDay, move])
    expect(history[1]).toMatchObject({ outcome: 'nothing', misses: [{ why: 'no-such-day' }] })
    expect(after.days[0]?.stops).toHaveLength(1)
  })

  it('writes to what was removed, where it waits for the removal to be undone', () => {
    const remove = operation('r', { kind: 'remove', things: [{ entity: 'stop', id: stopId('s') }] })
    const rename = operation('n', {
      kind: 'rename',
      thing: { entity: 'stop', id: stopId('s') },
      name: 'Tower',
    })
    const { trip: after, history } = replay(trip, [remove, rename])
    expect(history[1]).toMatchObject({ outcome: 'partly', misses: [{ why: 'removed' }] })
    expect(after.days[0]?.stops).toEqual([])
    const back = done(after, { kind: 'restore', things: [{ entity: 'stop', id: stopId('s') }] })
    expect(back.days[0]?.stops[0]?.name).toBe('Tower')
  })

  it('undoes only what nobody has changed since', () => {
    const first = apply(
      trip,
      operation('a', { kind: 'move-stop', stop: stopId('s'), day: dayId(1), order, start: 600 }),
    )
    const second = apply(
      first.trip,
      operation('b', {
        kind: 'edit',
        edits: [{ entity: 'stop', id: stopId('s'), set: { start: 720 } }],
      }),
    )
    const undone = apply(second.trip, operation('c', inverseOf(first)))
    expect(undone.outcome).toBe('partly')
    expect(undone.misses).toMatchObject([{ why: 'overtaken' }])
    expect(undone.trip.days[0]?.stops[0]?.start).toBe('2027-05-10T12:00')
  })

  it('puts back what the log says now, and not what stood there when the undo was made', () => {
    const rename = (name: string) =>
      ({ kind: 'rename', thing: { entity: 'stop', id: stopId('s') }, name }) as const
    const mine = operation('mine', rename('Mine'))
    const pending = [mine, operation('back', inverseOf(apply(trip, mine)))]
    const theirs = apply(trip, operation('theirs', rename('Theirs'))).trip
    const rebased = rebase(theirs, 1, pending)
    expect(rebased.trip.days[0]?.stops[0]?.name).toBe('Theirs')
    expect(rebased.pending.map(({ base }) => base)).toEqual([1, 2])
    expect(replay(theirs, rebased.pending).trip).toEqual(rebased.trip)
  })

  it('keeps a stop that somebody locked while a plan without it was made', () => {
    const result = { add: [], remove: [stopId('s')], move: [], times: [], backs: [], leftOut: [] }
    const replan = replanOf({ because: 'asked', result })
    const lock = { kind: 'lock-stop', stop: stopId('s'), locked: true } as const
    expect(done(trip, lock, replan).days[0]?.stops).toHaveLength(1)
    expect(done(trip, replan).days[0]?.stops).toHaveLength(0)
  })

  it('adds no sixty-first day, and none again by undoing', () => {
    const full = tripWith(
      '2027-05-10',
      Array.from({ length: limits.day }, () => 'Etc/UTC'),
    )
    const { removed: _, ...fields } = newDayFields({ order, zone: 'Etc/UTC' })
    const add = apply(
      full,
      operation('a', {
        kind: 'add',
        things: [{ entity: 'day', id: dayIdSchema.parse('more'), fields }],
      }),
    )
    expect(add).toMatchObject({ outcome: 'nothing', misses: [{ why: 'full' }] })
    expect(add.trip).toEqual(full)
  })
})
