import type { Locator, Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal, signInModal } from './support/accounts.ts'
import { test } from './support/pages.ts'
import { expect, hydrated } from './support/test.ts'

test('published pages stand newest first, each with what it has, beside the carousel and below it on a phone', async ({
  page,
  complaints,
  makePage,
}) => {
  // Newer than anything, and bare: what is missing is filled in.
  const created_at = new Date(Date.now() + 60_000).toISOString()
  await makePage({ friendly_name: 'A bare page', is_published: true, created_at })
  await makePage({ friendly_name: 'A hidden draft', is_published: false, created_at })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/inspirations')
  await hydrated(page)
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Travel Inspirations')
  const list = page.getByRole('region', { name: 'Destinations to read about' })
  const bare = list.getByRole('listitem').filter({ hasText: 'A bare page' })
  await expect(bare).toContainText('Explore this destination')
  await expect(bare.locator('img')).toHaveAttribute('src', /^data:image\/svg/)
  await expect(list.getByText('A hidden draft')).toHaveCount(0)

  const names = await list.getByRole('heading').allTextContents()
  const seeded = ['Paris', 'London', 'Japan', 'New York', 'Florida', 'Cancún', 'Seattle']
  expect(names.indexOf('A bare page')).toBeLessThan(names.indexOf('Paris'))
  expect(names.filter((name) => seeded.includes(name))).toEqual(seeded)
  const paris = list.getByRole('listitem').filter({ hasText: 'Île de la Cité' })
  await expect(paris.locator('img')).toHaveAttribute('src', '/images/destinations/paris')

  const carousel = page.getByRole('region', { name: 'Destinations', exact: true })
  await expect(async () => {
    const [left, right] = [await list.boundingBox(), await carousel.boundingBox()]
    expect(right?.height).toBe(800)
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0)
  }).toPass({ timeout: 15_000 })
  await expectInOrderOnAPhone(page, list, carousel)

  await paris.getByRole('link').click()
  await expect(page).toHaveURL('/paris')
  await expect(page).toHaveTitle('Paris · Piri')
  expect(complaints.all()).toEqual([])
})

/** On a phone the carousel comes before the list, and leaves room to see that there is one. */
async function expectInOrderOnAPhone(page: Page, list: Locator, carousel: Locator): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    const [above, below] = [await carousel.boundingBox(), await list.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
    expect(above?.height).toBeLessThan(844 * 0.7)
  }).toPass({ timeout: 15_000 })
  await test.step('two rows of dots stand below the way to the itinerary', async () => {
    const steal = carousel.getByRole('link', { name: 'Steal the itinerary' })
    const dots = carousel.getByRole('button', { name: /^Show / })
    const [link, first, last] = await Promise.all(
      [steal, dots.first(), dots.last()].map((each) => each.boundingBox()),
    )
    expect(last?.y).toBeGreaterThan(first?.y ?? Number.POSITIVE_INFINITY)
    expect((link?.y ?? Number.POSITIVE_INFINITY) + (link?.height ?? 0)).toBeLessThanOrEqual(
      first?.y ?? 0,
    )
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  inFullRuns(
    test,
    'every day: the page’s words and links without JavaScript in `e2e/without-javascript`',
  )('the list and the first destination read all the same', async ({ page }) => {
    await page.goto('/inspirations')
    await expect(page.getByRole('link', { name: 'Lisbon' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Steal the itinerary' }).first()).toBeVisible()
    await expect(signInModal(page)).toHaveCount(0)
  })
})
