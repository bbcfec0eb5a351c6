import { expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { moveStopToDay, removeStop, swapStop } from '#domain/planner/by-hand/edits.ts'
import { planDays } from '#domain/planner/plan-days.ts'
import { planRequestSchema } from '#domain/planner/schema.ts'
import { apply, inverseOf } from '#domain/trip/apply.ts'
import { operationIdSchema, stopIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { changeInWords } from './history-words.ts'

const lisbon = await loadDestination('lisbon')
if (!lisbon) throw new Error('The catalogue has no Lisbon')
const { places, at: lodging } = lisbon
const days = [{ date: '2027-05-11' }, { date: '2027-05-12' }]
const outcome = planDays(planRequestSchema.parse({ places, days, lodging }), {
  seed: 1,
  goOn: (steps) => steps < 30,
})
if (!outcome.ok) throw new Error('Lisbon can be planned')
const { trip } = outcome
const [first, second] = trip.days
const stop = first?.stops.find(({ kind }) => kind === 'visit')
if (!stop || !second) throw new Error('There are two days with stops')
const known = { place: (id: string) => places.find((place) => place.id === id) }
const other = places.find(({ id }) => id !== stop.placeId)

const operation = (id: string, change: TripChange | null) => {
  if (!change) throw new Error('There is a change')
  return { id: operationIdSchema.parse(id), base: 0, hand: 'person' as const, change }
}

it('what was done by hand is said by the names of what it was done to', () => {
  const moved = operation('a', moveStopToDay(trip, stop.id, second.id, known))
  expect(changeInWords(moved, trip, [])).toBe(`Moved ${stop.name} to day 2`)
  expect(changeInWords(operation('a', removeStop(trip, stop.id, known)), trip, [])).toBe(
    `Took out ${stop.name}`,
  )
  if (!other) throw new Error('Lisbon has another place')
  const swapped = swapStop(trip, stop.id, other, stopIdSchema.parse('new'), known)
  expect(changeInWords(operation('a', swapped), trip, [])).toBe(
    `Swapped ${stop.name} for ${other.name}`,
  )
})

it('a removed stop still has its name, and undo, redo and ways back say what they were', () => {
  const lock = operation('a', { kind: 'lock-stop', stop: stop.id, locked: true })
  const applied = apply(trip, lock)
  const undo = operation('b', inverseOf(applied))
  const redo = operation('c', inverseOf(apply(applied.trip, undo)))
  const history = [lock, undo, redo]
  const gone = apply(trip, operation('d', removeStop(trip, stop.id, known))).trip
  expect(history.map((entry) => changeInWords(entry, gone, history))).toEqual([
    `Locked ${stop.name}`,
    `Took back: Locked ${stop.name}`,
    `Again: Locked ${stop.name}`,
  ])
  const back = operation('e', {
    kind: 'undo',
    of: operationIdSchema.parse('version-0'),
    changes: [],
  })
  expect(changeInWords(back, trip, history)).toBe('Went back to the first plan')
  expect(changeInWords({ change: null }, trip, [])).toContain('can’t read')
})
