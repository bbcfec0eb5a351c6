import { expect, it } from 'vitest'
import type { DayWeather } from '#domain/weather/day-weather.ts'
import { dates, place, read } from '../testing/sample-request.ts'
import { startsOf } from './starts.ts'

const weather = (high: number): DayWeather => ({
  rain: 0,
  high,
  low: 15,
  source: { kind: 'provider', name: 'a test' },
})
const hike = place('peak', {
  kind: 'nature',
  setting: 'outdoor',
  minutes: 150,
  about: 'A hike to a peak over the town and the sea, in company.',
})
const latest = (each: typeof hike, high: number) => {
  const day = { date: dates[0], weather: weather(high) }
  const request = read({ places: [each], days: [day] })
  return Math.max(...request.days.flatMap((on) => startsOf(each, on, request).map(({ to }) => to)))
}

it('a mountain is gone up in the morning of a warm day, and at any hour of a cool one', () => {
  expect(latest(hike, 27)).toBeLessThanOrEqual(630)
  expect(latest(hike, 18)).toBeGreaterThan(780)
})

it('a short walk, and what is for the sunset, keep their hours in the warmth', () => {
  expect(latest({ ...hike, minutes: 45 }, 27)).toBeGreaterThan(780)
  expect(latest({ ...hike, bestTime: 'sunset' }, 27)).toBeGreaterThan(780)
})
