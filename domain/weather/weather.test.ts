import { describe, expect, it } from 'vitest'
import type { DayWeather } from './day-weather.ts'
import { normals, normalWeather } from './normals.ts'
import { weatherInWords } from './weather-words.ts'
import { isHot, isWet, weatherWeight } from './weights.ts'

const year = (value: number) => Array.from({ length: 12 }, () => value)
const climate = { high: year(24), low: year(15), rainDays: [14, ...year(7).slice(1)] }
const lisbon = { at: [38.72, -9.14] as [number, number], climate }
const day = (more: Partial<DayWeather>): DayWeather => ({
  rain: 0,
  high: 22,
  low: 14,
  source: { kind: 'provider', name: 'Open-Meteo', asOf: '2027-05-09' },
  ...more,
})
const asked = async (at: [number, number], dates: string[]) => {
  const answer = await normals([lisbon]).days(
    { at, zone: 'Europe/Lisbon', dates },
    AbortSignal.abort(),
  )
  if (!answer.ok) throw new Error(answer.message)
  return answer.days
}

describe('the weather of a day', () => {
  it('is what the month usually brings, and says that it is', async () => {
    expect(normalWeather(lisbon, '2028-01-05')).toEqual({
      rain: 14 / 31,
      high: 24,
      low: 15,
      source: { kind: 'estimate', name: 'climate normals' },
    })
    const days = await asked([38.6, -9.2], ['2027-05-10', '2027-01-01'])
    expect([...days.keys()]).toEqual(['2027-05-10', '2027-01-01'])
    expect(days.get('2027-05-10')?.rain).toBeCloseTo(7 / 31)
  })

  it('says nothing of places with another climate', async () => {
    expect((await asked([48.85, 2.35], ['2027-05-10'])).size).toBe(0)
  })

  it('is told with its source', () => {
    expect(weatherInWords(day({ rain: 0.3 }))).toBe(
      '14 to 22 °C, 30 % chance of rain (forecast by Open-Meteo, 2027-05-09)',
    )
    expect(weatherInWords(normalWeather(lisbon, '2027-05-10'))).toContain('(climate normals)')
  })

  it('makes the open air worth less in rain and heat, and rooms worth more in rain alone', () => {
    const worth = (setting: 'indoor' | 'outdoor' | 'both', weather: DayWeather) =>
      weatherWeight({ setting }, weather)
    expect(worth('outdoor', day({ rain: 1 }))).toBeLessThan(worth('both', day({ rain: 1 })))
    expect(worth('indoor', day({ rain: 1 }))).toBeGreaterThan(1)
    expect(worth('outdoor', day({ high: 40 }))).toBeLessThan(worth('both', day({ high: 40 })))
    expect(worth('indoor', day({ high: 40 }))).toBe(1)
    expect(worth('outdoor', day({ high: 32 }))).toBe(1)
    expect(worth('outdoor', day({ high: 60 }))).toBeGreaterThan(0.5)
    expect(weatherWeight({ setting: 'outdoor' }, undefined)).toBe(1)
    expect([
      isWet(day({ rain: 0.4 })),
      isWet(day({ rain: 0.39 })),
      isHot(day({ high: 33 })),
    ]).toEqual([true, false, true])
  })
})
