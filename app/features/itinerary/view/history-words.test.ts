import { expect, it } from 'vitest'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { addStop } from '#domain/planner/by-hand/add-stop.ts'
import { moveStopToDay, removeStop, swapStop } from '#domain/planner/by-hand/edits.ts'
import { setStop } from '#domain/planner/by-hand/set-stop.ts'
import { planDays } from '#domain/planner/plan-days.ts'
import { planRequestSchema } from '#domain/planner/schema.ts'
import { tripSuggestionIdSchema } from '#domain/sharing/ids.ts'
import { asNote, asStop } from '#domain/sharing/suggestion-change.ts'
import { apply, inverseOf } from '#domain/trip/apply.ts'
import { operationIdSchema, type PersonId, stopIdSchema } from '#domain/trip/ids.ts'
import type { TripChange } from '#domain/trip/operation.ts'
import { changeInWords, whoInWords } from './history-words.ts'

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
if (!first || !stop || !second) throw new Error('There are two days with stops')
const known = { place: (id: string) => places.find((place) => place.id === id) }
const there = new Set(trip.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)))
const other = places.find(({ id, kind }) => !there.has(id) && kind === 'museum')

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

it('adding, editing and notes are named too', () => {
  if (!other) throw new Error('Lisbon has another place')
  const id = stopIdSchema.parse('new')
  const added = addStop(trip, { place: other }, id, known, second.id)
  const words = changeInWords(operation('a', added), trip, [])
  expect(words).toBe(`Added ${other.name} to day 2`)
  const longer = setStop(trip, stop.id, { minutes: 200 }, known)
  expect(changeInWords(operation('a', longer), trip, [])).toBe(`Changed ${stop.name}`)
  const pace = { entity: 'trip', id: trip.id, set: { pace: 'slow' } } as const
  expect(changeInWords(operation('a', { kind: 'edit', edits: [pace] }), trip, [])).toBe(
    'Changed the pace to slow',
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

it('who did it has a name: the reader, a companion, or whoever suggested it', () => {
  const names = new Map([['p2', 'Ana']])
  const by = (personId: string | null, hand: 'person' | 'assistant' = 'person') =>
    whoInWords({ hand, personId: personId as PersonId | null, change: null }, 'p1', names)
  expect([by('p1'), by(null), by('p2'), by('p3')]).toEqual([
    'You',
    'You',
    'Ana',
    'Somebody who travels with you',
  ])
  expect(by('p2', 'assistant')).toBe('The assistant')
  const suggestion = {
    id: tripSuggestionIdSchema.parse('b0000000-0000-4000-8000-000000000001'),
    words: 'Take tram 28',
    name: 'Ben',
    dayId: first.id,
    stopId: null,
    madeAt: '2027-01-01T00:00:00Z',
  }
  const suggested = (change: TripChange | null) =>
    whoInWords({ hand: 'suggestion', personId: 'p1' as PersonId, change }, 'p1', names)
  const day = { day: first.id, place: null, known }
  expect(suggested(asStop(trip, suggestion, day))).toBe('Ben, with the link')
  expect(suggested(asNote(trip, suggestion))).toBe('Ben, with the link')
  const unnamed = { ...suggestion, name: null }
  expect(suggested(asStop(trip, unnamed, day))).toBe('Someone with the link')
  expect(suggested(asNote(trip, unnamed))).toBe('Someone with the link')
})
