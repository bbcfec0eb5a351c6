import type { Page } from '@playwright/test'
import type { LoopbackService } from '#server/providers/places/testing/loopback-service.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { clientOf, keepInAccount, makeAccount, operationIds } from '#testing/trips/account-trips.ts'
import { sendEveningMails, tripOfTonight } from '#testing/trips/trip-of-tonight.ts'
import { weatherService } from '#testing/weather-service.ts'
import { carrySession } from './support/accounts.ts'
import { expect, expectAccessible, expectToFit, test } from './support/test.ts'
import { openTrip } from './support/trips.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let service: LoopbackService
let product: RunningProduct
test.beforeAll(async () => {
  service = await weatherService(() => 'rain')
  product = await startProduct({ WEATHER_PROVIDER: 'open-meteo', WEATHER_BASE_URL: service.url })
})
test.afterAll(async () => {
  await product.stop()
  await service.close()
})

/** Where the links of the newest mail to somebody lead: to the change of a day, and to the end of these mails. */
async function linksIn(page: Page, email: string): Promise<{ swap: string; stop: string }> {
  const mail = page.getByRole('listitem').filter({ hasText: `To ${email}` })
  await expect(async () => {
    await page.goto(`${product.url}/__mail`)
    await expect(mail).toContainText('Tomorrow: rain all day, day 1', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  const pathOf = async (name: 'swap' | 'evening') => {
    const link = mail.locator(`a[href*="/view-itinerary/${name}/"]`).first()
    return new URL((await link.getAttribute('href')) ?? '').pathname
  }
  return { swap: await pathOf('swap'), stop: await pathOf('evening') }
}

inFullRuns(
  test,
  'every day: mails, links and swaps in `server/evening-mails` on both engines and as a product; what is swapped in `domain/weather-swaps`',
)(
  'who switches it on gets a mail, whose link changes the day once and without a sign-in',
  async ({ page, browser }) => {
    const person = await makeAccount(product)
    const client = await clientOf(person, product)
    const trip = await tripOfTonight()
    const address = await keepInAccount(client, trip)
    await carrySession(page.context(), person, product)
    await openTrip(page, `${product.url}${address}`)
    const mailMe = page.getByRole('checkbox', { name: /^Mail me each day in the evening before/ })
    await expect(mailMe).not.toBeChecked()
    await mailMe.check()
    const isOn = async () =>
      (await client.from('trip_watches').select('evening_mail')).data?.[0]?.evening_mail
    await expect.poll(isOn).toBe(true)
    await page.reload()
    await expect(mailMe).toBeChecked()
    await sendEveningMails(product)

    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const { swap, stop } = await linksIn(visitor, person.email)
    await test.step('the list of trips says which day turned bad', async () => {
      await page.goto(`${product.url}/saved-trips`)
      await expect(page.getByRole('article').filter({ hasText: trip.title })).toContainText(
        'Day 1: rain all day, at Miradouro de Santa Luzia',
      )
    })
    await visitor.goto(product.url + swap)
    await expect(
      visitor.getByRole('heading', { name: 'A change for the weather', level: 1 }),
    ).toBeVisible()
    await expect(visitor.getByRole('region', { name: 'Before and after' })).toContainText(
      'Rain all day at Alfama.',
    )
    await expect(visitor.getByText('Forecast by Open-Meteo')).toBeVisible()
    await expectAccessible(visitor)
    await expectToFit(visitor)
    expect(await operationIds(client, trip.id)).toEqual([])
    await visitor.getByRole('button', { name: /^Change / }).click()
    await expect(visitor.getByRole('heading', { name: 'It is changed' })).toBeVisible()
    expect(await operationIds(client, trip.id)).toHaveLength(1)
    await visitor.goto(product.url + swap)
    await expect(
      visitor.getByRole('heading', { name: 'This change was made already' }),
    ).toBeVisible()

    await visitor.goto(product.url + stop)
    await expectAccessible(visitor)
    await visitor.getByRole('button', { name: 'Stop these mails' }).click()
    await expect(visitor.getByRole('heading', { name: 'The mails are stopped' })).toBeVisible()
    await visitor.close()

    await openTrip(page, `${product.url}${address}`)
    await expect(mailMe).not.toBeChecked()
    await page.locator('summary', { hasText: 'History' }).click()
    await expect(page.getByText('Back to here')).toHaveCount(1)
    await expect(page.getByRole('region', { name: 'Weather' })).toContainText(
      'Day 1 is changed for the weather.',
    )
    // This tab has not made the change, and takes it back all the same.
    const names = page.locator('fieldset > legend').filter({ hasText: /^Alfama$/ })
    await expect(names).toHaveCount(0)
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(names).toHaveCount(1)
  },
)
