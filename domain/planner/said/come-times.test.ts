import { describe, expect, it } from 'vitest'
import type { Moment, Place } from '#domain/places/schema.ts'
import { openSpans } from '../open-spans.ts'
import { place } from '../testing/sample-request.ts'
import { comeTimes, dateFit, isInItsDays } from './come-times.ts'

const [sunday, monday, tuesday] = ['2027-05-09', '2027-05-10', '2027-05-11']
const says = 'Then there is more of it.'
const withMoment = (moment: Omit<Moment, 'says'>, more: Partial<Place> = {}) =>
  place('told', { setting: 'outdoor', moments: [{ says, ...moment }], ...more })

describe('what is only there at some time', () => {
  it('is shut on all other days, whatever its hours', () => {
    const fights = withMoment({ weekdays: [0, 2], come: 'only' })
    expect([sunday, monday, tuesday].map((date) => isInItsDays(fights, date))).toEqual([
      true,
      false,
      true,
    ])
    expect(openSpans(fights, monday)).toEqual([])
    const lake = withMoment({ months: [6, 7], come: 'only' })
    expect(openSpans(lake, monday)).toEqual([])
    expect(openSpans(lake, '2027-07-10')).not.toEqual([])
  })

  it('is open within its span, and for as long as a visit takes', () => {
    const market = withMoment(
      { weekdays: [1], between: ['08:00', '13:00'], come: 'only' },
      { hours: null },
    )
    expect(openSpans(market, monday)).toEqual([{ from: 480, to: 780 }])
    const show = withMoment({ between: ['20:00', '20:20'], come: 'only' }, { hours: '10:00-20:30' })
    expect(openSpans(show, monday)).toEqual([{ from: 1160, to: 1230 }])
  })

  it('may have two seasons', () => {
    const rides = place('rides', {
      moments: [
        { says: 'In January it is open daily.', months: [1], come: 'only' },
        { says, months: [5], weekdays: [0], come: 'only' },
      ],
    })
    expect(isInItsDays(rides, '2027-01-05')).toBe(true)
    expect(isInItsDays(rides, sunday)).toBe(true)
    expect(isInItsDays(rides, monday)).toBe(false)
  })
})

describe('what a date is worth', () => {
  const days = [{ date: sunday }, { date: monday }]

  it('more on the day of the market, and less where the stay has that day', () => {
    const street = withMoment({ weekdays: [0], come: 'best' })
    expect(dateFit(street, sunday, days)).toBeGreaterThan(1)
    expect(dateFit(street, monday, days)).toBeLessThan(0.5)
    expect(dateFit(street, monday, [{ date: monday }])).toBe(1)
  })

  it('nearly as much on any day where the town is known for the place', () => {
    const square = withMoment({ weekdays: [0], come: 'best' }, { essential: 0.85 })
    expect(dateFit(square, monday, days)).toBeGreaterThan(0.7)
  })

  it('is not changed by what is only told when it happens to hold', () => {
    expect(dateFit(withMoment({ weekdays: [0] }), sunday, days)).toBe(1)
  })
})

const parts: [string | null, Place['bestTime'], Omit<Moment, 'says'>][] = [
  ['dark', 'night', { light: 'dark', come: 'best' }],
  ['evening', 'evening', { between: ['17:30', '23:00'], come: 'best' }],
  ['early', 'morning', { light: 'early', come: 'best' }],
  ['sunset', 'sunset', { light: 'sunset', come: 'best' }],
  [null, 'afternoon', { light: 'dark', come: 'best' }],
  [null, 'night', { light: 'dark' }],
  ['dark', 'any', { light: 'dark', come: 'only' }],
]

it.each(parts)('a place is for %s where it is at its best %s', (part, bestTime, moment) => {
  expect(comeTimes(withMoment(moment, { bestTime })).part).toBe(part)
})

it('hours of a table are those of its meals', () => {
  const bar = withMoment({ light: 'dark', come: 'best' }, { kind: 'restaurant', bestTime: 'night' })
  expect(comeTimes(bar)).toMatchObject({ part: null, timed: [] })
})
