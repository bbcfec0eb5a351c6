import { describe, expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { apply, inverseOf } from '#domain/trip/apply.ts'
import { operationIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import type { Day, Stop, Trip } from '#domain/trip/schema.ts'
import { planDays } from '../plan-days.ts'
import { planRequestSchema } from '../schema.ts'
import { moveStopBy, moveStopTo, moveStopToDay, removeStop, swapStop } from './edits.ts'

const lisbon = await loadDestination('lisbon')
if (!lisbon) throw new Error('The catalogue has no Lisbon')
const places = new Map(lisbon.places.map((place) => [place.id, place]))
const known = { place: (id: string) => places.get(id) }

const outcome = planDays(
  planRequestSchema.parse({
    places: lisbon.places,
    days: ['2027-05-11', '2027-05-12', '2027-05-13'].map((date) => ({ date })),
    lodging: lisbon.at,
    about: { zone: 'Europe/Lisbon' },
  }),
  { seed: 1, goOn: (steps) => steps < 60 },
)
if (!outcome.ok) throw new Error('Lisbon can be planned')
const trip = outcome.trip

function done(change: TripChange | null, on = trip) {
  if (!change) throw new Error('There is a change')
  const id = operationIdSchema.parse('o1')
  return apply(on, { id, base: 0, hand: 'person', change })
}

function dayAt(of: Trip, index: number): Day {
  const day = of.days[index]
  if (!day) throw new Error(`There is no day ${index}`)
  return day
}

function stopAt(day: Day, index: number): Stop {
  const stop = day.stops.at(index)
  if (!stop) throw new Error(`There is no stop ${index}`)
  return stop
}

const names = ({ stops }: Day) => stops.map(({ name }) => name)
const minutesOf = (time: string) => Date.parse(`${time}Z`) / 60_000

/** One is never in two places, and has the time for the way. */
function expectWalkable(day: Day) {
  for (const [index, stop] of day.stops.entries()) {
    const before = day.stops[index - 1]
    if (!before?.end || !stop.start) continue
    const way = minutesOf(stop.start) - minutesOf(before.end)
    expect(way, `${before.name} to ${stop.name}`).toBeGreaterThanOrEqual(stop.leg?.minutes ?? 0)
  }
}

describe('a day changed by hand', () => {
  it('is in the new order, walkable, and back as it was after one undo', () => {
    const day = dayAt(trip, 0)
    const moved = stopAt(day, 0)
    const applied = done(moveStopBy(trip, moved.id, 1, known))
    const after = dayAt(applied.trip, 0)
    const [first, second, ...rest] = names(day)
    expect(names(after)).toEqual([second, first, ...rest])
    expectWalkable(after)
    expect(applied.outcome).toBe('applied')
    const change = inverseOf(applied)
    expect(done(change, applied.trip).trip).toEqual(trip)
  })

  it('keeps what comes before the change to the minute', () => {
    const day = dayAt(trip, 0)
    const after = dayAt(done(removeStop(trip, stopAt(day, -1).id, known)).trip, 0)
    expect(after.stops).toEqual(day.stops.slice(0, -1))
  })

  it('gives a stop to another day, between what is there before and after its hour', () => {
    const [from, to] = [dayAt(trip, 0), dayAt(trip, 1)]
    const moved = stopAt(from, 1)
    const { trip: after } = done(moveStopToDay(trip, moved.id, to.id, known))
    expect(names(dayAt(after, 0))).not.toContain(moved.name)
    expect(names(dayAt(after, 1))).toContain(moved.name)
    expectWalkable(dayAt(after, 0))
    expectWalkable(dayAt(after, 1))
    expect(dayAt(after, 2)).toEqual(dayAt(trip, 2))
  })

  it('goes over the end of a day into the next, and nowhere from the last', () => {
    const last = stopAt(dayAt(trip, 0), -1)
    const { trip: after } = done(moveStopBy(trip, last.id, 1, known))
    expect(names(dayAt(after, 1))[0]).toBe(last.name)
    expect(moveStopBy(trip, stopAt(dayAt(trip, 2), -1).id, 1, known)).toBeNull()
    expect(moveStopBy(trip, stopAt(dayAt(trip, 0), 0).id, -1, known)).toBeNull()
    const { id } = dayAt(trip, 0)
    expect(moveStopTo(trip, stopAt(dayAt(trip, 0), 1).id, { day: id, index: 1 }, known)).toBeNull()
  })

  it('leaves locked stops at their hour', () => {
    const locked = stopAt(dayAt(trip, 0), 2)
    const held = done({ kind: 'lock-stop', stop: locked.id, locked: true }).trip
    const { trip: after } = done(moveStopBy(held, stopAt(dayAt(held, 0), 0).id, 1, known), held)
    expect(dayAt(after, 0).stops.find(({ id }) => id === locked.id)?.start).toBe(locked.start)
  })

  it('takes out what nobody wants, locked or not, and remembers it', () => {
    const unwanted = stopAt(dayAt(trip, 1), 0)
    const { trip: after } = done(removeStop(trip, unwanted.id, known))
    expect(names(dayAt(after, 1))).not.toContain(unwanted.name)
    expect(after.avoided).toContain(unwanted.placeId)
    const held = done({ kind: 'lock-stop', stop: unwanted.id, locked: true }).trip
    expect(names(dayAt(done(removeStop(held, unwanted.id, known), held).trip, 1))).not.toContain(
      unwanted.name,
    )
  })

  it('has something else in a stop’s place, which can be swapped back', () => {
    const day = trip.days.find(({ stops }) => stops.some((each) => each.alternatives.length > 0))
    const old = day?.stops.find((each) => each.alternatives.length > 0)
    const by = places.get(old?.alternatives[0]?.placeId ?? '')
    if (!day || !old || !by) throw new Error('A stop has alternatives')
    const change = swapStop(trip, old.id, by, stopIdSchema.parse('new'), known)
    const after = done(change).trip.days.find(({ id }) => id === day.id)
    if (!after) throw new Error('The day is there')
    expect(names(after)).toEqual(names(day).map((name) => (name === old.name ? by.name : name)))
    expectWalkable(after)
    const fresh = after.stops.find(({ id }) => id === 'new')
    expect(fresh?.alternatives[0]).toEqual({ placeId: old.placeId, name: old.name })
    expect(minutesOf(fresh?.start ?? '') % 5).toBe(0)
  })
})
