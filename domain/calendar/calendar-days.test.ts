import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween, easterSunday, nthWeekday, weekdayOf } from './calendar-days.ts'

test('days are added across months, years and leap days', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  fc.assert(
    fc.property(fc.integer({ min: -5000, max: 5000 }), (days) => {
      expect(daysBetween('2027-05-05', addDays('2027-05-05', days))).toBe(days)
    }),
  )
})

test('holidays that move are found', () => {
  expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ])
  expect(nthWeekday(2027, 5, 1, -1)).toBe('2027-05-31')
  expect(nthWeekday(2026, 11, 4, 4)).toBe('2026-11-26')
  expect(weekdayOf('2026-11-15')).toBe(0)
})
