import { describe, expect, it } from 'vitest'
import { avoidedFeasts } from '#domain/brief/dates/avoided-feasts.ts'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import type { Destination } from '#domain/places/schema.ts'
import { freeStart, type StartQuestion } from './free-start.ts'

const { bySlug } = await loadCatalogue()
const calendar = await loadHolidays()

function city(slug: string): Destination {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`There is no destination ${slug}`)
  return found
}

const from = (slug: string, question: Partial<StartQuestion> & { usual: string }) =>
  freeStart({ length: 4, today: '2026-11-16', ...question }, [city(slug)], calendar)

describe('where only a month was said', () => {
  it('a stay in Hanoi in February keeps clear of Tết, and the feast is named', () => {
    const february = { earliest: '2027-02-01', latest: '2027-02-28' }
    const { start, clearOf } = from('hanoi', { usual: '2027-02-08', ...february })
    // By the calendar the feast lasts until 9 February.
    expect(start >= '2027-02-10' || start <= '2027-02-01').toBe(true)
    expect(start.slice(0, 7)).toBe('2027-02')
    expect(clearOf).toMatch(/New Year/)
  })

  it('an ordinary week stays as it is; one with a bank holiday begins a little sooner, without a word', () => {
    expect(from('kyoto', { usual: '2027-06-08' })).toEqual({ start: '2027-06-08', clearOf: null })
    const columbusDay = { usual: '2027-10-08', earliest: '2027-10-01', latest: '2027-10-31' }
    expect(from('new-york', columbusDay)).toEqual({ start: '2027-10-07', clearOf: null })
  })

  it('a single day is not the one on which what the town is known for is shut', () => {
    // Tuesday, when the Louvre is shut.
    const { start } = from('paris', { usual: '2027-06-08', length: 1 })
    expect(start).not.toBe('2027-06-08')
  })

  it('nobody comes the day after the feast of the year where other days are as good', () => {
    const july = { earliest: '2027-07-01', latest: '2027-07-31' }
    const { start, meets } = from('osaka', { usual: '2027-07-26', ...july })
    expect(start).toBe('2027-07-25')
    expect(meets).toBe('Tenjin Matsuri')
    const before = from('osaka', { usual: '2027-07-19', ...july })
    expect(before.start).not.toBe('2027-07-19')
    expect(from('osaka', { usual: '2027-07-12', ...july })).toEqual({
      start: '2027-07-12',
      clearOf: null,
    })
  })

  it('a week in Hanoi begins when the week of Tết is over, and one in Nairobi far from the vote', () => {
    const february = { earliest: '2027-02-01', latest: '2027-02-28', length: 7 }
    expect(from('hanoi', { usual: '2027-02-08', ...february }).start >= '2027-02-13').toBe(true)
    const august = { earliest: '2027-08-01', latest: '2027-08-31', length: 3 }
    const { start, clearOf } = from('nairobi', { usual: '2027-08-08', ...august })
    expect(start > '2027-08-20').toBe(true)
    expect(clearOf).toBe('the general election')
    expect(from('nairobi', { usual: '2026-08-08', today: '2026-01-01' }).clearOf).toBeNull()
  })

  it('a month of fasting is kept clear of where the month has other days', () => {
    const february = { earliest: '2027-02-01', latest: '2027-02-28', length: 7 }
    const { start, clearOf } = from('marrakesh', { usual: '2027-02-08', ...february })
    expect([start, clearOf]).toEqual(['2027-02-01', 'Ramadan'])
  })

  it('a feast that the request refuses is kept clear of, in a short window, too', () => {
    const avoided = avoidedFeasts('end of March, not over Easter')
    expect(avoided.map(({ name }) => name)).toEqual(['Easter'])
    const march = { earliest: '2027-03-21', latest: '2027-03-31', avoided }
    const { start, asked } = from('edinburgh', { usual: '2027-03-28', ...march })
    expect(start >= '2027-03-21' && start <= '2027-03-22').toBe(true)
    expect(asked).toBe('Easter')
  })

  it('the weekday of a market is among the days', () => {
    const may = { earliest: '2027-05-01', latest: '2027-05-31', length: 3, weekdays: [0] }
    const { start, has } = from('rome', { usual: '2027-05-10', ...may })
    expect([start, has]).toEqual(['2027-05-09', 0])
  })

  it('a weekend is on a weekend', () => {
    const june = { earliest: '2027-06-01', latest: '2027-06-30', isWeekend: true }
    expect(from('lisbon', { usual: '2027-06-08', length: 2, ...june }).start).toBe('2027-06-05')
    expect(from('lisbon', { usual: '2027-06-08', length: 3, ...june }).start).toBe('2027-06-11')
  })
})
