import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hangsAfter, runCount } from '#testing/run-count.ts'
import { Random } from '../../random/random.ts'
import type { StartSpan, TourProblem } from './problem.ts'
import { solveTours, type TourResult } from './solve.ts'

const seeds = fc.integer({ min: 1, max: 2 ** 30 })

/** A small problem with everything in it: two openings a day, groups, a budget, kinds, musts. */
function randomProblem(seed: number): TourProblem {
  const random = new Random(seed)
  const between = (low: number, high: number) => low + random.below(high - low + 1)
  const points = between(2, 8)
  const days = Array.from({ length: between(1, 3) }, () => {
    const from = between(0, 60)
    const point = random.below(points)
    return { startPoint: point, endPoint: random.below(points), from, to: from + between(20, 300) }
  })
  const spans = (): StartSpan[] => {
    const from = between(0, 200)
    const first = { from, to: from + random.below(80) }
    if (random.next() < 0.2) return []
    if (random.next() < 0.6) return [first]
    return [first, { from: first.to + 5, to: first.to + 5 + random.below(60) }]
  }
  return {
    points,
    travel: Int32Array.from({ length: points * points }, (_, at) =>
      Math.floor(at / points) === at % points ? 0 : between(1, 40),
    ),
    days,
    groups: [
      { cap: 1, per: 'day' },
      { cap: 2, per: 'trip' },
    ],
    budget: between(0, 40),
    longestRun: 2,
    visits: Array.from({ length: between(1, 9) }, () => ({
      point: random.below(points),
      duration: between(1, 50),
      profit: days.map(() => between(0, 30)),
      starts: days.map(spans),
      mandatory: random.next() < 0.15,
      cost: random.below(12),
      groups: random.next() < 0.3 ? [random.below(2)] : [],
      kind: random.below(3) - 1,
    })),
  }
}

/**
 * One day of it, small enough to try everything. Ways are as roads are, none longer than one by a
 * stop, and every visit is worth something: none is made only to stand between two others.
 */
function randomDay(seed: number): TourProblem {
  const { points, travel, days, visits, budget = 0, longestRun = 0 } = randomProblem(seed)
  for (let by = 0; by < points; by += 1) {
    for (let way = 0; way < travel.length; way += 1) {
      const [from, to] = [Math.floor(way / points), way % points]
      const detour = (travel[from * points + by] ?? 0) + (travel[by * points + to] ?? 0)
      travel[way] = Math.min(travel[way] ?? 0, detour)
    }
  }
  return {
    points,
    travel,
    budget,
    longestRun,
    days: days.slice(0, 1),
    visits: visits.slice(0, 5).map(({ mandatory: _, groups: __, profit, ...visit }) => ({
      ...visit,
      profit: profit.map((worth) => worth + 1),
    })),
  }
}

/** What is wrong with a plan, found by walking it; shares nothing with the solver. */
function violations(problem: TourProblem, { plan, starts, profit }: TourResult): string[] {
  const wrong: string[] = []
  let earned = 0
  for (const [day, tour] of plan.entries()) {
    const limits = problem.days[day]
    if (!limits) throw new Error('a day too many')
    let at = limits.startPoint
    let time = limits.from
    let run = 0
    let before = -1
    for (const [index, id] of tour.entries()) {
      const visit = problem.visits[id]
      if (!visit) throw new Error('an unknown visit')
      time += problem.travel[at * problem.points + visit.point] ?? 0
      const start = starts[day]?.[index] ?? -1
      if (start < time) wrong.push('begins before arrival')
      const open = (visit.starts[day] ?? []).some(({ from, to }) => start >= from && start <= to)
      if (!open) wrong.push('closed')
      time = start + visit.duration
      at = visit.point
      earned += visit.profit[day] ?? 0
      const kind = visit.kind ?? -1
      run = kind >= 0 && kind === before ? run + 1 : 1
      before = kind
      if (run > (problem.longestRun ?? 99)) wrong.push('three of a kind')
    }
    time += problem.travel[at * problem.points + limits.endPoint] ?? 0
    if (tour.length > 0 && time > limits.to) wrong.push('back too late')
  }
  const all = plan.flat()
  if (new Set(all).size !== all.length) wrong.push('visited twice')
  for (const [group, { cap, per }] of (problem.groups ?? []).entries()) {
    const count = (ids: readonly number[]) =>
      ids.filter((id) => problem.visits[id]?.groups?.includes(group)).length
    if (Math.max(...(per === 'day' ? plan.map(count) : [count(all)])) > cap)
      wrong.push('over a cap')
  }
  const spent = all.reduce((sum, id) => sum + (problem.visits[id]?.cost ?? 0), 0)
  if (spent > (problem.budget ?? Number.POSITIVE_INFINITY)) wrong.push('over budget')
  if (Math.abs(earned - profit) > 1e-6) wrong.push('profit does not add up')
  return wrong
}

