/** Whole days between a late arrival and an early departure, as somebody means who counts "full days". */
import { describe, expect, it } from 'vitest'
import type { TripBrief } from '#domain/brief/schema.ts'
import { readStayClock } from '../stay-clock.ts'
import { fullDays } from './full-days.ts'

const read = (text: string, said: Partial<TripBrief>) =>
  fullDays(text, readStayClock(text), said as TripBrief)

const FRIDAY = 5

describe('full days', () => {
  it('begin on the morning after a late arrival, and end early before a flight in the night', () => {
    const found = read('3 full days, arriving Thursday 23:00, leaving Monday 6:15', {
      days: 3,
      ...{ arrival: '23:00', departure: '06:15' },
    })
    expect(found).toMatchObject({ startsOn: FRIDAY, lastTo: 1260 })
    expect(found?.clock).not.toHaveProperty('from')
    expect(found?.clock).not.toHaveProperty('to')
    expect(found?.notes.join(' ')).toMatch(/arrive on Thursday at 23:00.*leave on Monday at 06:15/)
  })

  it('have the day of arrival among them where it is long enough', () => {
    const found = read('4 days, arriving Thursday 10:00, leaving Sunday 18:00', {
      days: 4,
      ...{ arrival: '10:00', departure: '18:00' },
    })
    expect(found).toMatchObject({ startsOn: 4, clock: { from: 645 }, notes: [] })
    expect(found).not.toHaveProperty('lastTo')
  })

  it('lie between the dates of the journey, where both were said', () => {
    const dates = { start: '2027-06-04', end: '2027-06-07', precision: 'exact' as const }
    const words = { arrival: '22:30', departure: '07:05', dates, days: 4 }
    expect(read('2 full days, we arrive at 22:30 and fly home at 7:05', words)?.dates).toEqual({
      ...{ start: '2027-06-05', end: '2027-06-06' },
    })
    const kept = read('We arrive at 22:30 and fly home at 7:05', words)
    expect(kept).not.toHaveProperty('dates')
    expect(kept?.eveTo).toBe(1260)
  })
})
