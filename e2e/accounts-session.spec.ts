import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  carrySession,
  expect,
  makePerson,
  openAccountMenu,
  openAs,
  service,
  signOutByMenu,
  test,
} from './support/accounts.ts'
import { expectAccessible, hydrated } from './support/test.ts'

const accountInHtml = /<button[^>]*aria-haspopup="menu"[^>]*><span[^>]*>Account</

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Somebody whose profile names a picture in their folder, which may not be there. */
async function personWithPicture({ stored }: { stored: boolean }) {
  const person = await makePerson({ full_name: 'Ada King' })
  const avatars = service().storage.from('avatars')
  const path = `${person.id}/me.png`
  if (stored) await avatars.upload(path, onePixel, { contentType: 'image/png' })
  const picture = avatars.getPublicUrl(path).data.publicUrl
  const saved = await service().from('profiles').update({ avatar_url: picture }).eq('id', person.id)
  if (saved.error) throw saved.error
  return { person, picture }
}

inFullRuns(
  test,
  'every day: in and out by the menu in `e2e/accounts-email`, the name in it in `accounts-page`',
)('the account menu has the name, the address and the way out', async ({ page, person }) => {
  await openAs(page, person, '/saved-trips')
  const menu = page.getByRole('menu')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await openAccountMenu(page)
    await expect(menu).toContainText('Test Person')
    await expect(menu).toContainText(person.email)
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expect
      .poll(() => menu.evaluate((element) => (element as HTMLElement).offsetWidth))
      .toBe(300)
    if (width === 390) break
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  await expectAccessible(page)
  await menu.getByRole('menuitem', { name: 'Test Person' }).click()
  await expect(page).toHaveURL('/account')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
})

inFullRuns(
  test,
  'every day: My Trips in the server’s first answer in this file, its page in `e2e/every-route`, the panel in `navigation`',
)('signed-in people have My Trips, in the bar and in the side panel', async ({ page, person }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAs(page, person)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'My Trips' })).toHaveAttribute(
    'href',
    '/saved-trips',
  )
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open navigation menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Navigation Menu' })
  await panel.getByRole('link', { name: 'My Trips' }).click()
  await expect(page).toHaveURL('/saved-trips')
})

inFullRuns(test, 'every day: `app/ui/initials`, a person’s own picture in `e2e/accounts-page`')(
  'the avatar is the picture, else the initials, else U',
  async ({ page }) => {
    const { person, picture } = await personWithPicture({ stored: true })
    await openAs(page, person)
    await expect(accountButton(page).locator('img')).toHaveAttribute('src', picture)
    await page.context().clearCookies()

    const broken = await personWithPicture({ stored: false })
    await openAs(page, broken.person)
    await expect(accountButton(page).locator('img')).toHaveCount(0)
    await expect(accountButton(page)).toHaveText('AccountAK')
    await page.reload()
    await expect(accountButton(page).locator('img')).toHaveCount(0)
    await page.context().clearCookies()

    await openAs(page, await makePerson())
    await expect(accountButton(page)).toHaveText('AccountU')
  },
)

test('the server’s first answer already knows who is signed in', async ({ context, person }) => {
  await carrySession(context, person)
  const html = await (await context.request.get('/about')).text()
  expect(html).toContain('My Trips')
  expect(html).toMatch(accountInHtml)
  expect(html).not.toMatch(/>Sign in</)
  await context.clearCookies()
  const visitors = await (await context.request.get('/about')).text()
  expect(visitors).toMatch(/>Sign in</)
  expect(visitors).not.toMatch(accountInHtml)
})

inFullRuns(
  test,
  'every day: `testing/conformance/auth-sessions` on both engines, and one device of two in `e2e/accounts-devices`',
)('signing out ends this session only', async ({ page, openBrowser, person }) => {
  const other = await (await openBrowser()).newPage()
  await openAs(page, person, '/account')
  await openAs(other, person)
  await signOutByMenu(page)
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await other.goto('/saved-trips')
  await expect(other).toHaveURL('/saved-trips')
})

test('a sign-out that did not reach the server says so, and leaves nothing of the person on the device', async ({
  page,
  person,
}) => {
  await openAs(page, person)
  await page.route('**/auth/v1/logout*', (route) => route.abort())
  await signOutByMenu(page)
  await expect(page.getByText('Error signing out')).toBeVisible()
  await expect(page.getByText('There was a problem signing out of your account')).toBeVisible()
  await expect(page.getByText('Signed out successfully')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

inFullRuns(
  test,
  'every day: `testing/conformance/auth-sessions` on both engines, another browser that is signed out in `e2e/accounts-devices`',
)(
  'Sign out everywhere in one browser ends the other within a refresh',
  async ({ page, openBrowser, person }) => {
    const other = await (await openBrowser()).newPage()
    await openAs(page, person, '/account')
    await openAs(other, person)
    await hydrated(page)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page.getByText('Signed out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    const answer = await other.reload()
    expect(await answer?.text()).not.toMatch(accountInHtml)
    await hydrated(other)
    await expect(accountButton(other)).toHaveCount(0)
    await other.goto('/saved-trips')
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  },
)

test('signing out in one tab signs out the others', async ({ page, context, person }) => {
  await openAs(page, person)
  const other = await context.newPage()
  await other.goto('/saved-trips')
  await expect(accountButton(other)).toBeVisible()
  await hydrated(other)
  await signOutByMenu(page)
  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(accountButton(other)).toHaveCount(0)
})
