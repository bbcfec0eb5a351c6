import { expect, it } from 'vitest'
import type { TourProblem, TourVisit } from './problem.ts'
import { solveTours } from './solve.ts'

const visit = (point: number, profit: number, more: Partial<TourVisit> = {}): TourVisit => ({
  point,
  duration: 30,
  profit: [profit, profit],
  starts: [[{ from: 0, to: 600 }], [{ from: 0, to: 600 }]],
  ...more,
})

/** Home at 0; three sights beside each other at 1, and one across the city at 2. */
const problem = (far: Partial<TourVisit> = {}): TourProblem => {
  const travel = Int32Array.from([0, 5, 40, 5, 0, 40, 40, 40, 0])
  return {
    points: 3,
    travel,
    toll: Float64Array.from(travel, (minutes) => (minutes > 30 ? 4 * minutes : minutes)),
    travelWeight: 0.5,
    days: [{ startPoint: 0, endPoint: 0, from: 0, to: 600 }],
    visits: [visit(1, 80), visit(1, 80), visit(1, 80), visit(2, 60, far)],
  }
}
const solved = (asked: TourProblem) =>
  solveTours(asked, { seed: 1, goOn: (steps) => steps < 200 }).plan

it('leaves a middling sight out whose way takes more than it gives', () => {
  expect(solved(problem()).flat().toSorted()).toEqual([0, 1, 2])
})

it('goes all the way for what has a tier, and where legs have no toll', () => {
  expect(solved(problem({ tier: 1 })).flat()).toContain(3)
  const { toll: _, travelWeight: __, ...plain } = problem()
  expect(solved(plain).flat()).toContain(3)
})

it('keeps neighbours on one day, and rather leaves one out than splits them', () => {
  const days = [0, 1].map(() => ({ startPoint: 0, endPoint: 0, from: 0, to: 80 }))
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ] as const
  const plan = solved({ ...problem(), days, together: { pairs, weight: 70 } })
  expect(plan.map((tour) => tour.length).toSorted()).toEqual([0, 2])
})
