import { describe, expect, it } from 'vitest'
import { plansAfter, profitOf, toursProblem } from './tours-search.ts'

const depot = { x: 0, y: 0, from: 0, to: 30 }
const open = { from: 0, to: 30 }
const visits = [
  { x: 3, y: 4, duration: 2, profit: 7, hours: [open] },
  { x: 0, y: 9.99, duration: 2, profit: 5, hours: [{ from: 10, to: 12 }] },
  { x: 50, y: 0, duration: 0, profit: 9, hours: [open] },
  { x: 1, y: 0, duration: 0, profit: 9, hours: [null] },
]

describe('the check of a benchmark plan', () => {
  it('adds the profits of a plan that keeps the rules', () => {
    expect(profitOf([[1, 0]], visits, depot, 10)).toBe(12)
  })

  it.each([
    ['too far', [[2]]],
    ['closed that day', [[3]]],
    ['closed by then', [[0, 1]]],
    ['twice', [[0, 0]]],
  ])('refuses a plan with a visit that is %s', (_, plan) => {
    expect(() => profitOf(plan, visits, depot, 10)).toThrow()
  })

  it('accepts what the solver finds', () => {
    const [plan = []] = plansAfter(toursProblem(visits, depot, 1, 10), [0])
    expect(profitOf(plan, visits, depot, 10)).toBe(12)
  })
})