const steps = (most: number) => ({ seed: 3, goOn: (done: number) => done < most })

describe('the search for tours', { timeout: hangsAfter(60_000) }, () => {
  it('never breaks hours, travel, day limits, caps, budget or variety', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = randomProblem(seed)
        expect(violations(problem, solveTours(problem, steps(12)))).toEqual([])
      }),
      { numRuns: runCount('random tours held to every rule', { everyday: 600, full: 8000 }) },
    )
  })

  it('finds the same plan for the same seed, and never a worse one with more steps', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const problem = randomProblem(seed)
        const [few, same, more] = [10, 10, 40].map((most) => solveTours(problem, steps(most)))
        expect(same).toEqual(few)
        expect(more?.missing.length).toBeLessThanOrEqual(few?.missing.length ?? 0)
        if (more?.missing.length === few?.missing.length) {
          expect(more?.worth).toBeGreaterThanOrEqual((few?.worth ?? 0) - 1e-9)
        }
      }),
      { numRuns: runCount('random tours solved twice', { everyday: 300, full: 1000 }) },
    )
  })

  it('finds the best plan of small problems', () => {
    // The same ones each time: a search may miss one in a hundred thousand.
    const count = runCount('small problems solved by trying everything', {
      everyday: 200,
      full: 500,
    })
    for (let seed = 1; seed <= count; seed += 1) {
      const problem = randomDay(seed)
      expect(solveTours(problem, steps(2000)).profit, `seed ${seed}`).toBe(bestProfit(problem))
    }
  })

  it('finds room by a stop where the straight way takes longer', () => {
    const day = { startPoint: 0, endPoint: 1, from: 0, to: 50 }
    const visit = { point: 2, duration: 30, profit: [1], starts: [[{ from: 0, to: 50 }]] }
    // 40 straight on, 20 by the stop.
    const travel = Int32Array.from([0, 40, 10, 40, 0, 10, 10, 10, 0])
    const { plan } = solveTours({ points: 3, travel, days: [day], visits: [visit] }, steps(5))
    expect(plan).toEqual([[0]])
  })

  it('puts a visit elsewhere where its cheapest place would be the third of a kind', () => {
    const at = (point: number, kind: number, from: number) => ({
      point,
      kind,
      duration: 1,
      profit: [1],
      starts: [[{ from, to: 100 }]],
    })
    // Two museums, a park at the end of the day, and a museum beside the first two.
    const visits = [at(0, 0, 0), at(0, 0, 0), at(1, 1, 10), at(0, 0, 0)]
    const travel = Int32Array.from([0, 5, 5, 0])
    const days = [{ startPoint: 0, endPoint: 0, from: 0, to: 100 }]
    const { plan } = solveTours({ points: 2, travel, days, visits, longestRun: 2 }, steps(0))
    expect(plan[0]).toHaveLength(4)
  })

  it('goes on from a plan that is given', () => {
    const problem = randomProblem(11)
    const first = solveTours(problem, steps(200))
    const again = solveTours(problem, { ...steps(0), start: first.plan })
    expect(again.worth).toBeGreaterThanOrEqual(first.worth - 1e-9)
  })
})

/** Every order of every subset of one day. */
function bestProfit(problem: TourProblem): number {
  let best = 0
  const walk = (order: readonly number[]): void => {
    const timed = timesOf(problem, order)
    if (!timed) return
    const profit = order.reduce((sum, id) => sum + (problem.visits[id]?.profit[0] ?? 0), 0)
    const result = {
      plan: [order],
      starts: [timed.starts],
      profit,
      worth: 0,
      missing: [],
      steps: 0,
    }
    if (violations(problem, result).length === 0) best = Math.max(best, profit)
    problem.visits.forEach((_, id) => {
      if (!order.includes(id)) walk([...order, id])
    })
  }
  walk([])
  return best
}

function timesOf(problem: TourProblem, order: readonly number[]) {
  const day = problem.days[0]
  let at = day?.startPoint ?? 0
  let time = day?.from ?? 0
  const starts: number[] = []
  for (const id of order) {
    const visit = problem.visits[id]
    time += problem.travel[at * problem.points + (visit?.point ?? 0)] ?? 0
    const arrival = time
    const span = visit?.starts[0]?.find(({ to }) => arrival <= to)
    if (!(visit && span)) return null
    time = Math.max(time, span.from)
    starts.push(time)
    time += visit.duration
    at = visit.point
  }
  return { starts }
}
