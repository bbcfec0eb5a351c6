import { expect, it } from 'vitest'
import { buildDayProblem } from './day-problem.ts'
import { gatherNeighbours } from './gather-neighbours.ts'
import { dates, place, read } from './testing/sample-request.ts'

const west = [38.71, -9.2] as [number, number]
const east = [38.71, -9.08] as [number, number]
const places = [
  place('w1', { at: west, kind: 'museum' }),
  place('w2', { at: [38.711, -9.2], kind: 'bridge' }),
  place('e1', { at: east, kind: 'square', hours: 'Tu 09:00-18:00' }),
  place('e2', { at: [38.711, -9.08], kind: 'palace' }),
]
const request = read({
  places,
  days: [{ date: dates[0] }, { date: dates[1] }],
  meals: { lunch: false, dinner: false },
})
const built = buildDayProblem(request)
const numberOf = (id: string) => built.visits.findIndex((visit) => visit.place?.id === id)
const gathered = (...plan: string[][]) =>
  gatherNeighbours(
    built,
    plan.map((ids) => ids.map(numberOf)),
  ).map((tour) => tour.map((visit) => built.visits[visit]?.place?.id).toSorted())

it('two sights that stand in for each other on the wrong days change places', () => {
  expect(gathered(['w1', 'e2'], ['w2', 'e1'])).toEqual([
    ['w1', 'w2'],
    ['e1', 'e2'],
  ])
})

it('a sight goes to the day of its neighbour where its own day keeps others', () => {
  expect(gathered(['w1', 'w2', 'e2'], ['e1'])).toEqual([
    ['w1', 'w2'],
    ['e1', 'e2'],
  ])
  expect(gathered(['e2'], ['e1'])).toEqual([['e2'], ['e1']])
})

it('a sight stays where it is open', () => {
  // The first day is a Monday, on which e1 is closed.
  expect(gathered(['e2'], ['w1', 'w2', 'e1'])[1]).toContain('e1')
})

it('leaves a plan alone in which neighbours are together', () => {
  const plan = [
    ['w1', 'w2'],
    ['e1', 'e2'],
  ]
  expect(gathered(...plan)).toEqual(plan)
})
