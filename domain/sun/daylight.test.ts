/** Published times of almanacs (USNO, HM Nautical Almanac Office, timeanddate), to three minutes. */
import { expect, it } from 'vitest'
import { daylight, lightOf } from './daylight.ts'

const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

const almanac = [
  // place, coordinates, zone, date, sunrise, sunset
  ['London', [51.507, -0.128], 'Europe/London', '2027-06-21', '04:43', '21:21'],
  ['London', [51.507, -0.128], 'Europe/London', '2026-12-21', '08:04', '15:53'],
  ['New York', [40.713, -74.006], 'America/New_York', '2027-06-21', '05:25', '20:31'],
  ['New York', [40.713, -74.006], 'America/New_York', '2026-12-21', '07:17', '16:32'],
  ['Reykjavik', [64.147, -21.943], 'Atlantic/Reykjavik', '2026-12-21', '11:22', '15:30'],
  ['Singapore', [1.352, 103.82], 'Asia/Singapore', '2027-03-20', '07:09', '19:16'],
  ['Sydney', [-33.869, 151.209], 'Australia/Sydney', '2026-12-21', '05:41', '20:05'],
  ['Tokyo', [35.69, 139.69], 'Asia/Tokyo', '2027-06-21', '04:25', '19:00'],
  ['Auckland', [-36.848, 174.763], 'Pacific/Auckland', '2026-12-22', '05:58', '20:39'],
  ['Honolulu', [21.307, -157.858], 'Pacific/Honolulu', '2027-06-21', '05:50', '19:16'],
] as const

it.each(almanac)('%s: the sun rises and sets as almanacs say', (_, at, zone, date, rise, set) => {
  const { sunrise, sunset, sun } = daylight([at[0], at[1]], date, zone)
  expect(sun).toBe('rises')
  expect(Math.abs((sunrise ?? 0) - clock(rise))).toBeLessThanOrEqual(3)
  expect(Math.abs((sunset ?? 0) - clock(set))).toBeLessThanOrEqual(3)
})

it('civil twilight in London at midsummer ends about three quarters of an hour after sunset', () => {
  const { sunset, dusk } = daylight([51.507, -0.128], '2027-06-21', 'Europe/London')
  expect((dusk ?? 0) - (sunset ?? 0)).toBeGreaterThanOrEqual(43)
  expect((dusk ?? 0) - (sunset ?? 0)).toBeLessThanOrEqual(51)
})

it('beyond the polar circle there are days without a sunset and nights without a sunrise', () => {
  const tromso = [69.65, 18.96] as const
  const summer = daylight([...tromso], '2027-06-21', 'Europe/Oslo')
  expect(summer).toMatchObject({ sun: 'never-sets', sunset: null })
  expect(lightOf(summer)).toEqual({ from: 0, to: 1800 })
  const winter = daylight([...tromso], '2026-12-21', 'Europe/Oslo')
  expect(winter.sun).toBe('never-rises')
  // There is no sun, but a few hours of twilight.
  const light = lightOf(winter)
  expect((light?.to ?? 0) - (light?.from ?? 0)).toBeGreaterThan(120)
  expect((light?.to ?? 0) - (light?.from ?? 0)).toBeLessThan(360)
})

it('counts by the clock on the wall when clocks change', () => {
  const madrid = [40.417, -3.703] as const
  const before = daylight([...madrid], '2027-03-27', 'Europe/Madrid').sunset ?? 0
  const after = daylight([...madrid], '2027-03-28', 'Europe/Madrid').sunset ?? 0
  expect(after - before).toBeGreaterThanOrEqual(60)
  expect(after - before).toBeLessThanOrEqual(62)
})
