import { accountButton, closeSignInModal, expect, signInModal, test } from './support/accounts.ts'
import { expectAccessible, hydrated } from './support/test.ts'

test.describe.configure({ timeout: 60_000 })

const exempt = [
  '/',
  '/partners',
  '/partners/dmo',
  '/business',
  '/dmo',
  '/airbnb-hosts',
  '/contact',
  '/about',
  '/about-us',
  '/hotels',
  '/hotels-and-resorts',
  '/tour-operators',
  '/auth',
  '/auth/callback',
]

test('pages for everyone never ask a visitor to sign in', async ({ page }) => {
  for (const path of exempt) {
    await page.goto(path)
    await hydrated(page)
    // The promise of the page: by now the session was looked for, and no code of a modal was loaded.
    await page.waitForLoadState('networkidle')
    await expect(signInModal(page), path).toHaveCount(0)
  }
})

for (const path of ['/ideaboard', '/inspirations', '/terms', '/view-itinerary/paris', '/nowhere']) {
  test(`a visitor of ${path} is asked, with what an account gives`, async ({ page }) => {
    await page.goto(path)
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
    await expect(modal.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await expectAccessible(page)
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px it stays closed on its page in its tab, and asks once on another`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ideaboard')
    await closeSignInModal(page)
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(signInModal(page)).toHaveCount(0)
    await page.goto('/roadtrip')
    await closeSignInModal(page)
    await page.goto('/ideaboard')
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(signInModal(page)).toHaveCount(0)

    const otherTab = await context.newPage()
    await otherTab.goto('/ideaboard')
    await expect(signInModal(otherTab)).toBeVisible()
    await otherTab.keyboard.press('Escape')
    await expect(signInModal(otherTab)).toBeHidden()
  })
}

test('it leads to the form, and the form back to the page', async ({ page, person }) => {
  await page.goto('/ideaboard?view=calendar')
  await signInModal(page).getByRole('link', { name: 'use your e-mail address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/ideaboard?view=calendar')
  await expect(accountButton(page)).toBeVisible()
  await expect(signInModal(page)).toHaveCount(0)
})

test('a page in one tab stops asking once the person signed in in another', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/ideaboard')
  await expect(signInModal(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/auth')
  await hydrated(other)
  await other.getByLabel('E-mail').fill(person.email)
  await other.getByLabel('Password').fill(person.password)
  await other.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(accountButton(other)).toBeVisible()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await expect(signInModal(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page reads undisturbed', async ({ page }) => {
    await page.goto('/ideaboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Board')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
