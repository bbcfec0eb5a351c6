import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDestinations } from '../../scripts/assets/catalogue-asset.ts'
import { isOpen, namesSingleDays, openSpans } from './opening-hours.ts'

const catalogue = path.join(import.meta.dirname, '..', '..', 'catalogue', 'destinations')
const hour = 60

describe('the second reader of opening hours', () => {
  it('reads every rule of the catalogue', async () => {
    const hours = (await readDestinations(catalogue)).flatMap(({ places }) =>
      places.flatMap((place) => place.hours ?? []),
    )
    expect(hours.length).toBeGreaterThan(1000)
    for (const each of hours) expect(() => openSpans(each, '2027-07-08')).not.toThrow()
  })

  it.each([
    ['Mo-Sa 09:00-18:00; Su off', '2027-07-08', [[540, 1080]]],
    ['Mo-Sa 09:00-18:00; Su off', '2027-07-11', []],
    ['Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00; Mo off', '2027-12-14', [[540, 1020]]],
    ['Apr-Oct 09:00-19:00; Nov-Mar 09:00-17:00; Mo off', '2027-12-13', []],
    ['Oct 20-May 5 16:00-24:00', '2027-01-08', [[960, 1440]]],
    ['Oct 20-May 5 16:00-24:00', '2027-05-06', []],
    ['10:00-17:00; Jan 1,Dec 25-26 off', '2027-12-26', []],
    ['10:00-17:00; Jan 1,Dec 25-26 off', '2027-12-27', [[600, 1020]]],
    [
      'Mo,We,Fr-Su 12:00-15:30,18:30-24:00',
      '2027-07-10',
      [
        [720, 930],
        [1110, 1440],
      ],
    ],
    ['Mo,We,Fr-Su 12:00-15:30,18:30-24:00', '2027-07-08', []],
  ])('%s on %s', (hours, date, spans) => {
    expect(openSpans(hours, date)).toEqual(spans)
  })

  it('knows the night that reaches into the next day', () => {
    expect(isOpen('Fr 20:00-02:00', '2027-07-09', 23 * hour, 25 * hour)).toBe(true)
    expect(isOpen('Fr 20:00-02:00', '2027-07-10', hour, 2 * hour)).toBe(true)
    expect(isOpen('Fr 20:00-02:00', '2027-07-10', 2 * hour, 3 * hour)).toBe(false)
  })

  it('tells whether a rule speaks of single days', () => {
    expect(namesSingleDays('10:00-17:00; Dec 25 off')).toBe(true)
    expect(namesSingleDays('10:00-17:00; Jan 1,Dec 24-26 off')).toBe(true)
    expect(namesSingleDays('Nov-Mar 10:00-17:00; Oct 20-Nov 5 off')).toBe(false)
  })

  it('refuses what it cannot read', () => {
    expect(() => openSpans('sunrise-sunset', '2027-07-08')).toThrow('is no rule')
    expect(() => openSpans('Foo 10:00-17:00', '2027-07-08')).toThrow('is no month')
  })
})
