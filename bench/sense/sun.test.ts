import { describe, expect, it } from 'vitest'
import type { Coordinates } from '#domain/places/schema.ts'
import { clock } from './dates.ts'
import { sunOn } from './sun.ts'

const london: Coordinates = [51.5074, -0.1278]
const newYork: Coordinates = [40.7128, -74.006]
const reykjavik: Coordinates = [64.1466, -21.9426]
const sydney: Coordinates = [-33.8688, 151.2093]

describe('the sun', () => {
  it.each([
    ['2024-06-21', london, 'Europe/London', '04:43', '21:21'],
    ['2023-12-21', newYork, 'America/New_York', '07:17', '16:32'],
    ['2023-12-21', reykjavik, 'Atlantic/Reykjavik', '11:22', '15:30'],
    ['2023-12-21', sydney, 'Australia/Sydney', '05:41', '20:05'],
  ])(
    'on %s at %j in %s rises and sets as almanacs say, to two minutes',
    (date, at, zone, rise, set) => {
      const { sunrise, sunset } = sunOn(date, at, zone)
      const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
      expect(Math.abs(sunrise - minutes(rise)), clock(sunrise)).toBeLessThanOrEqual(2)
      expect(Math.abs(sunset - minutes(set)), clock(sunset)).toBeLessThanOrEqual(2)
    },
  )

  it('leaves half an hour of twilight in the middle latitudes, and no dark in a northern June', () => {
    const { sunset, dusk } = sunOn('2027-03-20', newYork, 'America/New_York')
    expect(dusk - sunset).toBeGreaterThan(24)
    expect(dusk - sunset).toBeLessThan(32)
    expect(sunOn('2027-06-21', reykjavik, 'Atlantic/Reykjavik').dusk).toBe(Number.POSITIVE_INFINITY)
    expect(sunOn('2027-06-21', [69.65, 18.96], 'Europe/Oslo').sunset).toBe(Number.POSITIVE_INFINITY)
    expect(sunOn('2027-12-21', [69.65, 18.96], 'Europe/Oslo').sunset).toBe(Number.NEGATIVE_INFINITY)
  })
})
