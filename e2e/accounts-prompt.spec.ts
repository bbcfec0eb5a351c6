import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  carrySession,
  closeSignInModal,
  expect,
  sessionLookedFor,
  signInModal,
  test,
} from './support/accounts.ts'
import { expectStripAtTheFoot } from './support/sign-in-question.ts'
import { atRest, expectAccessible, expectToFit, hydrated } from './support/test.ts'

// How each page asks, or does not, is asked of every route.
test('a visitor is asked over the page, with what an account gives, and can answer with a plain no', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/ideaboard')
  const modal = signInModal(page)
  await expect(modal).toBeVisible()
  for (const promise of [
    'Your trips in step on every device',
    'Invite friends and plan together',
    'Keep the itineraries you like',
    'AI calling for bookings and real-time weather swaps',
  ]) {
    await expect(modal.getByText(promise)).toBeVisible()
  }
  await expect(modal.getByRole('button', { name: 'Sign in with Google' })).toBeFocused()
  await expectToFit(page)
  await expectAccessible(page, '[role=dialog]')
  await expect(modal).toContainText('No account is needed to begin.')
  await page.setViewportSize({ width: 390, height: 600 })
  const scroll = async () => {
    await page.mouse.move(195, 20)
    await page.mouse.wheel(0, 300)
    await atRest(page)
    return page.evaluate(() => window.scrollY)
  }
  // The page behind the question stays where it is, and moves again afterwards.
  expect(await scroll()).toBe(0)
  await modal.getByRole('button', { name: 'Continue without an account' }).click()
  await expect(modal).toBeHidden()
  await expect.poll(scroll).toBeGreaterThan(0)
})

inFullRuns(test, 'every day: every such page asks so in `e2e/every-route`')(
  'a visitor of a page to read is asked at the foot of the window',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/terms')
    await expectStripAtTheFoot(page)
    await expectAccessible(page)
    await closeSignInModal(page)
  },
)

test('it leaves what was typed and the focus, asks once a visit, and again when an account is needed', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  // The question comes when its code does: after somebody has begun to type.
  const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>()
  await page.route(/sign-in-modal-[^/]+\.js$/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/ideaboard')
  await hydrated(page)
  const field = page.getByLabel('Your idea')
  await field.fill('Three days in Rome')
  hasTyped()
  await closeSignInModal(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Three days in Rome')
  await page.reload()
  await atRest(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  await atRest(page)
  await expect(signInModal(page)).toHaveCount(0)

  const otherTab = await context.newPage()
  await otherTab.goto('/ideaboard')
  await expect(signInModal(otherTab)).toBeVisible()
  await otherTab.keyboard.press('Escape')
  await expect(signInModal(otherTab)).toBeHidden()
})

inFullRuns(test, 'every day: `e2e/newcomer`, who signs up by this form and returns to their trip')(
  'it leads to the form, and the form back to the page',
  async ({ page, person }) => {
    await page.goto('/ideaboard?view=calendar')
    await signInModal(page).getByRole('link', { name: 'use your email address' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password').fill(person.password)
    await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/ideaboard?view=calendar')
    await expect(accountButton(page)).toBeVisible()
    await expect(signInModal(page)).toHaveCount(0)
  },
)

inFullRuns(test, 'every day: a signed-in person is never asked in `e2e/every-route`')(
  'a page that asked asks no more when it is loaded anew after a sign-in in another tab',
  async ({ page, context, person }) => {
    await page.goto('/ideaboard')
    await expect(signInModal(page)).toBeVisible()
    // Whichever tab they signed in in, all of them have the cookies.
    await carrySession(context, person)
    await sessionLookedFor(page, () => page.reload())
    await atRest(page)
    await expect(accountButton(page)).toBeVisible()
    await expect(signInModal(page)).toHaveCount(0)
  },
)
