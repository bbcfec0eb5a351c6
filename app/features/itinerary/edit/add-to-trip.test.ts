import { describe, expect, it } from 'vitest'
import type { TripHandle } from '#app/data/trips/index.ts'
import type { Coordinates } from '#domain/places/schema.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { apply } from '#domain/trip/apply.ts'
import { dayIdSchema, operationIdSchema } from '#domain/trip/ids.ts'
import type { Stop, Trip } from '#domain/trip/schema.ts'
import { addToTrip } from '../index.ts'

const { trip: lisbon, named } = await lisbonByHand()

/** An open trip that keeps what is done to it, and by whose hand. */
function open(trip: Trip | null = lisbon) {
  const hands: string[] = []
  let now = trip
  const handle: Pick<TripHandle, 'trip' | 'state' | 'perform'> = {
    trip,
    state: trip ? 'ready' : 'loading',
    perform: (change, hand = 'person') => {
      if (!now) throw new Error('Nothing is open')
      const id = operationIdSchema.parse(`o${hands.length}`)
      now = apply(now, { id, base: 0, hand, change }).trip
      hands.push(hand)
    },
  }
  return { handle, hands, now: () => now }
}

function stopOf(trip: Trip | null, id: string): { stop: Stop; day: number } {
  for (const [day, { stops }] of (trip?.days ?? []).entries()) {
    const stop = stops.find((each) => each.id === id)
    if (stop) return { stop, day }
  }
  throw new Error('It is not in the trip')
}

describe('adding to a trip from another part of the product', () => {
  it('puts a place on the day it fits, timed with that day, in one change', async () => {
    const { handle, hands, now } = open()
    const fado = named('Fado Museum')
    const added = await addToTrip(handle, { placeId: fado.id }, undefined, 'assistant')
    if (!added.ok) throw new Error(added.message)
    expect(added.value.name).toBe('Fado Museum')
    const { stop, day } = stopOf(now(), added.value.stop)
    // On Mondays, the first day, it is closed.
    expect(day).toBeGreaterThan(0)
    expect(stop.start).not.toBeNull()
    expect(hands).toEqual(['assistant'])
  })

  it('puts a table at the meal that is named, on the day that is named, and times the day with it', async () => {
    const { handle, now } = open()
    const ramiro = named('Cervejaria Ramiro')
    for (const [meal, from, to] of [
      ['lunch', '11:00', '16:00'],
      ['dinner', '17:30', '22:30'],
    ] as const) {
      // No door of this day shuts so early that a second lunch would cost it.
      const day = lisbon.days[1]?.id
      const added = await addToTrip(handle, { placeId: ramiro.id, meal }, day)
      if (!added.ok) throw new Error(added.message)
      const found = stopOf(now(), added.value.stop)
      expect(found.day).toBe(1)
      expect(found.stop.meal).toBe(meal)
      const time = found.stop.start?.slice(11) ?? ''
      expect(time >= from && time <= to, `${meal} at ${time}`).toBe(true)
    }
  })

  it('takes words for the place that they name, in whatever case', async () => {
    const { handle, now } = open()
    const added = await addToTrip(handle, { text: '  fado museum ' })
    if (!added.ok) throw new Error(added.message)
    expect(stopOf(now(), added.value.stop).stop.placeId).toBe(named('Fado Museum').id)
  })

  it('takes other words as a stop of one’s own, on the day that is said', async () => {
    const { handle, now } = open()
    const day = lisbon.days[1]?.id
    const at: Coordinates = [38.72, -9.14]
    const wanted = { text: 'Aunt Rosa', at, minutes: 30 }
    const added = await addToTrip(handle, wanted, day)
    if (!added.ok) throw new Error(added.message)
    const found = stopOf(now(), added.value.stop)
    expect(found.day).toBe(1)
    expect(found.stop).toMatchObject({ name: 'Aunt Rosa', minutes: 30, at })
  })

  it('says why it can’t, and changes nothing', async () => {
    const { handle, hands } = open()
    const reasons = [
      await addToTrip(open(null).handle, { text: 'Tea' }),
      await addToTrip(handle, { text: 'Tea' }, dayIdSchema.parse('gone')),
      await addToTrip(handle, { placeId: 'nowhere' }),
      await addToTrip(handle, { text: '   ' }),
    ].map((outcome) => (outcome.ok ? 'added' : outcome.reason))
    expect(reasons).toEqual(['not-open', 'no-such-day', 'unknown-place', 'nothing-said'])
    expect(hands).toEqual([])
  })
})
