/** Somebody new, from the first page to the last word: plans without an account, makes one, takes it away again. */
import type { Page } from '@playwright/test'
import {
  accountButton,
  expect,
  newEmail,
  openAccountMenu,
  service,
  signInForm,
  signInModal,
  signOutByMenu,
  test,
} from './support/accounts.ts'
import { mailedCode } from './support/mailed-code.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, walkedWidths } from './support/test.ts'

test.describe.configure({ timeout: 120_000 })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Nothing lies over the page: what is asked is asked at its foot. */
const expectNothingOver = async (page: Page) => {
  await expect(page.locator('[role=dialog]:not([data-foot-strip])')).toHaveCount(0)
  await expectNoSidewaysScroll(page)
}

for (const width of walkedWidths) {
  test(`at ${width} px a newcomer plans, signs up by a mailed code, claims the trip and leaves for good`, async ({
    page,
    complaints,
  }) => {
    const email = newEmail()
    // Of each try its own: a first one that fails leaves its person behind.
    const name = `Nell ${width} ${email.slice(0, 12)}`
    const password = 'a moth in relay 70'
    await page.setViewportSize({ width, height: 844 })

    await test.step('the landing page promises that no account is needed', async () => {
      await page.goto('/')
      await expect(heading(page)).toHaveText('Days that really work')
      await expect(page.getByText('No account needed to begin.')).toBeVisible()
      await hydrated(page)
      await page.getByRole('main').getByRole('link', { name: 'Plan a Trip' }).first().click()
    })

    await test.step('the plan is asked for and made with nothing in the way', async () => {
      await expect(heading(page)).toHaveText('Create Itinerary')
      await expect(signInModal(page)).toContainText('Optional: with Google, or by email.')
      await expectNothingOver(page)
      await page.getByLabel('What do you wish for?').fill('Two days in Lisbon')
      await page.getByRole('button', { name: 'Plan my trip' }).click()
      await expect(page).toHaveURL(/\/view-itinerary\/[0-9a-f-]{36}$/)
      await expect(heading(page)).toHaveText('2 days in Lisbon')
      await expectNothingOver(page)
    })
    const trip = new URL(page.url()).pathname

    await test.step('an account is made with the code of a mail', async () => {
      await signInModal(page).getByRole('link', { name: 'by email' }).click()
      await expect(heading(page)).toHaveText('Sign in')
      await expect(page.getByText('Piri works without an account, too.')).toBeVisible()
      await page.getByRole('button', { name: 'Create an account' }).click()
      const form = signInForm(page)
      await form.getByLabel('Name').fill(name)
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Password').fill(password)
      await expectAccessible(page, 'main')
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(heading(page)).toHaveText('Check your email')
      await expect(page.getByText(`If ${email} can be used here`)).toBeVisible()
      await expectNothingOver(page)
      await form.getByLabel('Code from the email').fill(await mailedCode(page, email))
      await form.getByRole('button', { name: 'Continue' }).click()
    })

    await test.step('back at the trip, it is claimed', async () => {
      await page.waitForURL(trip)
      await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible()
      const question = page.getByRole('dialog', { name: 'Bring 1 trip along?' })
      await question.getByRole('button', { name: 'Bring along' }).click()
      await expect(question).toBeHidden()
      await expect(heading(page)).toHaveText('2 days in Lisbon')
      await page.goto('/saved-trips')
      await expect(page.getByRole('main')).toContainText('2 days in Lisbon')
    })

    await test.step('the menu leads to the account, and out', async () => {
      const menu = await openAccountMenu(page)
      await expect(menu).toContainText(name)
      await expect(menu.getByRole('menuitem', { name: 'Admin' })).toHaveCount(0)
      await menu.getByRole('menuitem', { name: 'Account', exact: true }).click()
      await expect(heading(page)).toHaveText('Account')
      await expectNothingOver(page)
      await signOutByMenu(page)
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Signed out successfully')).toBeVisible()
      await expect(accountButton(page)).toHaveCount(0)
    })

    await test.step('signed in again, the account is deleted after a confirmation', async () => {
      await page.goto('/auth?from=/account')
      await hydrated(page)
      const form = signInForm(page)
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Password').fill(password)
      await form.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(heading(page)).toHaveText('Account')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page
        .getByRole('dialog', { name: 'Delete my account' })
        .getByRole('button', { name: 'Delete everything' })
        .click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('Your account is deleted')).toBeVisible()
      await expect(page.getByText('You can plan on without an account.')).toBeVisible()
      const { data } = await service().from('profiles').select('id').eq('full_name', name)
      expect(data).toEqual([])
    })

    expect(complaints.all()).toEqual([])
  })
}
