import { expect, it } from 'vitest'
import { buildDayProblem } from '../problem/day-problem.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { gatherNeighbours } from './gather-neighbours.ts'

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

it('two sights around the corner from each other come together, at another hour of theirs if need be', () => {
  const arena = place('arena', { at: [38.71, -9.14], kind: 'ruins', bestTime: 'morning' })
  const forum = place('forum', { at: [38.715, -9.14], kind: 'landmark', bestTime: 'morning' })
  const others = ['a', 'b', 'c', 'd'].map((id, index) =>
    place(id, { at: [38.71 + 0.02 * (index + 1), -9.14 - 0.03 * index], minutes: 30 }),
  )
  const problem = buildDayProblem(
    read({
      places: [arena, forum, ...others],
      days: [{ date: dates[0] }, { date: dates[1] }],
      meals: { lunch: false, dinner: false },
    }),
  )
  const find = (id: string) => problem.visits.findIndex((visit) => visit.place?.id === id)
  const plan = [['arena', 'a', 'b'].map(find), ['forum', 'c', 'd'].map(find)]
  const dayOf = (id: string) =>
    gatherNeighbours(problem, plan).findIndex((tour) =>
      tour.some((visit) => problem.visits[visit]?.place?.id === id),
    )
  expect(dayOf('arena')).toBe(dayOf('forum'))
})

it('a corner of the town changes its day as a whole, where one sight of it alone would leave the others', () => {
  const kinds = ['museum', 'square', 'palace'] as const
  const corner = kinds.map((kind, index) =>
    place(`c${index}`, { at: [38.71 + 0.0015 * index, -9.1], kind, minutes: 45 }),
  )
  // Beside the first of them alone, and closed on the first day.
  const beside = place('beside', { at: [38.707, -9.1], kind: 'bridge', hours: 'Tu 09:00-18:00' })
  const problem = buildDayProblem(
    read({
      places: [...places.filter(({ id }) => id.startsWith('w')), ...corner, beside],
      days: [{ date: dates[0] }, { date: dates[1] }],
      meals: { lunch: false, dinner: false },
    }),
  )
  const find = (id: string) => problem.visits.findIndex((visit) => visit.place?.id === id)
  const plan = [['w1', 'w2', 'c0', 'c1', 'c2'].map(find), ['beside'].map(find)]
  const days = gatherNeighbours(problem, plan).map((tour) =>
    tour.map((visit) => problem.visits[visit]?.place?.id).toSorted(),
  )
  expect(days).toEqual([
    ['w1', 'w2'],
    ['beside', 'c0', 'c1', 'c2'],
  ])
})
