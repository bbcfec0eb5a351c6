import type { Locator, Page } from '@playwright/test'
import { mostDays } from '#domain/planner/stays/trip-days.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { runCount } from '#testing/run-count.ts'
import { tripOfPlaces } from '#testing/trips/trip-of-places.ts'
import { expect, test } from './support/accounts.ts'
import { expectNoSidewaysScroll } from './support/test.ts'
import { keepTripOf, openTrip } from './support/trips.ts'

// Visitors are asked to sign in after a while, in the middle of a test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => sessionStorage.setItem('sign_in_prompt_closed', 'true')),
)

/** Plans a wish and waits for the finished plan at its own address. */
async function plan(page: Page, wish: string): Promise<void> {
  await page.goto(`/generate-itinerary?q=${encodeURIComponent(wish)}`)
  await page.waitForURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
}

const about = (page: Page) => page.getByRole('region', { name: 'About this plan' })

/** By how many pixels something moves in the frames after it was scrolled to. */
const movesAfterScrolling = (place: Locator): Promise<number> =>
  place.evaluate(async (element) => {
    element.scrollIntoView({ behavior: 'instant' })
    const { top } = element.getBoundingClientRect()
    for (let frame = 0; frame < 20; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return Math.abs(element.getBoundingClientRect().top - top)
  })

/** Days off the screen are not laid out, of twenty as of sixty, which cost a browser three times as much. */
const openedDays = runCount('days that open, scroll and are dragged', { everyday: 20, full: 60 })

inFullRuns(
  test,
  'every day: drags in `e2e/itinerary-edit`, and a trip of several days on paper in `e2e/itinerary-map`',
)('a long trip opens, scrolls to its end, and is dragged', async ({ page, person, complaints }) => {
  test.setTimeout(180_000)
  const stops = openedDays * 5
  const trip = await tripOfPlaces({ slug: 'lisbon', days: openedDays, stops })
  const { address } = await keepTripOf(page, person, trip)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  await expect(page.getByText(`${openedDays} days · ${stops} stops`)).toBeVisible()
  // It reads at once; what can be done with so many stops comes later on a busy machine.
  const list = page.locator('ol[data-drags]')
  await expect(list).toBeVisible({ timeout: 90_000 })

  // Days off the screen are not laid out: asking for their roles makes the browser do it for each element,
  // some five seconds of the processor a question. So roles are asked of single days only.
  await expect(list).toHaveAccessibleName('Days')
  const days = list.locator('> li')
  await expect(days).toHaveCount(openedDays)
  // The days before it are laid out when they come near, and are higher than expected: it stays where it is.
  for (const number of [openedDays / 2, openedDays, 8]) {
    const title = days.nth(number - 1).locator('h2')
    expect(await movesAfterScrolling(title), `day ${number}`).toBeLessThan(2)
    await expect(title).toBeInViewport()
  }
  const last = days.last()
  await last.scrollIntoViewIfNeeded()
  const names = () => last.locator('fieldset > legend').allTextContents()
  const [one = '', two = '', ...rest] = await names()
  await last.getByRole('button', { name: `Drag ${one}`, exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual([two, one, ...rest])
  // No day can be added to as many as a trip holds.
  const addADay = page.locator('button', { hasText: /^Add a day$/ })
  await expect(addADay).toBeEnabled({ enabled: openedDays < mostDays })

  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(complaints.all()).toEqual([])
})

// A browser takes half a minute of a processor to lay out sixty days on paper, and less than a second for four.
const printedDays = runCount('days on paper', { everyday: 4, full: 60 })

inFullRuns(test, 'every day: a trip on paper in `e2e/itinerary-map`')(
  'a long trip prints whole, with its drawing and without blank sheets',
  async ({ page, person }) => {
    test.setTimeout(180_000)
    const stops = printedDays * 5
    const trip = await tripOfPlaces({ slug: 'lisbon', days: printedDays, stops })
    const { address } = await keepTripOf(page, person, trip)
    await page.goto(address)
    await expect(page.getByText(`${printedDays} days · ${stops} stops`)).toBeVisible()
    await expect(page.locator('ol[data-drags]')).toBeVisible({ timeout: 90_000 })

    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    // Some five stops a sheet and no blank ones between them.
    expect(pages).toBeGreaterThan(printedDays / 2)
    expect(pages).toBeLessThan(printedDays * 2 + 4)
    // On paper its drawing stands before the days; on the screen nothing is left of it.
    await page.emulateMedia({ media: 'print' })
    const drawing = page.locator('svg', { hasText: 'A sketch' }).filter({ visible: true })
    // Its script comes at the first sign of a person: on a busy machine that may be after the first print.
    await page.mouse.move(200, 200)
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await expect(drawing).toHaveCount(1, { timeout: 500 })
    }).toPass({ timeout: 15_000 })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  },
)

inFullRuns(test, 'every day: `domain/planner/wish/bad-input`')(
  'an hour is planned as an hour, and says what it is too short for',
  async ({ page }) => {
    await plan(page, '1 hour in Lisbon')
    await expect(page.getByText(/· 1 day · 1 stop$/)).toBeVisible()
    await expect(about(page)).toContainText('A stay of hours: planned from 10 AM to 11 AM.')
    await expect(about(page)).toContainText('not enough time to see anything in town')
  },
)

inFullRuns(
  test,
  'every day: `domain/planner/wish/what-a-trip-is-made-for`, and the sentence under the form in `e2e/itinerary-create`',
)('dates that are over are said to be over, and the plan is for days to come', async ({ page }) => {
  await plan(page, '3 days in Lisbon in May 2020')
  await expect(about(page)).toContainText('The days you gave are past')
  await expect(page.getByText(/20(2[6-9]|[3-9]\d) · 3 days/)).toBeVisible()
})

inFullRuns(
  test,
  'every day: `domain/planner/wish/bad-input`, and the sentence under the form in `e2e/itinerary-create`',
)('ninety days become sixty, and it is said what became of the rest', async ({ page }) => {
  await plan(page, '90 days in Lisbon')
  await expect(page.getByText(/· 60 days · /)).toBeVisible()
  await expect(about(page)).toContainText('Plan days 61 to 90 as a trip of their own.')
})

inFullRuns(
  test,
  'every day: `domain/planner/wish/bad-input`, and what is asked back in `app/features/itinerary/generate/stream-plan`',
)('a place that nobody knows is asked for', async ({ page }) => {
  await page.goto('/generate-itinerary?q=a+week+in+Xyzzyville')
  await expect(page.getByText('Where is Xyzzyville?')).toBeVisible()
})

inFullRuns(test, 'every day: `domain/planner/wish/bad-input`')(
  'over the date line every stop has the clock of where it is, and no day is missing',
  async ({ page }) => {
    await plan(page, 'Auckland and Honolulu, 4 days from 1 March 2027')
    const flight = page.getByRole('listitem').filter({ hasText: 'Auckland to Honolulu' }).last()
    await expect(flight).toContainText('9:00 AM to 11:00 PM the day before')
    const labels = page.getByRole('article').locator('header p:first-child')
    await expect(labels).toHaveText([
      /Monday, March 1$/,
      /Tuesday, March 2$/,
      /Wednesday, March 3$/,
      /Thursday, March 4$/,
    ])
    await expect(page.getByText('NaN')).toHaveCount(0)
  },
)

inFullRuns(test, 'every day: `domain/trip/times`')(
  'in the night when clocks go forward a stop ends by the new clock',
  async ({ page, person }) => {
    // In Lisbon on March 28, 2027 one o'clock is two o'clock.
    const trip = await tripOfPlaces({ slug: 'lisbon', days: 2, stops: 6, start: '2027-03-27' })
    const { address } = await keepTripOf(page, person, trip)
    await openTrip(page, address)
    const sunday = page.getByRole('article').filter({ hasText: /^Day 2\b/ })
    const name = (await sunday.locator('fieldset > legend').first().textContent()) ?? ''
    await page.getByRole('button', { name: `More for ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Time, note and cost' }).click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    await dialog.getByLabel('Begins at').fill('00:30')
    await dialog.getByLabel('Minutes').fill('120')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(sunday.getByText('12:30 AM to 3:30 AM')).toBeVisible()
  },
)
