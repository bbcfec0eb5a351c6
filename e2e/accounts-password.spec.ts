import { inFullRuns } from '#testing/full-run-only.ts'
import { expect, followMailedLink, newEmail, openAs, signInForm, test } from './support/accounts.ts'
import { expectAccessible, expectToFit, hydrated } from './support/test.ts'

const tooCommon = 'Too many people use this one: choose another one.'
const ownName = 'It is little more than your own name or address: choose another one.'

inFullRuns(
  test,
  'every day: `domain/account/password-rule`, new passwords in `e2e/accounts-email` and `newcomer`',
)('a new password is looked at while it is typed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const form = signInForm(page)
  await form.getByLabel('Name').fill('Grace Hopper')
  const password = form.getByLabel('Password')
  await expect(password).toHaveAccessibleDescription(
    'At least 8 characters, and nothing that many people use.',
  )
  await password.pressSequentially('Passw')
  await expect(password).toHaveAccessibleDescription('3 more characters.')
  await expect(password).not.toHaveAttribute('aria-invalid')
  await password.pressSequentially('ord')
  await expect(password).toHaveAccessibleDescription(tooCommon)
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'main')
  await expectToFit(page)
  await password.pressSequentially(' of the evening')
  await expect(password).toHaveAccessibleDescription('Long enough.')
  await expect(password).not.toHaveAttribute('aria-invalid')
  await password.fill('gracehopper')
  await expect(password).toHaveAccessibleDescription(ownName)
  await password.fill('travels@far')
  await form.getByLabel('Email').fill('far@travels.example')
  await expect(password).toHaveAccessibleDescription(ownName)
})

test('what is typed is shown to who wants to see it, and hidden when it is sent', async ({
  page,
  person,
}) => {
  await page.goto('/auth')
  await hydrated(page)
  const form = signInForm(page)
  const password = form.getByLabel('Password')
  await password.fill('not the one')
  await expect(password).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: 'Show characters' }).press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await expectAccessible(page, 'main')
  await form.getByRole('button', { name: 'Hide characters' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await form.getByRole('button', { name: 'Show characters' }).click()
  await form.getByLabel('Email').fill(person.email)
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByRole('alert')).toHaveText('Invalid login credentials')
})

inFullRuns(
  test,
  'every day: `domain/account/password-rule`, a password that is looked at in this file, and `testing/conformance/auth-password` for what the server refuses',
)('a weak password is not sent, in a new account nor in an old one', async ({ page, person }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (/\/auth\/v1\/(signup|user)/.test(request.url()) && request.method() !== 'GET') {
      sent.push(request.url())
    }
  })
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const form = signInForm(page)
  const password = form.getByLabel('Password')
  await form.getByLabel('Email').fill(newEmail())
  const short = 'It is too short: use at least 8 characters.'
  for (const [weak, words] of [
    ['123456', short],
    ['      ', short],
    ['        ', short],
    ['00000000', tooCommon],
  ] as const) {
    await password.fill(weak)
    await form.getByRole('button', { name: 'Create account' }).click()
    await expect(form).toContainText(words)
    await expect(password).toHaveAttribute('aria-invalid', 'true')
  }
  await password.fill('123456 and more')
  await expect(form).not.toContainText(short)

  await openAs(page, person, '/account')
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Password', exact: true })
  const fresh = section.getByLabel('New password')
  for (const [weak, words] of [
    ['sunshine1', tooCommon],
    [person.email, ownName],
    ['Test Person', ownName],
  ] as const) {
    await fresh.fill(weak)
    await section.getByRole('button', { name: 'Change password' }).click()
    await expect(section).toContainText(words)
  }
  expect(sent).toEqual([])
  await fresh.fill('a different staple')
  await section.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(fresh).toHaveValue('')
  expect(sent).toHaveLength(1)
})

inFullRuns(
  test,
  'every day: a step of “a forgotten password gives way to a new one” in `e2e/accounts-email`',
)('a new password after a forgotten one is held to the same rule', async ({ page, person }) => {
  await followMailedLink(page, person.email, 'recovery')
  await hydrated(page)
  const fresh = page.getByLabel('New password')
  await fresh.fill('iloveyou')
  await expect(fresh).toHaveAccessibleDescription(tooCommon)
  await page.getByRole('button', { name: 'Show characters' }).click()
  await expect(fresh).toHaveAttribute('type', 'text')
})
