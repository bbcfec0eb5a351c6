/** From a wish to a plan: chips that follow the words, a short form, and a plan that can be stopped. */

import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { closeSignInModal, expect, signInModal, test } from './support/accounts.ts'
import { openSlowProxy } from './support/slow-proxy.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated } from './support/test.ts'

const tripAddress = /\/view-itinerary\/[0-9a-f-]{36}$/
const field = (page: Page) => page.getByLabel('What do you wish for?')
const chip = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'What is understood' }).getByRole('button', { name })

test('at 390 px words become chips, a chip is changed, and the change is planned', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/itinerary/new/plan')
  await closeSignInModal(page)
  await field(page).fill('Three slow days in Lisbon in May with two kids, no churches, glorbing')
  await expect(chip(page, /^Where Lisbon$/)).toBeVisible()
  // The next May, whenever that is.
  const year = new Date().getFullYear()
  await expect(chip(page, new RegExp(`^When May (${year}|${year + 1})$`))).toBeVisible()
  await expect(chip(page, /^How long 3 days$/)).toBeVisible()
  await expect(chip(page, /^Who 2 children$/)).toBeVisible()
  await expect(chip(page, /^Pace Slow$/)).toBeVisible()
  await expect(page.getByText('Also understood: “no churches”.')).toBeVisible()
  await expect(page.getByText('Not understood: “glorbing”.')).toBeVisible()

  // By keyboard: the panel takes the focus, and Escape gives it back.
  await chip(page, /^Who/).press('Enter')
  await expect(
    page.getByRole('group', { name: 'Who' }).getByLabel('Adults', { exact: true }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'More adults' }).first().click()
  await page.getByRole('button', { name: 'More adults' }).first().click()
  await page.keyboard.press('Escape')
  await expect(chip(page, /^Who 1 adult, 2 children yours$/)).toBeFocused()

  await chip(page, /^How long/).click()
  await page.getByRole('button', { name: 'Fewer days' }).first().click()
  await expect(page.getByText('You set this. Your words say: 3 days.')).toBeVisible()
  await expectAccessible(page, 'main')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Done' }).click()
  // The words stay as they were typed.
  await expect(field(page)).toHaveValue(/^Three slow days/)
  await page.getByRole('button', { name: 'Plan my trip' }).click()
  await expect(page).toHaveURL(tripAddress)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 days in Lisbon')
  expect(complaints.all()).toEqual([])
})

inFullRuns(
  test,
  'every day: chips that are changed in this file, what a search box offers in `scripts/assets/gazetteer-asset`, chips in `domain/brief`',
)(
  'places are suggested, days are chosen from a sheet, and words take a chip back',
  async ({ page }) => {
    await page.goto('/itinerary/new/plan?where=Lisbon')
    await closeSignInModal(page)
    await chip(page, /^Where Lisbon yours$/).click()
    const where = page.getByRole('group', { name: 'Where' }).getByRole('combobox')
    await where.pressSequentially('port')
    await page
      .getByRole('option', { name: /^Porto/ })
      .first()
      .click()
    await expect(chip(page, /^Where Lisbon, Porto yours$/)).toBeVisible()
    await page.getByRole('button', { name: 'Remove Lisbon' }).first().click()
    await expect(chip(page, /^Where Porto yours$/)).toBeVisible()

    await chip(page, /^When$/).click()
    const sheet = page.getByRole('group', { name: 'When' })
    await sheet.getByRole('button', { name: 'Go to the Next Month' }).click()
    const days = sheet.getByRole('gridcell').getByRole('button')
    await days.nth(9).click()
    await days.nth(11).click()
    await expect(chip(page, /^When .+ to .+ yours$/)).toBeVisible()
    await expect(chip(page, /^How long 3 days$/)).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Go by my words' }).click()
    await expect(chip(page, /^When$/)).toBeVisible()

    await chip(page, /^Lodging$/).click()
    const lodging = page.getByRole('group', { name: 'Lodging' })
    await lodging.getByRole('button', { name: 'Set a pin' }).click()
    const map = lodging.getByRole('button', { name: /^Set a pin in Porto/ })
    await map.click()
    await expect(chip(page, /^Lodging 41\.\d+,-8\.\d+ yours$/)).toBeVisible()
    const set = await chip(page, /^Lodging/).textContent()
    await map.press('ArrowUp')
    await expect(chip(page, /^Lodging/)).not.toHaveText(set ?? '')
  },
)

