import { expect, it } from 'vitest'
import { loadDestination } from './load-catalogue.ts'
import { pleasantMonth, pleasantMonthsInWords } from './pleasant-months.ts'

const climate = (high: readonly number[], rain = 0) => ({
  high: [...high],
  rainDays: high.map(() => rain),
})

it.each([
  [[0, 0, 0, 0, 23, 22, 0, 0, 22, 0, 0, 0], 'May to June, September'],
  [[22, 23, 22, 0, 0, 0, 0, 0, 0, 0, 0, 22], 'December to March'],
  [[0, 0, 0, 0, 0, 0, 23, 0, 0, 0, 0, 0], 'July'],
  [Array.from({ length: 12 }, () => 24), 'All year'],
])('of highs %j they are %s', (high, words) => {
  expect(pleasantMonthsInWords(climate(high))).toBe(words)
})

it('holds the best month of every place it is asked about', async () => {
  for (const slug of ['paris', 'cape-town', 'reykjavik', 'cancun']) {
    const destination = await loadDestination(slug)
    expect(destination).toBeDefined()
    if (!destination) continue
    expect(pleasantMonthsInWords(destination.climate)).toMatch(/^[A-Z][a-z]+/)
    expect(pleasantMonth(destination.climate)).toBeGreaterThan(0)
  }
  expect(pleasantMonthsInWords((await loadDestination('cancun'))?.climate ?? climate([]))).toBe(
    'December to April',
  )
})
