import { afterEach, describe, expect, it } from 'vitest'
import { normals } from '#domain/weather/normals.ts'
import { type LoopbackService, loopbackService } from '../places/testing/loopback-service.ts'
import { configuredWeather } from './configured-weather.ts'
import { openMeteo } from './open-meteo.ts'
import { createWeather } from './weather.ts'

const year = (value: number) => Array.from({ length: 12 }, () => value)
const lisbon = {
  at: [38.72, -9.14] as [number, number],
  climate: { high: year(24), low: year(15), rainDays: year(6) },
}
const question = {
  at: lisbon.at,
  zone: 'Europe/Lisbon',
  dates: ['2027-05-11', '2027-05-12', '2027-06-30'],
}
const forecast = {
  daily: {
    time: ['2027-05-11', '2027-05-12'],
    temperature_2m_max: [31.2, null],
    temperature_2m_min: [17.5, 16],
    precipitation_probability_max: [80, null],
  },
}

let service: LoopbackService | undefined
afterEach(async () => {
  await service?.close()
  service = undefined
})

type Answer = Parameters<typeof loopbackService>[0]

async function weatherFrom(answer: Answer, timeoutMs = 2_500) {
  const asked = await loopbackService(answer)
  service = asked
  const warnings: unknown[] = []
  let time = Date.parse('2027-05-10T12:00:00Z')
  const weather = createWeather({
    forecast: openMeteo({ baseUrl: asked.url, today: () => '2027-05-10' }),
    normals: normals([lisbon]),
    timeoutMs,
    now: () => time,
    log: { warn: (message, fields) => void warnings.push({ message, ...fields }) },
  })
  const later = (ms: number) => {
    time += ms
  }
  return { weather, asked: asked.asked, warnings, later }
}

describe('the weather on loopback', () => {
  it('is the forecast where it reaches and the climate beyond, and says which', async () => {
    const { weather, asked, warnings } = await weatherFrom(() => ({ body: forecast }))
    const days = await weather.days(question)
    expect(days.get('2027-05-11')).toEqual({
      rain: 0.8,
      high: 31.2,
      low: 17.5,
      source: { kind: 'provider', name: 'Open-Meteo', asOf: '2027-05-10' },
    })
    expect(days.get('2027-05-12')?.source.kind).toBe('estimate')
    expect(days.get('2027-06-30')?.source.kind).toBe('estimate')
    expect(warnings).toEqual([])
    expect(asked[0]?.path).toBe('/v1/forecast')
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      latitude: '38.7200',
      timezone: 'Europe/Lisbon',
      start_date: '2027-05-11',
      end_date: '2027-05-12',
    })
  })

  it('remembers what it was told, for a while', async () => {
    const { weather, asked, later } = await weatherFrom(() => ({ body: forecast }))
    await weather.days(question)
    await weather.days(question)
    expect(asked).toHaveLength(1)
    later(61 * 60_000)
    await weather.days(question)
    expect(asked).toHaveLength(2)
  })

  it('asks nobody about days that nobody can foretell', async () => {
    const { weather, asked } = await weatherFrom(() => ({ body: forecast }))
    const days = await weather.days({ ...question, dates: ['2027-09-01'] })
    expect(days.get('2027-09-01')?.source.name).toBe('climate normals')
    expect(asked).toEqual([])
  })

  it.each([
    ['down', () => ({ status: 503, body: {} })],
    ['refused', () => ({ status: 400, body: { error: true } })],
    ['rate-limited', () => ({ status: 429, headers: { 'retry-after': '120' }, body: {} })],
    ['wrong-answer', () => ({ body: 'no JSON' })],
    ['wrong-answer', () => ({ body: { daily: { time: 'today' } } })],
  ] as const)(
    'falls back to the climate when the service is %s, and leaves it alone',
    async (reason, answer) => {
      const { weather, asked, warnings, later } = await weatherFrom(answer)
      const days = await weather.days(question)
      expect([...days.values()].every(({ source }) => source.kind === 'estimate')).toBe(true)
      expect(days.size).toBe(3)
      expect(warnings).toMatchObject([{ provider: 'Open-Meteo', reason }])
      await weather.days(question)
      expect(asked).toHaveLength(1)
      later(121_000)
      await weather.days(question)
      expect(asked).toHaveLength(2)
    },
  )

  it('does not wait for a service that says nothing', async () => {
    const { weather, warnings } = await weatherFrom(() => 'silence', 50)
    expect((await weather.days(question)).size).toBe(3)
    expect(warnings).toMatchObject([{ reason: 'slow' }])
  })

  it('leaves out what can not be weather', async () => {
    const odd = {
      daily: {
        ...forecast.daily,
        temperature_2m_max: [900, 20],
        precipitation_probability_max: [50, 130],
      },
    }
    const { weather } = await weatherFrom(() => ({ body: odd }))
    const days = await weather.days(question)
    expect([...days.values()].every(({ source }) => source.kind === 'estimate')).toBe(true)
  })

  it('asks nobody unless the settings name a service', async () => {
    const weather = configuredWeather({
      values: { LIVE: false, WEATHER_PROVIDER: undefined },
      destinations: async () => [],
      now: () => 0,
      log: { warn: () => {} },
    })
    expect((await weather.days(question)).size).toBe(0)
  })
})
