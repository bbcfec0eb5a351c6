import type { Page } from '@playwright/test'
import { hasFullRunTests, inFullRuns } from '#testing/full-run-only.ts'
import { clientOf, keepInAccount, tripOfStops } from '#testing/trips/account-trips.ts'
import { carrySession, expect, test, theProduct } from './support/accounts.ts'
import { atRest, expectAccessible, hydrated } from './support/test.ts'
import { openTrip } from './support/trips.ts'

const sample = '/view-itinerary/lisbon'
// Visitors are asked to sign in after a while, in the middle of a test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('sign_in_prompt_closed', 'true')),
)

const map = (page: Page) => page.getByRole('region', { name: 'Map' })

test('list and map show the same stop, whichever of them it was chosen in, and paper has the drawing and every day', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(sample)
  await hydrated(page)
  const drawn = map(page).getByRole('button', { name: /, day \d+, stop \d+$/ })
  await expect(drawn.first()).toBeVisible()

  const inList = page.getByRole('button', { name: /^\d+: show .* on the map$/ }).first()
  const name = ((await inList.getAttribute('aria-label')) ?? '').replace(
    /^\d+: show | on the map$/g,
    '',
  )
  await inList.click()
  await expect(map(page).getByRole('button', { name: 'Day 1', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(map(page).locator('button[aria-pressed=true]', { hasText: '' })).not.toHaveCount(0)
  await expect(map(page).getByText(name, { exact: true }).last()).toBeVisible()

  await map(page).getByRole('button', { name: 'Day 3', exact: true }).click()
  const other = map(page)
    .getByRole('button', { name: /, day 3, stop \d+$/ })
    .first()
  const chosen = ((await other.getAttribute('aria-label')) ?? '').split(', day')[0] ?? ''
  await other.focus()
  await page.keyboard.press('Enter')
  const listed = page.locator('li[aria-current]').filter({ hasText: chosen })
  await expect(listed).toBeInViewport()
  await expect(map(page)).toBeInViewport()

  await map(page).getByRole('button', { name: 'All', exact: true }).click()
  const scrolled = await page.evaluate(() => scrollY)
  await map(page).hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled)
  await map(page).getByRole('button', { name: 'Look closer', exact: true }).click()
  await expect(map(page).getByRole('button', { name: 'Show everything' })).toBeVisible()
  await expectAccessible(page, 'section[aria-label=Map]')
  await test.step('on paper are its drawing and every day', () => expectWholeOnPaper(page))
})

async function expectWholeOnPaper(page: Page): Promise<void> {
  const days = await page.getByRole('article').count()
  expect(days).toBeGreaterThan(1)
  if (hasFullRunTests) {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    // Some five stops a sheet and no blank ones between them.
    expect(sheets).toBeGreaterThan(days / 2)
    expect(sheets).toBeLessThan(days * 2 + 4)
  }
  // On paper every day stands, and its drawing before the days.
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('svg', { hasText: 'A sketch' }).filter({ visible: true })).toHaveCount(
    1,
  )
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(days)
}

test('on a phone the drawing is the server’s until it is touched, opens, and leads back to the stop', async ({
  page,
}) => {
  const drawers: string[] = []
  page.on('request', (request) => {
    if (/\/map-panel-/.test(request.url())) drawers.push(request.url())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(sample)
  await atRest(page)
  expect(drawers).toEqual([])
  await expect(map(page).getByText('A sketch').filter({ visible: true })).toHaveCount(1)
  await map(page).getByRole('button', { name: 'Open the map' }).click()
  const screen = page.getByRole('dialog', { name: /^Map of / })
  await expect(screen).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  expect(drawers).toHaveLength(1)
  await screen.getByRole('button', { name: 'Close the map' }).click()
  await expect(screen).toBeHidden()
  await expect(map(page).getByRole('button', { name: 'Open the map' })).toBeFocused()

  await test.step('a stop of the list opens the map, and the way back ends at the stop', async () => {
    await page
      .getByRole('button', { name: /^\d+: show .* on the map$/ })
      .nth(2)
      .click()
    await expect(screen).toBeVisible()
    await screen.getByRole('button', { name: 'Day 2', exact: true }).click()
    const stop = screen.getByRole('button', { name: /, day 2, stop \d+$/ }).first()
    const name = ((await stop.getAttribute('aria-label')) ?? '').split(', day')[0] ?? ''
    await stop.click()
    await screen.getByRole('button', { name: 'In the list' }).click()
    await expect(screen).toBeHidden()
    await expect(page.locator('li[aria-current]').filter({ hasText: name })).toBeInViewport()
  })
})

inFullRuns(test, 'every day: `domain/drawing/poster/trip-poster` and `server/pictures/trip-cards`')(
  'a trip has a poster to keep',
  async ({ page, person }) => {
    const client = await clientOf(person, theProduct())
    const address = await keepInAccount(client, tripOfStops(2, 6))
    await carrySession(page.context(), person)
    await openTrip(page, address)
    // Its stops lie nowhere: the map says so instead of staying empty. Until the width is known, the drawing for
    // narrow screens lies beside the one that is seen.
    const nowhere = map(page).getByText('No stop has a place on the map yet')
    await expect(nowhere.filter({ visible: true })).toBeVisible()
    await page.getByRole('button', { name: 'Poster' }).click()
    const poster = page.getByRole('img', { name: /^Poster of / })
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(840)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Keep as picture' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.png$/)
  },
)
