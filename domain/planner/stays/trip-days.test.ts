import { expect, it } from 'vitest'
import { emptyBrief, type TripBrief } from '#domain/brief/schema.ts'
import { tripDays } from './trip-days.ts'

const today = '2026-11-16'
const exact = (start: string, end: string): TripBrief['dates'] => ({
  start,
  end,
  precision: 'exact',
})
const datesOf = (brief: Partial<TripBrief>, text = '') =>
  tripDays({ ...emptyBrief(), ...brief }, ['Town'], today, false, text).dates

it('two dates count, whatever a long weekend usually is', () => {
  const dates = datesOf({ days: 3, dates: exact('2027-01-14', '2027-01-17') })
  expect(dates).toEqual(['2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17'])
})

it('an end on a weekday is the one that follows the start', () => {
  const brief = { days: 284, dates: exact('2027-02-12', '2027-11-22') }
  const dates = datesOf(brief, 'we land Friday 12 February 2027 and our flight out is Sunday')
  expect(dates).toEqual(['2027-02-12', '2027-02-13', '2027-02-14'])
})

it('from Sunday to Wednesday begins on a Sunday of the month that was said', () => {
  const month = { earliest: '2027-03-01', latest: '2027-03-31', precision: 'month' } as const
  const dates = datesOf({ days: 4, dates: month }, 'from Sunday to Wednesday in March')
  expect(dates[0]).toBe('2027-03-14')
  expect(dates).toHaveLength(4)
})

it('on a Thursday until Sunday has as many days as lie between, in the month that was said', () => {
  const month = { earliest: '2027-05-01', latest: '2027-05-31', precision: 'month' } as const
  const text = 'we get there on a Thursday at 21:40 and have until Sunday noon, May 2027'
  expect(datesOf({ dates: month }, text)).toEqual([
    '2027-05-13',
    '2027-05-14',
    '2027-05-15',
    '2027-05-16',
  ])
})

it('a few days around a feast without a length take four, with the feast among them', () => {
  const dates = { earliest: '2026-11-25', latest: '2026-11-29', precision: 'window' } as const
  const { dates: days, notes } = tripDays({ ...emptyBrief(), dates }, ['Town'], today)
  expect(days).toEqual(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'])
  expect(notes[0]).toBe('How long you stay was not said: planned for 4 days.')
})
