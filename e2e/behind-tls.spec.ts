/** A deployment as visitors meet it: `PIRI_ENV=production`, HTTPS that a proxy ends, real mail. */

import type { Page } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import { accountButton, newEmail, signedIn, signInForm, signOutByMenu } from './support/accounts.ts'
import { fillIn, newSender, send } from './support/contact.ts'
import { expect, linkIn, mailTo, test } from './support/deployment.ts'
import { sidewaysPhoto } from './support/pictures.ts'
import { hydrated } from './support/test.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

test.afterEach(({ deployment }) => {
  expect(deployment.output()).not.toMatch(/"level":"error"|uncaught|unhandled/)
})

const password = 'a moth in relay 70'

/** From the form to the first page as that person, by the link in the mail. */
async function signUp(
  page: Page,
  deployment: Parameters<typeof mailTo>[0],
  email: string,
  name: string,
) {
  await page.goto('/auth')
  await hydrated(page)
  await page.getByRole('button', { name: 'Create an account' }).click()
  const form = signInForm(page)
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  const link = linkIn(await mailTo(deployment, email))
  expect(link).toContain(`${deployment.url}/auth/v1/verify`)
  await page.goto(link)
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth'))
  await expect(accountButton(page)).toBeVisible()
}

inFullRuns(
  test,
  'every day: forms behind TLS and of other sites in the next test of this file, sign-up by a form and a mail after it; the contact form in `e2e/contact`',
)(
  'a visitor writes to the team, with scripts and without',
  async ({ page, deployment, openBrowser, complaints }) => {
    const message = 'Do you know a quiet beach in Portugal?'
    await page.goto('/contact')
    await hydrated(page)
    await fillIn(page, { name: 'Grace Hopper', email: newSender(), message })
    await send(page)
    await expect(page).toHaveURL('/thank-you')
    expect(complaints.all()).toEqual([])
    expect(await mailTo(deployment, 'hello@piri.example')).toContain('Grace Hopper')

    const plain = await openBrowser({
      baseURL: deployment.url,
      ignoreHTTPSErrors: true,
      javaScriptEnabled: false,
    })
    const quiet = await plain.newPage()
    await quiet.goto('/contact')
    await fillIn(quiet, { name: 'Ada', email: 'no address', message })
    await send(quiet)
    await expect(quiet).toHaveURL('/contact')
    await expect(quiet.getByLabel('Message')).toHaveValue(message)
    await fillIn(quiet, { name: 'Ada', email: newSender(), message: `${message} Or in Spain?` })
    await send(quiet)
    await expect(quiet).toHaveURL('/thank-you')
  },
)

test('a form of another site is refused, and so is one that says it came without TLS', async ({
  request,
  deployment,
}) => {
  // Straight to the process, as a proxy does: only a browser knows where the site's name leads.
  const post = (path: string, origin: string) =>
    request.post(`${deployment.behind}${path}`, {
      form: { 'form-name': 'contact' },
      headers: { origin },
      maxRedirects: 0,
    })
  const { host, origin } = new URL(deployment.url)
  for (const foreign of ['https://evil.example', `http://${host}`, deployment.behind, 'null']) {
    expect((await post('/', foreign)).status(), foreign).toBe(400)
    expect((await post('/auth', foreign)).status(), foreign).toBe(400)
    expect((await post('/account', foreign)).status(), foreign).toBe(400)
  }
  expect((await post('/', origin)).status()).toBe(422)
  expect((await post('/account', origin)).status()).toBe(303)
})

test('a person signs up, confirms by mail, changes the account, leaves and comes back', async ({
  page,
  context,
  deployment,
  complaints,
}) => {
  const email = newEmail()
  await signUp(page, deployment, email, 'Grace Hopper')
  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('sb-'))
  expect(
    cookies.map(({ name, secure, sameSite }) => [name.replace(/\.\d$/, ''), secure, sameSite]),
  ).toContainEqual(['sb-piri-auth-token', true, 'Lax'])
  expect(cookies.filter(({ secure }) => !secure)).toEqual([])

  await page.goto('/account')
  await hydrated(page)
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByLabel('Name').fill('Ada Lovelace')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(accountButton(page)).toHaveText('AccountAL')
  const canonical = page.locator('link[rel=canonical]')
  await page.goto('/about')
  await expect(canonical).toHaveAttribute('href', `${deployment.url}/about`)

  await signOutByMenu(page)
  await expect(accountButton(page)).toHaveCount(0)
  await signedIn(page, { id: '', email, password }, '/saved-trips')
  await expect(page).toHaveURL('/saved-trips')
  expect(complaints.all()).toEqual([])
})

inFullRuns(
  test,
  'every day: forms, sign-up and cookies behind TLS in this file, live pages in `server/pages/kept-pages` and `testing/permissions/live-changes`',
)(
  'an administrator reads a message, and sees a page with a picture arrive live',
  async ({ page, context, deployment, openBrowser, complaints }) => {
    await page.setViewportSize({ width: 1280, height: 1000 })
    const visitor = await openBrowser({ baseURL: deployment.url, ignoreHTTPSErrors: true })
    const contact = await visitor.newPage()
    await contact.goto('/contact')
    await hydrated(contact)
    const name = 'Somebody far away'
    await fillIn(contact, { name, email: newSender(), message: 'Is there a ferry to the islands?' })
    await send(contact)
    await expect(contact).toHaveURL('/thank-you')

    await signUp(page, deployment, deployment.adminEmail, 'Admin Person')
    await page.goto('/admin/messages')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()

    const opened = page.waitForEvent('websocket')
    await page.goto('/admin/pages')
    const socket = await opened
    expect(socket.url()).toContain(`${deployment.url.replace('https:', 'wss:')}/realtime/v1/`)
    await socket.waitForEvent('framereceived', ({ payload }) => /"system"/.test(String(payload)))
    const editor = await context.newPage()
    await editor.goto('/admin/pages/new')
    await hydrated(editor)
    await editor.getByLabel('Name').fill('Ilha Nova')
    await editor.getByRole('button', { name: 'Add a section', exact: true }).click()
    const section = editor.getByRole('list', { name: 'Sections' }).getByRole('listitem').first()
    await section.getByLabel('Title').fill('The crater lakes')
    await section.getByLabel('Upload an image').setInputFiles(await sidewaysPhoto())
    await expect(section.getByLabel('Image address')).toHaveValue(/\/travel\/pages\/.+\.jpg$/)
    await editor.getByRole('button', { name: 'Save draft', exact: true }).click()
    await expect(page.getByText('Ilha Nova')).toBeVisible()
    expect(complaints.all()).toEqual([])
  },
)
