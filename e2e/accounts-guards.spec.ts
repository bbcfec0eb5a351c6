import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  carrySession,
  expect,
  newEmail,
  service,
  signedIn,
  storedItem,
  test,
} from './support/accounts.ts'
import { hydrated } from './support/test.ts'

const forUsers = ['/saved-trips', '/group-planning', '/groups/7', '/account'] as const
const forAdmins = [
  '/admin',
  '/admin/pages',
  '/admin/pages/new',
  '/admin/pages/edit/lisbon',
] as const

for (const path of [...forUsers, ...forAdmins]) {
  test(`a visitor of ${path} signs in first`, async ({ request }) => {
    const answer = await request.get(`${path}?a=1`, { maxRedirects: 0 })
    expect(answer.status()).toBe(302)
    expect(answer.headers().location).toBe(`/auth?from=${encodeURIComponent(`${path}?a=1`)}`)
  })
}

test('the path that a visitor wanted is kept', async ({ page }) => {
  await page.goto('/admin/pages/edit/lisbon?a=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await hydrated(page)
  await expect
    .poll(() => storedItem(page, 'auth_redirect_path'))
    .toBe('/admin/pages/edit/lisbon?a=1')
})

test('a link to a protected page does the same without a page load', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByText('Group Planning').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect.poll(() => storedItem(page, 'auth_redirect_path')).toBe('/group-planning')
})

test('the way back never leads to another site', async ({ page, person, baseURL }) => {
  // Every other way to write one is asked of the rule itself (domain/account/account.test.ts).
  await signedIn(page, person, `/auth?from=${encodeURIComponent('/\\evil.example')}`)
  expect(new URL(page.url()).origin).toBe(baseURL)
})

test.describe('signed in as a user', () => {
  test.use({ as: 'user' })

  test('every admin page leads home', async ({ page }) => {
    for (const path of forAdmins) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect(answer.status(), path).toBe(302)
      expect(answer.headers().location, path).toBe('/')
    }
    await page.goto('/admin')
    await expect(page).toHaveURL('/')
    await expect(accountButton(page)).toBeVisible()
  })

  inFullRuns(
    test,
    'every day: `domain/account` for where it leads, and a sign-in that returns in `e2e/accounts-email`',
  )('sign-in has nothing to ask, and leads on', async ({ page }) => {
    await page.goto('/auth?from=/saved-trips')
    await expect(page).toHaveURL('/saved-trips')
  })
})

test('rights given and taken count from the next page on', async ({ context, person }) => {
  await carrySession(context, person)
  const leadsTo = async () =>
    (await context.request.get('/admin', { maxRedirects: 0 })).headers().location
  const permissions = service().from('user_permissions')
  await permissions.upsert({ user_id: person.id, is_admin: true })
  expect((await context.request.get('/admin', { maxRedirects: 0 })).status()).toBe(200)
  await permissions.update({ is_admin: false }).eq('user_id', person.id)
  expect(await leadsTo()).toBe('/')
})

test('a forged session is led to sign-in like none at all', async ({ request }) => {
  const ask = (cookie?: string) =>
    request.get('/saved-trips', {
      maxRedirects: 0,
      headers: cookie ? { cookie } : {},
    })
  const visitor = await ask()
  expect(visitor.status()).toBe(302)
  const forged = await ask(`sb-localhost-auth-token=base64-${btoa(newEmail())}`)
  expect(forged.status()).toBe(302)
  expect(forged.headers().location).toBe(visitor.headers().location)
})
