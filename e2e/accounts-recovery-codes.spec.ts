import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { accountButton, expect, openAs, signIn, test } from './support/accounts.ts'
import { codeOf } from './support/authenticator.ts'
import { expectAccessible, expectToFit, hydrated } from './support/test.ts'

test.describe.configure({ timeout: 120_000 })

const factorOf = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })
const codesOf = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')

/** Turns the second factor on, and answers the codes that are shown for it. */
async function turnOn(page: Page): Promise<string[]> {
  await hydrated(page)
  const section = factorOf(page)
  await section.getByRole('button', { name: 'Turn on' }).click()
  const secret = await section.locator('code').innerText()
  await section.getByLabel('Code').fill(codeOf(secret))
  await section.getByRole('button', { name: 'Verify' }).click()
  await expect(codesOf(page)).toHaveCount(10)
  return codesOf(page).allInnerTexts()
}

inFullRuns(
  test,
  'every day: codes are made and used in the other test of this file, `testing/permissions/recovery-codes` on both engines',
)(
  'recovery codes are shown once, to be copied, saved and printed',
  async ({ page, person, context }) => {
    await page.setViewportSize({ width: 390, height: 900 })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openAs(page, person, '/account')
    const codes = await turnOn(page)
    const section = factorOf(page)
    await expectAccessible(page, 'main')
    await expectToFit(page)

    await section.getByRole('button', { name: 'Copy' }).click()
    await expect(page.getByText('Copied')).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(codes.join('\n'))
    const waiting = page.waitForEvent('download')
    await section.getByRole('button', { name: 'Download' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe('piri-recovery-codes.txt')
    const saved = readFileSync(await download.path(), 'utf8')
    expect(saved).toContain(`Piri recovery codes for ${person.email}`)
    for (const code of codes) expect(saved).toContain(code)

    await test.step('on paper there are the codes, and nothing else', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(codesOf(page).first()).toBeVisible()
      await expect(page.getByText(`Piri recovery codes for ${person.email}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Profile' })).toBeHidden()
      const printed = (await page.pdf()).toString('latin1')
      expect(printed.match(/\/Type \/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'screen' })
    })

    await section.getByRole('button', { name: 'I have kept them' }).click()
    await expect(section).toContainText('10 of 10 left')
    await page.reload()
    await expect(section).toContainText('10 of 10 left')
    await expect(codesOf(page)).toHaveCount(0)

    await section.getByRole('button', { name: 'Make new codes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Make new codes' })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, '[role=dialog]')
    await dialog.getByRole('button', { name: 'Make new codes' }).click()
    await expect(codesOf(page)).toHaveCount(10)
    expect(await codesOf(page).allInnerTexts()).not.toContain(codes[0])
  },
)

test('whoever lost the phone signs in with a recovery code, once, and hears of it', async ({
  page,
  person,
}) => {
  await openAs(page, person, '/account')
  const [code = ''] = await turnOn(page)
  await page.context().clearCookies()
  await signIn(page, person, '/saved-trips')
  await page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click()
  const field = page.getByLabel('Recovery code')
  await expect(field).toBeFocused()
  await expectAccessible(page, 'main')
  const send = page.getByRole('button', { name: 'Sign in with this code' })
  await send.click()
  await expect(page.getByText('Enter one of the codes you kept.')).toBeVisible()
  await field.fill('0000-0000-0000-0000')
  await send.click()
  await expect(page.getByText('This code is not one of yours, or it has been used.')).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth/)
  await page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click()
  await field.fill(code.toUpperCase())
  await send.click()
  await expect(page).toHaveURL('/account')
  await expect(accountButton(page)).toBeVisible()
  await expect(factorOf(page).getByRole('button', { name: 'Turn on' })).toBeVisible()

  await page.goto('/__mail')
  const mine = page.getByRole('listitem').filter({ hasText: `To ${person.email}` })
  await expect(mine.getByRole('heading', { level: 2 })).toHaveText([
    'Two-factor authentication is off for Piri',
    'Two-factor authentication is on for Piri',
  ])
})
