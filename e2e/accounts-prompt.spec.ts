import type { Page } from '@playwright/test'
import {
  accountButton,
  closeSignInModal,
  expect,
  openAs,
  sessionLookedFor,
  signInModal,
  test,
} from './support/accounts.ts'
import { atRest, expectAccessible, hydrated } from './support/test.ts'

/** Written out instead of imported from the rule, so that a wrong change of the rule fails here. */
const exempt = [
  '/',
  '/partners',
  '/partners/dmo',
  '/partners/hotels-and-resorts',
  '/partners/tour-operators',
  '/partners/airbnb-hosts',
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

/** The question is code of its own: a page that does not load it does not ask. */
function loadedQuestions(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/sign-in-modal-[^/]+\.js$/.test(request.url())) loaded.push(request.url())
  })
  return loaded
}

test.describe('for everyone', () => {
  // A page that moves is hardly ever at rest without a graphics card.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const path of exempt) {
    test(`${path} never asks a visitor to sign in`, async ({ page }) => {
      const loaded = loadedQuestions(page)
      await page.goto(path)
      await atRest(page)
      await expect(signInModal(page)).toHaveCount(0)
      expect(loaded).toEqual([])
    })
  }
})

for (const path of ['/ideaboard', '/inspirations', '/view-itinerary/paris']) {
  test(`a visitor of ${path} is asked, with what an account gives`, async ({ page }) => {
    const loaded = loadedQuestions(page)
    await page.goto(path)
    const modal = signInModal(page)
    await expect(modal).toBeVisible()
    expect(loaded).toHaveLength(1)
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

for (const path of [
  '/terms',
  '/privacy',
  '/careers',
  '/thank-you',
  '/shared-itinerary/x',
  '/nowhere',
]) {
  test(`a visitor of ${path} is asked at the foot of the window`, async ({ page }) => {
    const loaded = loadedQuestions(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const strip = signInModal(page)
    await expect(strip.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    // It is no modal: the page behind it scrolls, and its last line can be read beside the strip.
    const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    await footer.scrollIntoViewIfNeeded()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const [line, box] = [await footer.boundingBox(), await strip.boundingBox()]
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    expect(box?.height).toBeLessThan(140)
    await expectAccessible(page)
    expect(loaded).toEqual([])
    await closeSignInModal(page)
  })
}

for (const width of [390, 1440]) {
  test(`at ${width} px it asks once a visit, and again when an account is needed`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/ideaboard')
    await closeSignInModal(page)
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
}

test('what a visitor typed stays, and the focus returns to it', async ({ page }) => {
  // The question comes when its code does: after somebody has begun to type.
  const { promise: typed, resolve: hasTyped } = Promise.withResolvers<void>()
  await page.route(/sign-in-modal-[^/]+\.js$/, async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/itinerary/new/plan')
  await hydrated(page)
  const field = page.getByLabel('What do you wish for?')
  await field.fill('Three days in Rome')
  hasTyped()
  await closeSignInModal(page)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Three days in Rome')
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.goBack()
  await expect(field).toHaveValue('Three days in Rome')
})

test('it leads to the form, and the form back to the page', async ({ page, person }) => {
  await page.goto('/ideaboard?view=calendar')
  await signInModal(page).getByRole('link', { name: 'use your email address' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password').fill(person.password)
  await page.locator('form').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL('/ideaboard?view=calendar')
  await expect(accountButton(page)).toBeVisible()
  await expect(signInModal(page)).toHaveCount(0)
})

test('a page that asked asks no more when it is loaded anew after a sign-in in another tab', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/ideaboard')
  await expect(signInModal(page)).toBeVisible()
  const other = await context.newPage()
  await openAs(other, person)
  await sessionLookedFor(page, () => page.reload())
  await atRest(page)
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
