import { randomUUID } from 'node:crypto'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { applied } from '#domain/planner/by-hand/testing/planned-city.ts'
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { clientOf, keepInAccount, makeAccount } from '#testing/trips/account-trips.ts'
import { signedIn } from './support/accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { openTrip } from './support/trips.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let sky: 'fine' | 'rain' | 'down' | 'wrong' = 'fine'
let service: LoopbackService
let product: RunningProduct

/** Every hour of the days that are asked for, as Open-Meteo answers. */
function forecastFor(query: URLSearchParams): object | object[] {
  const from = Date.parse(`${query.get('start_date')}T00:00:00Z`) / 1000
  const to = Date.parse(`${query.get('end_date')}T00:00:00Z`) / 1000 + 86_400
  const time = Array.from({ length: (to - from) / 3600 }, (_, hour) => from + hour * 3600)
  const all = (value: number) => time.map(() => value)
  const one = {
    utc_offset_seconds: sky === 'wrong' ? 3600 : 0,
    hourly: {
      time,
      temperature_2m: all(18),
      precipitation_probability: all(sky === 'rain' ? 95 : 5),
      precipitation: all(sky === 'rain' ? 3 : 0),
      weather_code: all(1),
      wind_gusts_10m: all(20),
    },
  }
  const spots = query.get('latitude')?.split(',') ?? []
  return spots.length === 1 ? one : spots.map(() => one)
}

test.beforeAll(async () => {
  service = await loopbackService(({ path, query }) =>
    sky === 'down' || path !== '/v1/forecast'
      ? { status: 503, body: {} }
      : { body: forecastFor(query) },
  )
  product = await startProduct({
    WEATHER_PROVIDER: 'open-meteo',
    WEATHER_BASE_URL: service.url,
    WEATHER_REFRESH_MINUTES: '0',
  })
})
test.afterAll(async () => {
  await product.stop()
  await service.close()
})

/** The next Monday after today: all of it lies within ten days. */
function nextMonday(): string {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1)
  return addDays(tomorrow, (8 - weekdayOf(tomorrow)) % 7)
}

test('a forecast that turns to rain marks stops, and one tap shows, makes and takes back the swap', async ({
  page,
}) => {
  sky = 'fine'
  const made = await lisbonByHand(randomUUID())
  const trip = applied(made.trip, {
    kind: 'change-dates',
    start: nextMonday(),
    add: [],
    remove: [],
  })
  const person = await makeAccount(product)
  const address = await keepInAccount(await clientOf(person, product), trip)
  await signedIn(page, person, `${product.url}/auth`)
  await openTrip(page, `${product.url}${address}`)
  const card = page.getByRole('region', { name: 'Weather' })
  await expect(card).toContainText('Nothing in your plan suffers from the weather')
  await expect(card).toContainText('Forecast by Open-Meteo for each stop’s own place and hour')
  // By its element: a page under a dialog has no roles.
  const day = page.locator('article').filter({ hasText: /^Day 1\b/ })
  const names = () => day.locator('fieldset > legend').allTextContents()
  const before = await names()

  sky = 'rain'
  await card.getByRole('button', { name: 'Look again' }).click()
  await expect(card).toContainText('Day 1: rain all day')
  await expect(day.getByText('Rain all day.').first()).toBeVisible()
  await day.getByRole('button', { name: 'See what to do' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Rain all day at Miradouro de Santa Luzia')
  await expectAccessible(page)
  // Looking changes nothing.
  expect(await names()).toEqual(before)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1440, height: 1000 })
  await dialog.getByRole('button', { name: /^Change / }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(names).not.toEqual(before)
  await expect(card).toContainText('Day 1 is changed for the weather.')

  await card.getByRole('button', { name: 'Take it back' }).click()
  await expect.poll(names).toEqual(before)

  await card.getByRole('button', { name: 'Ignore for this trip' }).click()
  await expect(card).toContainText('The weather is ignored for this trip.')
  await expect(day.getByText('Rain all day.')).toHaveCount(0)
  await page.reload()
  await expect(card).toContainText('The weather is ignored for this trip.')
  await card.getByRole('button', { name: 'Watch it again' }).click()
  await expect(card).toContainText('Day 1: rain all day')

  for (const bad of ['down', 'wrong'] as const) {
    sky = bad
    await card.getByRole('button', { name: 'Look again' }).click()
    await expect(card, bad).toContainText('The forecast can’t be had at the moment')
    await expect(day.getByText('Rain all day.')).toHaveCount(0)
  }
})
