import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadHolidays } from '#domain/holidays/holiday-calendar.ts'
import { loadDestination } from '#domain/places/load-catalogue.ts'
import { runCount } from '#testing/run-count.ts'
import { housesOf } from './house.ts'
import { momentAt, openAt } from './openness.ts'
import { aHouse, tokyo } from './testing/a-house.ts'

const calendar = await loadHolidays()
const numRuns = runCount('opening hours against a week of minutes', { everyday: 300, full: 5000 })

const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']
const clock = (minute: number) =>
  `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`

/** For each weekday up to two spans that do not meet; the last may run past midnight. */
const week = fc.array(
  fc
    .uniqueArray(fc.integer({ min: 1, max: 95 }), { minLength: 0, maxLength: 4 })
    .chain((quarters) =>
      fc.integer({ min: 0, max: 20 }).map((past) => {
        const marks = quarters.toSorted((a, b) => a - b).map((quarter) => quarter * 15)
        const spans: [number, number][] = []
        for (let index = 0; index + 1 < marks.length; index += 2) {
          spans.push([marks[index] ?? 0, marks[index + 1] ?? 0])
        }
        const [last] = spans.slice(-1)
        // Over midnight, but never so long that it would meet itself.
        if (last && past > 0) last[1] = Math.min(1440 + past * 15, last[0] + 1380)
        return spans
      }),
    ),
  { minLength: 7, maxLength: 7 },
)

/** The oracle: every minute of two weeks, ticked one by one. */
function ticked(spans: readonly [number, number][][]): Set<number> {
  const minutes = new Set<number>()
  for (const weekOf of [0, 1]) {
    for (const [day, own] of spans.entries()) {
      for (const [from, to] of own) {
        for (let minute = from; minute < to; minute += 1) {
          minutes.add((weekOf * 7 + day) * 1440 + minute)
        }
      }
    }
  }
  return minutes
}

const written = (spans: readonly [number, number][][]) =>
  spans
    .map((own, day) =>
      own.length === 0
        ? `${dayNames[day]} off`
        : `${dayNames[day]} ${own.map(([from, to]) => `${clock(from)}-${clock(to % 1440)}`).join(',')}`,
    )
    .join('; ')

describe('open means open at that minute', () => {
  it('on every weekday and over midnight, as a check of every single minute says', () => {
    fc.assert(
      fc.property(
        week,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 1439 }),
        (spans, later, minute) => {
          const date = new Date(Date.UTC(2027, 5, 6 + later)).toISOString().slice(0, 10)
          const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
          const open = openAt(aHouse({ hours: written(spans) }), { date, minute }, calendar)
          const at = (7 + weekday) * 1440 + minute
          const minutes = ticked(spans)
          expect(open.state === 'open').toBe(minutes.has(at))
          if (open.state !== 'open' || open.always) return
          // And it says until when: the minute before is open still.
          expect(minutes.has((7 + weekday) * 1440 + open.until - 1)).toBe(true)
        },
      ),
      { numRuns },
    )
  })

  it('by the clock of the place, wherever somebody asks from', () => {
    const zones = [
      'Asia/Tokyo',
      'America/New_York',
      'Asia/Kathmandu',
      'Pacific/Auckland',
      'Europe/Lisbon',
    ]
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) }),
        fc.constantFrom(...zones),
        (instant, zone) => {
          // The Swedish way of writing a date is the ISO way.
          const [date, time = ''] = new Date(instant)
            .toLocaleString('sv-SE', { timeZone: zone })
            .split(' ')
          const [hours = 0, minutes = 0] = time.split(':').map(Number)
          expect(momentAt(instant, zone)).toEqual({ date, minute: hours * 60 + minutes })
        },
      ),
      { numRuns },
    )
  })

  it('one instant is dinner in Tokyo and the middle of the night in Lisbon', () => {
    const house = aHouse({ hours: '18:00-22:00' })
    const instant = Date.parse('2027-06-15T10:30:00Z')
    expect(openAt(house, momentAt(instant, 'Asia/Tokyo'), calendar)).toMatchObject({ until: 1320 })
    expect(openAt(house, momentAt(instant, 'Europe/Lisbon'), calendar)).toEqual({
      state: 'closed',
      opens: 1080,
      holiday: null,
    })
  })
})

describe('holidays', () => {
  const london = { ...tokyo, name: 'London', country: 'GB', slug: 'london', zone: 'Europe/London' }

  it('a holiday that may change the hours makes them something to check', () => {
    const house = aHouse({ hours: '12:00-23:00', town: london })
    expect(openAt(house, { date: '2027-12-25', minute: 780 }, calendar)).toEqual({
      state: 'unknown',
      holiday: 'Christmas Day',
    })
    expect(openAt(house, { date: '2027-11-25', minute: 780 }, calendar).state).toBe('open')
  })

  it('the night after a holiday belongs to it, and the night before does not', () => {
    const house = aHouse({ hours: '18:00-02:00', town: london })
    expect(openAt(house, { date: '2027-12-26', minute: 60 }, calendar)).toMatchObject({
      state: 'unknown',
      holiday: 'Christmas Day',
    })
  })

  it('hours that name the holiday win over what the holiday closes', () => {
    const house = aHouse({ hours: '12:00-23:00; Dec 25 12:00-16:00', town: london })
    expect(openAt(house, { date: '2027-12-25', minute: 780 }, calendar)).toMatchObject({
      state: 'open',
      until: 960,
    })
    expect(openAt(house, { date: '2027-12-25', minute: 1080 }, calendar).state).toBe('closed')
  })

  it('a kosher house keeps the Sabbath, also where its hours are unknown', async () => {
    const paris = await loadDestination('paris')
    if (!paris) throw new Error('The catalogue has no Paris')
    const kosher = housesOf(paris).filter(({ diets }) => diets.includes('kosher'))
    expect(kosher.length).toBeGreaterThan(0)
    for (const house of kosher) {
      for (const hours of [house.hours, null]) {
        const evening = { date: '2027-06-18', minute: 21 * 60 }
        expect(openAt({ ...house, hours }, evening, calendar).state).toBe('closed')
        const noon = { date: '2027-06-19', minute: 13 * 60 }
        expect(openAt({ ...house, hours }, noon, calendar).state).toBe('closed')
      }
      expect(
        openAt({ ...house, hours: null }, { date: '2027-06-16', minute: 780 }, calendar).state,
      ).toBe('unknown')
    }
  })
})