inFullRuns(test, 'every day: `domain/planner/wish/bad-input`')(
  'too much is refused with a sentence, and nothing of it is lost',
  async ({ page }) => {
    await page.goto('/itinerary/new/plan')
    await closeSignInModal(page)
    const letter = 'Paris and Rome '.repeat(1334).slice(0, 20_000)
    await field(page).fill(letter)
    await page.getByRole('button', { name: 'Plan my trip' }).click()
    await expect(
      page.getByText(/^That is 20,000 characters\. Please say it in 1,000/),
    ).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(letter)
    await field(page).fill('61 days in Rome in May 2025, Xyzzyville')
    await expect(page.getByText('61 days are more than one plan holds')).toBeVisible()
    await expect(page.getByText('May 31, 2025 is in the past.')).toBeVisible()
  },
)

inFullRuns(
  test,
  'every day: `e2e/accounts-prompt`, where what was typed stays and the focus returns to it',
)(
  'what was typed and set stays through a sign-in prompt, and the focus returns to it',
  async ({ page }) => {
    const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>()
    await page.route(/sign-in-(?:modal|strip)-[^/]+\.js$/, async (route) => {
      await typed
      await route.continue()
    })
    await page.goto('/itinerary/new/plan')
    await hydrated(page)
    await field(page).fill('Three days in Rome')
    await chip(page, /^Pace/).click()
    await page.getByRole('group', { name: 'Pace' }).getByText('Slow').first().click()
    await field(page).focus()
    hasTyped()
    await expect(signInModal(page)).toBeVisible()
    await closeSignInModal(page)
    await expect(field(page)).toBeFocused()
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.goBack()
    await expect(field(page)).toHaveValue('Three days in Rome')
    await expect(chip(page, /^Pace Slow yours$/)).toBeVisible()
  },
)

inFullRuns(test, 'every day: a wish in an address is planned in `e2e/generate-itinerary`')(
  'a tap on an example plans it',
  async ({ page }) => {
    await page.goto('/itinerary/new/plan')
    await closeSignInModal(page)
    const examples = page.getByRole('navigation', { name: 'Or start from one of these' })
    await examples.getByRole('link', { name: /Rome/ }).click()
    await expect(page).toHaveURL(tripAddress)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/days in Rome$/)
  },
)

// What is there by then is kept the same way, whoever ends it.
for (const end of ['stopped', 'cut off'] as const) {
  inFullRuns(
    test,
    'every day: first days before the last answer, and whoever leaves in between, in `app/features/itinerary/generate/stream-plan`; a plan that is kept in `e2e/newcomer`',
  )(`a plan that is ${end} in the middle is kept as far as it is`, async ({ page, baseURL }) => {
    // Only the last answer says ways out: until it comes, the first days are all there is.
    const line = await openSlowProxy(baseURL ?? '', '/generate-itinerary', 'waysOut')
    try {
      await page.clock.install()
      await page.goto(`${line.url}/generate-itinerary?q=three+days+in+Rome`, {
        waitUntil: 'commit',
      })
      await closeSignInModal(page)
      await expect(page.getByText('A first plan holds. Looking for better days.')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(3)
      if (end === 'stopped') await page.getByRole('button', { name: 'Stop, keep this' }).click()
      else {
        // No browser tells a page of it: longer than any plan takes, nothing more comes.
        line.cut()
        await page.clock.fastForward(30_000)
      }
      await expect(page).toHaveURL(tripAddress)
      await expect(page.getByRole('article')).toHaveCount(3)
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(3)
    } finally {
      line.close()
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the short form is sent like any form, and lodging is where days begin', async ({
    page,
  }) => {
    await page.goto('/itinerary/new/plan')
    await page.getByText('Or fill in a short form').click()
    await page.getByLabel('Where', { exact: true }).fill('Lisbon')
    await page.getByLabel('First day').fill('2027-05-03')
    await page.getByLabel('Last day').fill('2027-05-04')
    await page.getByLabel('Adults', { exact: true }).fill('2')
    await page.getByText('Slow', { exact: true }).click()
    await page.getByLabel('Where you sleep').fill('38.7115,-9.1290')
    await page.getByRole('button', { name: 'Plan my trip' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 days in Lisbon')
    await expect(page.getByText('May 3 to May 4, 2027').first()).toBeVisible()
    await expect(page.getByText('Days begin and end at 38.7115, -9.129.')).toBeVisible()
  })
})
