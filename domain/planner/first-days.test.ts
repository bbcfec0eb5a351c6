import { describe, expect, it } from 'vitest'
import { firstDayLost, gentleFirstDay, hoursOfALostDay } from './first-days.ts'

const toronto = {
  name: 'Toronto',
  kind: 'city' as const,
  country: 'CA',
  at: [43.65, -79.38] as const,
}
const sydney = {
  ...{ slug: 'sydney', name: 'Sydney', timeZone: 'Australia/Sydney' },
  at: [-33.87, 151.21] as [number, number],
}

describe('the first day', () => {
  it('counts jet lag by the clocks of both, the shorter way round', () => {
    const origin = { ...toronto, at: [...toronto.at] as [number, number] }
    expect(gentleFirstDay(sydney, origin, '2026-11-24')).toMatch(
      /from Toronto it is about 8 hours of jet lag \(16 on the clock\)/,
    )
    // In June it is summer there and winter here.
    expect(gentleFirstDay(sydney, origin, '2027-06-24')).toMatch(/about 10 hours of jet lag/)
  })

  it.each([
    'arriving from London so day one will be useless',
    'the first day will be a write-off because of the long flight',
    "we'll be wrecked on day one",
    'we expect to be zombies on the first day',
    'our first day is probably lost',
    'the day we land we will be shattered',
    'exhausted from the flight on our arrival day',
    'write off the first day',
  ])('is lost for: %s', (text) => {
    expect(firstDayLost(text)).not.toBeNull()
  })

  it.each(['museums on the first day', 'the first day is full', 'we hate useless stops'])(
    'is a day for: %s',
    (text) => {
      expect(firstDayLost(text)).toBeNull()
    },
  )

  it('begins at noon and ends with an early dinner, later where kitchens open late', () => {
    expect(hoursOfALostDay(undefined, 'Asia/Tokyo')).toEqual({ from: 720, to: 1170 })
    expect(hoursOfALostDay(900, 'Asia/Tokyo').from).toBe(900)
    expect(hoursOfALostDay(undefined, 'Europe/Madrid').to).toBe(1290)
  })
})
