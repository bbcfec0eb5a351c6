import type { Locator, Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { carrySession, closeSignInModal, expect, signInModal, test } from './support/accounts.ts'
import { expectAccessible, expectNoSidewaysScroll, expectToFit, hydrated } from './support/test.ts'

const lisbon = '/generate-itinerary?q=two+slow+days+in+Lisbon'
const tripAddress = /\/view-itinerary\/[0-9a-f-]{36}$/

const dayAt = (page: Page, number: number): Locator =>
  page.getByRole('article').filter({ hasText: new RegExp(`^Day ${number}\\b`) })

/** The names of a day's stops, which each have their own group of buttons. */
const namesOf = (day: Locator) => day.locator('fieldset > legend').allTextContents()

/** Plans, and waits until the trip is open at its own address and can be changed. */
async function planned(page: Page, { asked = true } = {}): Promise<string> {
  await page.goto(lisbon)
  if (asked) await closeSignInModal(page)
  await expect(page).toHaveURL(tripAddress)
  await canBeChanged(page)
  return page.url()
}

/** A trip of many stops comes alive slowly where others use the machine too. */
const whenBusy = { timeout: 40_000 }

async function canBeChanged(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Lock / }).first()).toBeEnabled(whenBusy)
}

/** A button of a stop, by its name: looked for in its day, because time to oneself has the same name on every day. */
const buttonIn = (day: Locator, name: string): Locator =>
  day.getByRole('button', { name, exact: true }).first()

const choose = async (day: Locator, stop: string, item: string | RegExp) => {
  await buttonIn(day, `More for ${stop}`).click()
  await day.page().getByRole('menuitem', { name: item }).first().click()
}

test('a wish becomes a trip with its own address, changed, undone and taken back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/about')
  await hydrated(page)
  const address = await planned(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 days in Lisbon')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'About this plan' })).toContainText('Lisbon')
  await expectToFit(page)
  await expectAccessible(page)

  const first = dayAt(page, 1)
  const before = await namesOf(first)
  const [one = '', two = '', ...others] = before
  await buttonIn(first, `Move ${one} later`).click()
  await expect.poll(() => namesOf(first)).toEqual([two, one, ...others])
  await expect(buttonIn(first, `Move ${one} later`)).toBeFocused()
  await choose(first, one, /^Move to day 2/)
  await expect.poll(() => namesOf(dayAt(page, 2))).toContain(one)
  await buttonIn(first, `Lock ${two}`).click()
  await expect(first.getByText('Locked', { exact: true })).toBeVisible()
  const [third = ''] = others
  await choose(first, third, 'Take out')
  await expect.poll(() => namesOf(first)).toEqual([two, ...others.slice(1)])

  // The same trip at the same address, with everything that was done to it.
  await page.reload()
  await canBeChanged(page)
  expect(page.url()).toBe(address)
  await expect.poll(() => namesOf(first)).toEqual([two, ...others.slice(1)])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => namesOf(first)).toEqual([two, ...others])
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect.poll(() => namesOf(first)).toEqual([two, ...others.slice(1)])

  await page.locator('summary', { hasText: 'History' }).click()
  const history = page.getByRole('group').filter({ hasText: 'The first plan' })
  await expect(history).toContainText(`Moved ${one} to day 2`)
  await expect(history).toContainText(`Took out ${third}`)
  await history.getByRole('listitem').last().getByRole('button', { name: 'Back to here' }).click()
  await expect.poll(() => namesOf(first)).toEqual(before)

  // The plan has taken the place of its wish: the way back leads to where one was before.
  await page.goBack()
  await expect(page).toHaveURL('/about')
  expect(complaints.all()).toEqual([])
})

