import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { accountButton, carrySession, expect, storedItem, test } from './support/accounts.ts'
import { expectAccessible, hydrated, stopTheClock } from './support/test.ts'

const refreshCalls = '**/auth/v1/token?grant_type=refresh_token'

/** As the page that led here would have left it. */
const storeTarget = (page: Page, target: string) =>
  page.addInitScript((path) => {
    if (location.pathname === '/auth/reload') localStorage.setItem('auth_reload_target', path)
  }, target)

test('finalizes, then redirects after a second and a half to the stored target', async ({
  page,
  person,
}) => {
  await carrySession(page.context(), person)
  await stopTheClock(page)
  const held = Promise.withResolvers<void>()
  await page.route(refreshCalls, async (route) => {
    await held.promise
    await route.continue()
  })
  await storeTarget(page, '/saved-trips')
  await page.goto('/auth/reload')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Finalizing authentication...')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show debug info' }).click()
  await expect(page.getByText('session found')).toBeVisible()
  await page.getByRole('button', { name: 'Hide debug info' }).click()
  await expect(page.getByText('session found')).toBeHidden()
  held.resolve()
  await expect(heading).toHaveText('Redirecting...')
  await page.clock.runFor(1_400)
  await expect(page).toHaveURL('/auth/reload')
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/saved-trips')
  expect(await storedItem(page, 'auth_reload_target')).toBeNull()
})

inFullRuns(test, 'every day: the first test of this file, and `domain/account` for targets')(
  'without a target it goes to the landing page',
  async ({ page, person }) => {
    await carrySession(page.context(), person)
    await page.goto('/auth/reload')
    await expect(page).toHaveURL('/')
    await expect(accountButton(page)).toBeVisible()
  },
)

inFullRuns(test, 'every day: pages that need a session in `e2e/accounts-guards`')(
  'without a session it leads to sign-in',
  async ({ page }) => {
    await stopTheClock(page)
    await page.goto('/auth/reload')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting...')
    await page.clock.runFor(1_500)
    await expect(page).toHaveURL('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  },
)

test('a refresh that is refused shows the error and the way to sign-in', async ({
  page,
  person,
}) => {
  await carrySession(page.context(), person)
  await page.route(refreshCalls, (route) =>
    route.fulfill({ status: 400, json: { code: 'refresh_token_not_found', msg: 'Gone' } }),
  )
  await page.goto('/auth/reload')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Authentication Error')
  await expect(page.getByRole('alert')).toHaveText(
    'An error occurred while completing authentication. Please try again.',
  )
  await page.getByRole('button', { name: 'Show debug info' }).click()
  await expect(page.getByText('refresh failed: Gone')).toBeVisible()
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page).toHaveURL('/auth')
  expect((await page.context().cookies()).filter(({ name }) => name.includes('auth'))).toEqual([])
})

inFullRuns(test, 'every day: a refresh that is refused in this file')(
  'after eight seconds without an answer it gives up and goes home',
  async ({ page, person }) => {
    await carrySession(page.context(), person)
    await stopTheClock(page)
    await storeTarget(page, '/saved-trips')
    // Never answered: the request hangs until the page that made it is gone.
    await page.route(refreshCalls, () => {})
    await page.goto('/auth/reload')
    await hydrated(page)
    await page.getByRole('button', { name: 'Show debug info' }).click()
    await expect(page.getByText('session found')).toBeVisible()
    await page.clock.runFor(7_900)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finalizing authentication...')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
  },
)
