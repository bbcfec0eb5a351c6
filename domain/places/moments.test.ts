import { describe, expect, it } from 'vitest'
import { daylight } from '#domain/sun/daylight.ts'
import { allSaid, holdsAt, type MomentVisit, momentsAt } from './moments.ts'
import { type Moment, momentSchema } from './schema.ts'

const says = 'On some days there is more of it.'
/** A Thursday in Lisbon on which the sun sets at 20:41, and it is dark from 21:10 on. */
const date = '2027-05-13'
const sun = daylight([38.7, -9.15], date, 'Europe/Lisbon')

const visit = (start: string, minutes = 60, more: Partial<MomentVisit> = {}): MomentVisit => {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const at = { date, start: hour * 60 + minute, minutes }
  return { ...at, sun, opens: null, children: false, ...more }
}
const holds = (moment: Omit<Moment, 'says'>, when: MomentVisit) =>
  holdsAt({ says, ...moment }, when)

describe('a moment holds', () => {
  it('on its weekdays and in its months', () => {
    expect(holds({ weekdays: [4] }, visit('12:00'))).toBe(true)
    expect(holds({ weekdays: [5] }, visit('12:00'))).toBe(false)
    expect(holds({ months: [5] }, visit('12:00'))).toBe(true)
    expect(holds({ months: [12, 1] }, visit('12:00'))).toBe(false)
  })

  it('for ten minutes of its span, or all of a shorter one', () => {
    const guard = { between: ['18:00', '18:30'] } satisfies Partial<Moment>
    expect(holds(guard, visit('17:00', 65))).toBe(false)
    expect(holds(guard, visit('17:00', 70))).toBe(true)
    expect(holds(guard, visit('18:25', 60))).toBe(false)
    const gun = { between: ['13:00', '13:05'] } satisfies Partial<Moment>
    expect(holds(gun, visit('12:30', 35))).toBe(true)
    expect(holds(gun, visit('12:30', 30))).toBe(false)
  })

  it('past midnight', () => {
    expect(holds({ between: ['22:00', '02:00'] }, visit('23:30'))).toBe(true)
    expect(holds({ between: ['22:00', '02:00'] }, visit('24:30'))).toBe(true)
    expect(holds({ between: ['22:00', '02:00'] }, visit('01:00'))).toBe(false)
  })

  it('early until ten, or soon after the doors open', () => {
    expect(holds({ light: 'early' }, visit('10:00'))).toBe(true)
    expect(holds({ light: 'early' }, visit('11:20'))).toBe(false)
    expect(holds({ light: 'early' }, visit('11:20', 60, { opens: 660 }))).toBe(true)
  })

  it('by the sun of the day', () => {
    expect(holds({ light: 'sunset' }, visit('20:00'))).toBe(true)
    expect(holds({ light: 'sunset' }, visit('19:00'))).toBe(false)
    expect(holds({ light: 'dark' }, visit('21:00'))).toBe(true)
    expect(holds({ light: 'dark' }, visit('20:30', 120))).toBe(false)
    expect(holds({ light: 'day' }, visit('12:00'))).toBe(true)
    expect(holds({ light: 'day' }, visit('20:30'))).toBe(false)
    expect(holds({ light: 'dark' }, visit('22:00', 60, { sun: null }))).toBe(false)
  })

  it('where the sun never sets there is no dark, and where it never rises no day', () => {
    const north = (on: string) => daylight([69.65, 18.96], on, 'Europe/Oslo')
    const summer = { date: '2027-06-21', sun: north('2027-06-21') }
    const winter = { date: '2026-12-21', sun: north('2026-12-21') }
    expect(holds({ light: 'dark' }, visit('23:00', 60, summer))).toBe(false)
    expect(holds({ light: 'day' }, visit('23:00', 60, summer))).toBe(true)
    expect(holds({ light: 'day' }, visit('12:00', 60, winter))).toBe(false)
    expect(holds({ light: 'dark' }, visit('18:00', 60, winter))).toBe(true)
  })

  it('for those who travel, and for nobody where that is not to be told', () => {
    expect(holds({ with: 'children' }, visit('12:00', 60, { children: true }))).toBe(true)
    expect(holds({ with: 'children' }, visit('12:00'))).toBe(false)
    expect(holds({ with: 'adults' }, visit('12:00'))).toBe(true)
    expect(holds({ with: 'adults' }, visit('12:00', 60, { children: null }))).toBe(false)
  })

  it('when all of its conditions do', () => {
    const both: Omit<Moment, 'says'> = { weekdays: [4], between: ['15:20', '16:30'] }
    expect(holds(both, visit('15:30'))).toBe(true)
    expect(holds(both, visit('12:00'))).toBe(false)
  })
})

it('what one comes for is told before what only happens to be so', () => {
  const weekly: Moment = { says: 'On Thursdays there is a market.', weekdays: [4] }
  const best: Moment = {
    says: 'At noon a gun is fired.',
    between: ['11:50', '12:10'],
    come: 'best',
  }
  expect(momentsAt({ moments: [weekly, best] }, visit('11:30'))).toEqual([best, weekly])
})

it('apart from an hour everything is said', () => {
  const about = 'A square with a fountain.'
  expect(allSaid({ about })).toBe(about)
  expect(allSaid({ about, moments: [{ says, weekdays: [4] }] })).toBe(`${about} ${says}`)
})

describe('a moment is refused', () => {
  it.each([
    ['without a time or people', {}],
    ['with a day that no week has', { weekdays: [7] }],
    ['with every day of the week', { weekdays: [0, 1, 2, 3, 4, 5, 6] }],
    ['with a month twice', { months: [5, 5] }],
    ['with an hour that no clock shows', { between: ['24:10', '25:00'] }],
    ['with a span of no length', { between: ['12:00', '12:00'] }],
    ['with a light of its own', { light: 'noon' }],
    ['with people as a time to come', { with: 'children', come: 'best' }],
    ['with a field that nobody reads', { months: [5], holidays: ['Easter'] }],
  ])('%s', (_, fields) => {
    expect(momentSchema.safeParse({ says, ...fields }).success).toBe(false)
  })

  it('and else accepted', () => {
    expect(momentSchema.safeParse({ says, weekdays: [4], come: 'only' }).success).toBe(true)
    expect(momentSchema.safeParse({ says: 'Short.', weekdays: [4] }).success).toBe(false)
  })
})