inFullRuns(
  test,
  'every day: `e2e/accounts-prompt`, `trip-data` without a network, the keyboard on a drive in `road-trip` and in the first test of this file',
)(
  'an account is asked for by what needs one, a stop is swapped by keyboard alone, and the trip goes on without a network',
  async ({ page, context }) => {
    await planned(page)
    await test.step('an account is asked for when a visitor wants what needs one', async () => {
      await expect(signInModal(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Have it on every device' }).click()
      await expect(signInModal(page)).toBeVisible()
      await closeSignInModal(page)
      await expect(page.getByRole('button', { name: 'Have it on every device' })).toBeFocused()
    })

    const day = dayAt(page, 1)
    const before = await namesOf(day)
    await test.step('a stop is swapped for another that fits, by keyboard alone', async () => {
      let swap = page.getByRole('menuitem', { name: /^Swap for / })
      for (const name of before) {
        const more = buttonIn(day, `More for ${name}`)
        // The menu comes after the other buttons, and its button can't be focused before.
        await expect(more).toBeEnabled()
        await more.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('menu')).toBeVisible()
        if ((await swap.count()) > 0) break
        await page.keyboard.press('Escape')
        await expect(page.getByRole('menu')).toHaveCount(0)
      }
      swap = swap.first()
      const wanted = (await swap.textContent())?.replace('Swap for ', '') ?? ''
      await expect(swap).toBeFocused()
      await page.keyboard.press('Enter')
      await expect.poll(() => namesOf(day)).toContain(wanted)
      await page.keyboard.press('Control+z')
      await expect.poll(() => namesOf(day)).toEqual(before)
    })

    await test.step('without a network the open trip goes on, and is there again afterwards', async () => {
      const [one = '', two = '', ...others] = before
      await context.setOffline(true)
      await buttonIn(day, `Move ${one} later`).click()
      await expect.poll(() => namesOf(day)).toEqual([two, one, ...others])
      await context.setOffline(false)
      await page.reload()
      await canBeChanged(page)
      await expect.poll(() => namesOf(day)).toEqual([two, one, ...others])
    })
  },
)

inFullRuns(
  test,
  'every day: `domain/planner/wish/plan-wish` for what is proposed, `app/features/itinerary/generate/stream-plan` for the answer',
)('a wish without a place is answered with trips that can be tapped', async ({ page }) => {
  await page.goto('/generate-itinerary?q=somewhere+nice+for+five+days')
  await closeSignInModal(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('?')
  const proposals = page.getByRole('navigation', { name: 'This could be planned' })
  await proposals.getByRole('link').first().click()
  await expect(page).toHaveURL(tripAddress)
  await expect(page.getByRole('article')).toHaveCount(5)
})

inFullRuns(test, 'every day: `e2e/every-route` (`/view-itinerary/…`)')(
  'what is no trip of this browser says so',
  async ({ page }) => {
    await page.goto('/view-itinerary/00000000-0000-4000-8000-000000000000')
    await closeSignInModal(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No itinerary here')
    await expectAccessible(page)
  },
)

inFullRuns(
  test,
  'every day: `domain/planner/wish/bad-input`, and markup as text in `e2e/contact-abuse`',
)(
  'a hostile wish is text, and a long one is sent back with its length',
  async ({ page, complaints }) => {
    const markup = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
    page.on('dialog', () => expect('a script of the wish').toBe('not run'))
    await page.goto(`/generate-itinerary?q=${encodeURIComponent(`${markup} in nowhere`)}`)
    await closeSignInModal(page)
    await expect(page.getByLabel('Or say it in other words')).toHaveValue(`${markup} in nowhere`)
    expect(complaints.all()).toEqual([])

    const long = await page.goto(`/generate-itinerary?q=${'a'.repeat(10_000)}`)
    expect(long?.status()).toBe(400)
    await expect(page.getByText('That is 10,000 characters.')).toBeVisible()
    const empty = await page.goto('/generate-itinerary?q=%20')
    expect(empty?.status()).toBe(400)
    await expect(page.getByText('Please say what you wish for.')).toBeVisible()
  },
)

inFullRuns(test, 'every day: `server/services/address-limits`')(
  'an address that plans without end is told to wait',
  async ({ request, page }) => {
    const address = '/generate-itinerary?q=somewhere'
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => (await request.get(address)).status()),
    )
    const granted = answers.filter((status) => status === 200).length
    expect(granted).toBeGreaterThanOrEqual(40)
    expect(answers.filter((status) => status === 429)).toHaveLength(60 - granted)
    expect(granted).toBeLessThan(60)
    const response = await page.goto(address)
    expect(response?.status()).toBe(429)
    expect(Number(response?.headers()['retry-after'])).toBeGreaterThan(0)
    await expect(page.getByText(/Please try again in/)).toBeVisible()
    await expect(page.getByLabel('What do you wish for?')).toHaveValue('somewhere')
  },
)

test.describe('signed in', () => {
  inFullRuns(
    test,
    'every day: `e2e/trip-data` and `e2e/trip-two-browsers`, which ask the server what it tells the owner and a visitor',
  )(
    'a second browser follows, changes made offline arrive, and the server knows the trip',
    async ({ page, context, person, openBrowser, baseURL }) => {
      await carrySession(context, person)
      const address = await planned(page, { asked: false })
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      const storageState = await context.storageState()
      const other = await openBrowser({ storageState, baseURL })
      const second = await other.newPage()
      await second.goto(address)
      await canBeChanged(second)
      const [here, there] = [dayAt(page, 1), dayAt(second, 1)]
      const before = await namesOf(here)
      await expect.poll(() => namesOf(there)).toEqual(before)

      const [one = '', two = '', ...others] = before
      await buttonIn(here, `Move ${one} later`).click()
      await expect.poll(() => namesOf(there)).toEqual([two, one, ...others])
      await buttonIn(there, `Lock ${two}`).click()
      await expect(here.getByText('Locked', { exact: true })).toBeVisible()

      await context.setOffline(true)
      await buttonIn(here, `Move ${one} earlier`).click()
      await expect.poll(() => namesOf(here)).toEqual(before)
      await expect(page.getByText('Offline, 1 change waiting')).toBeVisible()
      await buttonIn(there, `Lock ${one}`).click()
      await context.setOffline(false)
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await expect.poll(() => namesOf(there)).toEqual(before)
      await expect(here.getByText('Locked', { exact: true })).toHaveCount(2)

      // Without any script: what the server knows of it.
      const markup = await (await page.request.get(address)).text()
      expect(markup).toContain('2 days in Lisbon</h1>')
      const visitor = await openBrowser({ baseURL, storageState: { cookies: [], origins: [] } })
      expect(await (await visitor.request.get(address)).text()).not.toContain('days in Lisbon')
    },
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  inFullRuns(
    test,
    'every day: the short form without JavaScript in `e2e/itinerary-create`, whose answer is the same page',
  )('the finished plan is a page', async ({ page }) => {
    await page.goto('/itinerary/new/plan')
    await page.getByLabel('What do you wish for?').fill('two slow days in Lisbon')
    await page.getByRole('button', { name: 'Plan my trip' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 days in Lisbon')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('Your plan is ready.')).toBeVisible()
    await expectNoSidewaysScroll(page)
  })
})
