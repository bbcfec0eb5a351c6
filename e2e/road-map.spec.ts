import type { Page } from '@playwright/test'
import {
  type LoopbackService,
  loopbackService,
} from '#server/providers/places/testing/loopback-service.ts'
import { likeOsrm } from '#server/providers/routing/testing/routing-servers.ts'
import { andInFullRuns, inFullRuns } from '#testing/full-run-only.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { daysOf, openCoast, ownStops } from './support/road.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts'

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })
const cost = /^[+−] (\d+ h )?\d* ?(min|h)/

/** Between the stops, on the land: where the drawing shows the way of the second day, or near it. */
async function pressBesideAStop(page: Page, width: number): Promise<void> {
  const map = width < 1024 ? page.getByRole('dialog') : mapOf(page)
  if (width < 1024) await page.getByRole('button', { name: 'Open the map' }).click()
  const stop = map.getByRole('button', { name: /, day \d+, stop 1$/ }).first()
  await expect(stop).toBeVisible()
  const box = await stop.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  await page.mouse.click(box.x + box.width / 2 + 36, box.y + box.height / 2)
}

inFullRuns(
  test,
  'every day: a drive that is edited in `e2e/road-trip`, detours with their cost as a property in `domain/routing/road-rules`',
)('a press on the map offers a town with its cost, and adds it', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openCoast(page)
  const before = await ownStops(page)
  for (const width of andInFullRuns([1440], [390])) {
    await page.setViewportSize({ width, height: 1000 })
    await pressBesideAStop(page, width)
    const add = page.getByRole('button', { name: 'Add stop' })
    await expect(add).toBeVisible()
    const card = page.locator('[data-controls]').filter({ has: add })
    const name = (await card.locator('p').first().textContent()) ?? ''
    await expect(card.locator('p').nth(1)).toHaveText(cost)
    await expect(card).toContainText('estimate')
    await add.click()
    await expect(card).toBeHidden()
    if (width < 1024) await page.getByRole('button', { name: 'Close the map' }).click()
    await expect.poll(() => ownStops(page)).toContain(name)
    expect((await ownStops(page)).length).toBe(before.length + 1)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => ownStops(page)).toEqual(before)
    if (width === 1440) await expectAccessible(page)
  }
  expect(complaints.all()).toEqual([])
})

inFullRuns(
  test,
  'every day: a drive that is edited in `e2e/road-trip`, detours with their cost as a property in `domain/routing/road-rules`',
)(
  'what is worth a stop stands in the list and on the map, with the same cost',
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await openCoast(page)
    await expect(page.getByText('Dashed: the way is estimated')).toBeVisible()
    await page.getByRole('button', { name: 'What is worth a stop?' }).click()
    const list = page.getByRole('region', { name: 'Stops on the way' })
    const first = list
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first()
    await expect(first).toBeVisible()
    const button = first.getByRole('button', { name: /^Add / })
    const name = (await button.getAttribute('aria-label'))?.replace(/^Add /, '') ?? ''
    const said = (await first.textContent()) ?? ''
    await page.evaluate(() => window.scrollTo(0, 0))
    const mark = mapOf(page).getByRole('button', {
      name: `${name}, `,
    })
    await expect(mark).toBeVisible()
    const label = (await mark.getAttribute('aria-label')) ?? ''
    expect(said).toContain(label)
    const find = mapOf(page).getByRole('button', { name: label, exact: true })
    await expectAccessible(page)
    await mark.click()
    await page.getByRole('button', { name: 'Add stop' }).click()
    await expect.poll(() => ownStops(page)).toContain(name)
    // It is a stop now, with a number, and no find.
    await expect(find).toBeHidden()
  },
)

test.describe('with a routing server', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  let isDown = false
  let roads: LoopbackService
  let product: RunningProduct

  test.beforeAll(async () => {
    roads = await loopbackService((asked) => (isDown ? { status: 503, body: {} } : likeOsrm(asked)))
    product = await startProduct({ ROUTING_URL: roads.url })
  })
  test.afterAll(async () => {
    await product.stop()
    await roads.close()
  })

  inFullRuns(
    test,
    'every day: `domain/routing/known-legs`, and a drive with its map in `e2e/road-trip`',
  )('a trip is made by its roads, drawn along them and changed with them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 })
    await openCoast(page, product.url)
    await expect(daysOf(page)).toContainText('by road')
    await expect(daysOf(page)).not.toContainText('estimate')
    await expect(page.getByText('Dashed: the way is estimated')).toBeHidden()
    await expectNoSidewaysScroll(page)
    const [first = ''] = await ownStops(page)
    await page.getByRole('button', { name: `Take out ${first}` }).click()
    await expect.poll(() => ownStops(page)).not.toContain(first)
    await expect(daysOf(page)).not.toContainText('estimate')
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect.poll(() => ownStops(page)).toContain(first)

    isDown = true
    await page.getByLabel('Add a stop').fill('Santa Cruz')
    await page.getByRole('option', { name: /^Santa Cruz, CA/ }).click()
    await expect.poll(() => ownStops(page)).toContain('Santa Cruz')
    await expect(daysOf(page)).toContainText('estimate')
    await expect(page.getByText('Dashed: the way is estimated')).toBeVisible()
  })
})
