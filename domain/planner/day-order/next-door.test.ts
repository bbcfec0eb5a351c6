import { expect, it } from 'vitest'
import { buildDayProblem } from '../problem/day-problem.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { DayScore } from './day-score.ts'

const places = [
  place('park', { at: [38.71, -9.14], kind: 'park' }),
  place('castle', { at: [38.711, -9.1385], kind: 'palace' }),
  place('tower', { at: [38.7152, -9.14], kind: 'viewpoint' }),
]
const built = buildDayProblem(
  read({ places, days: [{ date: dates[0] }], meals: { lunch: false, dinner: false } }),
)
const find = (id: string) => built.visits.findIndex((visit) => visit.place?.id === id)
const comesBack = (...ids: string[]) => new DayScore(built).reentries(ids.map(find))

it('a castle and the park around it are seen one after the other', () => {
  expect(comesBack('park', 'tower', 'castle')).toBe(1)
  expect(comesBack('tower', 'park', 'castle')).toBe(0)
  expect(comesBack('park', 'castle', 'tower')).toBe(0)
})
