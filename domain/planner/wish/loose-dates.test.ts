/** Days that were said loosely are kept to; days that have passed are planned later, and that is said first. */
import { describe, expect, it } from 'vitest'
import { oneOfEvery } from '#testing/full-run-only.ts'
import { planWish } from './plan-wish.ts'
import { loadWishContext } from './testing/wish-context.ts'

const context = { ...(await loadWishContext()), limits: { steps: 40 } }

const plan = async (wish: string) => {
  const { trip, unmet, notes } = await planWish(wish, context)
  const dates = trip?.days.map(({ date }) => date) ?? []
  return { first: dates[0] ?? '', last: dates.at(-1) ?? '', dates, unmet, notes }
}

describe('a part of a month, a week or a feast', { timeout: 60_000 }, () => {
  it.each(
    oneOfEvery(2, [
      ['4 days in Tokyo, first week of April 2027', '2027-04-01', '2027-04-07'],
      ['Kyoto 3 days, last week of March 2027', '2027-03-25', '2027-03-31'],
      ['3 days in Dubai in late February', '2027-02-21', '2027-02-28'],
      ['a week in Rome mid September', '2027-09-11', '2027-09-20'],
      ['5 days in Lisbon the first half of June', '2027-06-01', '2027-06-15'],
      ['3 days in Prague this week', '2026-11-17', '2026-11-22'],
      ['five days in Kyoto at the end of March', '2027-03-27', '2027-03-31'],
      ['4 days in Edinburgh, end of March, not over Easter', '2027-03-21', '2027-03-25'],
      [
        'Madrid for a weekend in the middle of April, the Rastro on Sunday',
        '2027-04-17',
        '2027-04-18',
      ],
      ['a long weekend in Prague, Thursday to Sunday in mid-April', '2027-04-15', '2027-04-18'],
      ['a weekend in Lisbon 12 to 14 March 2027', '2027-03-12', '2027-03-14'],
      ['Dubai 3 days in Ramadan (late February)', '2027-02-21', '2027-02-28'],
      ['Madrid 3 days then Seville 2 days, mid August', '2027-08-11', '2027-08-20'],
    ]),
  )('%s', async (wish, earliest, latest) => {
    const { first, last } = await plan(wish)
    expect(first >= earliest, `begins ${first}`).toBe(true)
    expect(last <= latest, `ends ${last}`).toBe(true)
  })

  it.each([
    ['a long weekend in Prague, Thursday to Sunday in mid-April', 4],
    ['a weekend in Lisbon 12 to 14 March 2027', 3],
    ['a long weekend in Prague in April', 3],
  ])('%s has %i days', async (wish, days) => {
    expect((await plan(wish)).dates).toHaveLength(days)
  })

  it.each([
    ['Mexico City 4 days around Day of the Dead', ['2027-11-01', '2027-11-02']],
    ['New Orleans 3 days for Mardi Gras', ['2027-02-09']],
    ['Edinburgh 3 days around Hogmanay', ['2026-12-31']],
    ['Madrid 4 days over Easter', ['2027-03-28']],
  ])('%s has the feast in it', async (wish, feast) => {
    expect((await plan(wish)).dates).toEqual(expect.arrayContaining(feast))
  })
})

describe('days that have passed', { timeout: 60_000 }, () => {
  it.each([
    ['3 days in Rome from 3 May 2025 to 5 May 2025', '2027-05-03', 'May 3 to May 5, 2025'],
    ['3 days in Rome, 12-14 May 2026', '2027-05-12', 'May 12 to May 14, 2026'],
    // With its weekday a date keeps it.
    ['One day in Cape Town, Saturday 14 November 2026', '2027-11-13', 'November 14, 2026'],
    ['3 days in Rome in May 2025', '2027-05-08', 'May 1 to May 31, 2025'],
    ['Dubai 3 days in Ramadan (late February 2026)', '2027-02-23', 'February 21'],
    // A feast of the moon has other days a year later.
    ['Madrid 4 days over Easter 2026', '2027-03-26', 'April 3 to April 6, 2026'],
  ])('%s', async (wish, begins, said) => {
    const { first, unmet, notes } = await plan(wish)
    expect(first).toBe(begins)
    expect(unmet[0]).toContain(`The days you gave are past (${said}`)
    expect(notes.join(' ')).not.toContain('is in the past')
  })

  it('are left alone while the trip is still on', async () => {
    const { first, unmet } = await plan('5 days in Lisbon, 14-18 November 2026')
    expect(first).toBe('2026-11-14')
    expect(unmet.join(' ')).not.toContain('are past')
  })
})
