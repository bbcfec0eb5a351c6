import { expect, test } from 'vitest'
import { median, option, percentOf, quantile, residentMegabytes } from './figures.ts'

test('quantiles need no order, and there is none of nothing', () => {
  const values = [30, 10, 50, 20, 40]
  expect([median(values), quantile(values, 0.99), quantile(values, 1)]).toEqual([30, 50, 50])
  expect(values).toEqual([30, 10, 50, 20, 40])
  expect(median([])).toBeNaN()
})

test('shares are in percent', () => {
  expect(percentOf(1, 3)).toBe(33.33)
  expect(percentOf(0, 0)).toBeNaN()
})

test('an option is what stands behind its name, and never something else', () => {
  expect(option(['--rounds', '3'], '--rounds')).toBe('3')
  expect(option(['7'], '--rounds')).toBeUndefined()
  expect(option(['--rounds'], '--rounds')).toBeUndefined()
})

test('a process that is gone holds nothing that could be said', () => {
  expect(residentMegabytes(undefined)).toBeNaN()
})
