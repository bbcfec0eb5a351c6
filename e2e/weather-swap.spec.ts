import { randomUUID } from 'node:crypto'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { lisbonByHand } from '#domain/planner/by-hand/testing/lisbon-by-hand.ts'
import { applied } from '#domain/planner/by-hand/testing/planned-city.ts'
import type { LoopbackService } from '#server/providers/places/testing/loopback-service.ts'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { clientOf, keepInAccount, makeAccount } from '#testing/trips/account-trips.ts'
import { type Sky, weatherService } from '#testing/weather-service.ts'
import { carrySession } from './support/accounts.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'
import { openTrip } from './support/trips.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let sky: Sky = 'fine'
let service: LoopbackService
let product: RunningProduct

test.beforeAll(async () => {
  service = await weatherService(() => sky)
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

inFullRuns(
  test,
  'every day: `domain/weather-swaps` for what is swapped, `server/providers/weather` for forecasts and their failures, swaps of the evening in `server/evening-mails`, edits that are undone on the same screen in `e2e/generate-itinerary`',
)(
  'a forecast that turns to rain marks stops, and one tap shows, makes and takes back the swap',
  async ({ page }) => {
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
    await carrySession(page.context(), person, product)
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
    const after = await dialog.getByRole('listitem').allTextContents()
    const shown = after.flatMap(
      (text) => /After(.+?) at [\d:]+ [AP]M instead/.exec(text)?.[1] ?? [],
    )
    expect(shown.length).toBeGreaterThan(0)
    expect(new Set(shown).size).toBe(shown.length)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1440, height: 1000 })
    await dialog.getByRole('button', { name: /^Change / }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(names).not.toEqual(before)
    await expect(card).toContainText('Day 1 is changed for the weather.')
    expect(await names()).toEqual(expect.arrayContaining(shown))

    await card.getByRole('button', { name: 'Take it back' }).click()
    await expect.poll(names).toEqual(before)

    await card.getByRole('button', { name: 'Ignore for this trip' }).click()
    await expect(card).toContainText('The weather is ignored for this trip.')
    await expect(day.getByText('Rain all day.')).toHaveCount(0)
    // In the account, and not in this browser alone.
    await page.evaluate(() => localStorage.removeItem('weather_ignored'))
    await page.reload()
    await expect(card).toContainText('The weather is ignored for this trip.')
    await card.getByRole('button', { name: 'Watch it again' }).click()
    await expect(card).toContainText('Day 1: rain all day')

    // Each way to fail is tried on the provider itself in `server/providers/weather`.
    for (const bad of andInFullRuns<Sky>(['down'], ['slow', 'wrong'])) {
      sky = bad
      await card.getByRole('button', { name: 'Look again' }).click()
      await expect(card, bad).toContainText('The forecast can’t be had at the moment', {
        timeout: 20_000,
      })
      await expect(day.getByText('Rain all day.')).toHaveCount(0)
      sky = 'rain'
      await card.getByRole('button', { name: 'Look again' }).click()
      await expect(card, bad).toContainText('Day 1: rain all day')
    }
  },
)
