import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackService, loopbackService } from '../places/testing/loopback-service.ts'
import { configuredHours, createHourlyWeather } from './hourly-weather.ts'
import { openMeteoHours } from './open-meteo-hours.ts'

const start = Date.parse('2027-05-10T00:00:00Z') / 60_000
const question = { spots: [[38.7, -9.15] as [number, number]], from: start, to: start + 180 }

const times = [0, 1, 2].map((hour) => (start + hour * 60) * 60)
const forecast = (more: object = {}, offset = 0) => ({
  utc_offset_seconds: offset,
  hourly: {
    time: times,
    temperature_2m: [18, 19, 20],
    precipitation_probability: [10, 80, null],
    precipitation: [0, 2.5, null],
    weather_code: [1, 95, null],
    wind_gusts_10m: [20, 60, null],
    ...more,
  },
})
const air = { utc_offset_seconds: 0, hourly: { time: times, pm2_5: [8, 90, null] } }

let service: LoopbackService | undefined
afterEach(async () => {
  await service?.close()
  service = undefined
})

async function weatherFrom(answer: Parameters<typeof loopbackService>[0], timeoutMs = 5_000) {
  const running = await loopbackService(answer)
  service = running
  let time = Date.parse('2027-05-09T12:00:00Z')
  const now = () => time
  const warnings: unknown[] = []
  const weather = createHourlyWeather({
    source: openMeteoHours({ baseUrl: running.url, now }),
    timeoutMs,
    rememberMs: 30 * 60_000,
    now,
    log: { warn: (_, fields) => void warnings.push(fields) },
  })
  const later = (minutes: number) => {
    time += minutes * 60_000
  }
  return { weather, asked: running.asked, warnings, later }
}
const good = ({ path }: { path: string }) => ({
  body: path === '/v1/air-quality' ? air : forecast(),
})

describe('the forecast by the hour, on loopback', () => {
  it('says rain, warmth, wind, thunder and the air of every hour, with its source', async () => {
    const { weather, asked } = await weatherFrom(good)
    const answer = await weather.hours(question)
    if (!answer.ok) throw new Error(answer.message)
    expect(answer.spots[0]).toMatchObject({
      at: [38.7, -9.15],
      source: { kind: 'provider', name: 'Open-Meteo', asOf: '2027-05-09' },
      saidAt: Date.parse('2027-05-09T12:00:00Z') / 60_000,
      setAside: 0,
    })
    expect(answer.spots[0]?.hours).toEqual([
      {
        instant: start,
        rain: 0.1,
        millimetres: 0,
        degrees: 18,
        gusts: 20,
        thunder: false,
        particles: 8,
      },
      {
        instant: start + 60,
        rain: 0.8,
        millimetres: 2.5,
        degrees: 19,
        gusts: 60,
        thunder: true,
        particles: 90,
      },
      {
        instant: start + 120,
        rain: null,
        millimetres: null,
        degrees: 20,
        gusts: null,
        thunder: false,
        particles: null,
      },
    ])
    expect(asked.map(({ path }) => path).toSorted()).toEqual(['/v1/air-quality', '/v1/forecast'])
    const query = Object.fromEntries(asked.find(({ path }) => path === '/v1/forecast')?.query ?? [])
    expect(query).toMatchObject({ latitude: '38.7', timezone: 'GMT', timeformat: 'unixtime' })
  })

  it('asks for several places at once, each answered for itself', async () => {
    const { weather } = await weatherFrom(({ path }) =>
      path === '/v1/forecast'
        ? { body: [forecast(), forecast({ temperature_2m: [1, 2, 3] })] }
        : { status: 503, body: {} },
    )
    const answer = await weather.hours({
      ...question,
      spots: [
        [38.7, -9.15],
        [38.8, -9.4],
      ],
    })
    if (!answer.ok) throw new Error(answer.message)
    expect(answer.spots.map(({ hours }) => hours[0]?.degrees)).toEqual([18, 1])
    expect(answer.spots[0]?.hours[1]?.particles).toBeNull()
  })

  it('changes when the service does, once what was said is old', async () => {
    let rain = 10
    const { weather, later, asked } = await weatherFrom(({ path }) => ({
      body:
        path === '/v1/air-quality'
          ? air
          : forecast({ precipitation_probability: [rain, rain, rain] }),
    }))
    const chance = async () => {
      const answer = await weather.hours(question)
      return answer.ok ? answer.spots[0]?.hours[0]?.rain : undefined
    }
    expect(await chance()).toBe(0.1)
    rain = 90
    expect(await chance()).toBe(0.1)
    expect(asked).toHaveLength(2)
    later(31)
    expect(await chance()).toBe(0.9)
  })

  it.each([
    ['down', () => ({ status: 503, body: {} })],
    ['refused', () => ({ status: 400, body: { error: true } })],
    ['wrong-answer', () => ({ body: 'no JSON' })],
    ['wrong-answer', () => ({ body: forecast({}, 7200) })],
    ['wrong-answer', () => ({ body: forecast({ temperature_2m: [-300, -300, 900] }) })],
    ['wrong-answer', () => ({ body: [forecast(), forecast()] })],
  ] as const)(
    'is none when the service is %s, and leaves it alone for a while',
    async (reason, answer) => {
      const { weather, asked, warnings, later } = await weatherFrom(answer)
      expect(await weather.hours(question)).toMatchObject({ ok: false, reason })
      expect(warnings).toMatchObject([{ provider: 'Open-Meteo', reason }])
      const before = asked.length
      await weather.hours(question)
      expect(asked).toHaveLength(before)
      later(2)
      await weather.hours(question)
      expect(asked.length).toBeGreaterThan(before)
    },
  )

  it('does not wait for a service that says nothing', async () => {
    const { weather } = await weatherFrom(() => 'silence', 50)
    expect(await weather.hours(question)).toMatchObject({ ok: false, reason: 'slow' })
  })

  it('sets aside an hour of −300°, and says so', async () => {
    const { weather } = await weatherFrom(() => ({
      body: forecast({ temperature_2m: [-300, 19, 20] }),
    }))
    const answer = await weather.hours(question)
    expect(answer).toMatchObject({ ok: true, spots: [{ setAside: 1 }] })
  })

  it('asks nobody unless the settings name a service, and says that', async () => {
    const weather = configuredHours({
      values: { LIVE: false, WEATHER_REFRESH_MINUTES: 30 },
      now: () => 0,
      log: { warn: () => {} },
    })
    expect(await weather.hours(question)).toMatchObject({ ok: false, reason: 'no-forecast' })
  })
})
