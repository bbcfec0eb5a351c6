import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  chooseDemoPerson,
  expect,
  openAccountMenu,
  openAs,
  signInModal,
  signInWithGoogle,
  storedItem,
  test,
} from './support/accounts.ts'
import { expectAccessible, hydrated } from './support/test.ts'

test('Ada signs in with Google and returns to the page she wanted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/groups/7?tab=chat')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await hydrated(page)
  await expect.poll(() => storedItem(page, 'auth_redirect_path')).toBe('/groups/7?tab=chat')
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(page.getByText('This is not Google.')).toBeVisible()
  await expectAccessible(page)
  await chooseDemoPerson(page, 'Ada Demo')
  await expect(page).toHaveURL('/groups/7?tab=chat', { timeout: 20_000 })
  await expect.poll(() => storedItem(page, 'auth_redirect_path')).toBeNull()
  await expect.poll(() => storedItem(page, 'auth_reload_target')).toBeNull()
  const menu = await openAccountMenu(page)
  await expect(menu).toContainText('Ada Demo')
  await expect(menu).toContainText('ada@demo.example')
})

inFullRuns(
  test,
  'every day: the way back from Google to a page in the first test of this file, the modal in `e2e/accounts-prompt`',
)(
  'the modal’s button returns to the page under it, and closes once a user exists',
  async ({ page }) => {
    await page.goto('/roadtrip?stop=2')
    await expect(signInModal(page)).toBeVisible()
    await page.evaluate(() => localStorage.setItem('calendar_auth_pending', 'true'))
    await signInWithGoogle(page, 'Ada Demo')
    await expect(page).toHaveURL('/roadtrip?stop=2')
    await expect(accountButton(page)).toBeVisible()
    await expect(signInModal(page)).toHaveCount(0)
    await expect.poll(() => storedItem(page, 'calendar_auth_pending')).toBeNull()
  },
)

inFullRuns(
  test,
  'every day: a way back that Google refused in this file, a server that can’t be reached in `e2e/accounts-email`',
)(
  'Google that can’t be reached is a toast, and the button can be tried again',
  async ({ page }) => {
    await page.goto('/auth')
    await hydrated(page)
    await page.route('**/assets/browser-client-*.js', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByText('Sign in failed')).toBeVisible()
    await expect(page.getByText('Could not connect to Google. Please try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled()
  },
)

test('a way back that nobody began, or that Google refused, ends in words', async ({ page }) => {
  for (const [query, words] of [
    ['', 'This address is only the way back from signing in.'],
    [
      '?code=5a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d',
      'This link was opened in another browser than the one that asked for it. If it was to confirm your address, that is done: please sign in.',
    ],
    ['?error=access_denied&error_description=The+user+said+no', 'The user said no'],
  ] as const) {
    await page.goto(`/auth/callback${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in failed')
    await expect(page.getByRole('alert')).toHaveText(words)
  }
  await expectAccessible(page, 'main')
  await page.getByRole('link', { name: 'Return to Login' }).click()
  await expect(page).toHaveURL('/auth')
})

inFullRuns(test, 'every day: `testing/conformance/auth-google` links and unlinks on both engines')(
  'a person links Google to their account and unlinks it again',
  async ({ page, person }) => {
    await openAs(page, person, '/account')
    const ways = page.getByRole('region', { name: 'Ways to sign in' })
    await expect(ways.getByRole('listitem')).toHaveCount(1)
    await expect(ways.getByRole('button', { name: 'Unlink' })).toHaveCount(0)
    await ways.getByRole('button', { name: 'Link Google' }).click()
    // Nobody else of this suite signs in as this person, so that the identity is free to link.
    await chooseDemoPerson(page, 'Cleo Demo')
    await expect(page).toHaveURL('/account', { timeout: 20_000 })
    await expect(ways.getByRole('listitem')).toHaveCount(2)
    await expect(ways).toContainText('Google')
    await ways
      .getByRole('listitem')
      .filter({ hasText: 'Google' })
      .getByRole('button', { name: 'Unlink' })
      .click()
    await expect(ways.getByRole('listitem')).toHaveCount(1)
    await expect(ways.getByRole('button', { name: 'Link Google' })).toBeVisible()
  },
)
