import { inFullRuns } from '#testing/full-run-only.ts'
import {
  accountButton,
  carrySession,
  expect,
  openAccountMenu,
  openAs,
  service,
  signedIn,
  signInWithGoogle,
  signOutByMenu,
  test,
} from './support/accounts.ts'
import { expectAccessible, expectToFit, hydrated } from './support/test.ts'

test.describe.configure({ timeout: 90_000 })

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

test('a person sees their devices, and signs out on one of them', async ({
  page,
  person,
  baseURL,
  openBrowser,
}) => {
  await page.setViewportSize({ width: 390, height: 900 })
  const other = await openBrowser({ baseURL, userAgent: iPhone })
  const phone = await other.newPage()
  await signedIn(phone, person, '/account')
  await openAs(page, person, '/account')
  const devices = page.getByRole('region', { name: 'Devices' })
  const rows = devices.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This device')
  await expect(rows.first()).toContainText('Used within the last hour')
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await expect(rows.last()).toContainText('Safari on iPhone')
  await expectAccessible(page, 'section#devices')
  await expectToFit(page)

  await rows.last().getByRole('button', { name: 'Sign out there: Safari on iPhone' }).press('Enter')
  await expect(page.getByText('Signed out there', { exact: true }).last()).toBeVisible()
  await expect(rows).toHaveCount(1)
  await expect(devices).toContainText('You are signed in nowhere else.')
  await phone.reload()
  await expect(phone).toHaveURL(/\/auth\?from=%2Faccount$/)
  await expect(accountButton(phone)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account')
})

inFullRuns(
  test,
  'every day: device names in `domain/account/devices`, sessions and their devices on both engines in `testing/permissions/own-sessions`, and the list in the first test of this file',
)(
  'a device is known by its browser also where the server made the session',
  async ({ baseURL, openBrowser }) => {
    const context = await openBrowser({ baseURL, userAgent: iPhone })
    const phone = await context.newPage()
    await phone.goto('/auth')
    await signInWithGoogle(phone, 'Ada Demo')
    await phone.goto('/account')
    const here = phone
      .getByRole('region', { name: 'Devices' })
      .getByRole('listitem')
      .filter({ hasText: 'This device' })
    await expect(here).toContainText('Safari on iPhone')
  },
)

test('devices that could not be loaded can be asked for again', async ({ page, person }) => {
  await carrySession(page.context(), person)
  await page.route('**/rpc/list_own_sessions', (route) => route.abort())
  await page.goto('/account')
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('alert')).toContainText('Your devices could not be loaded.')
  await page.unroute('**/rpc/list_own_sessions')
  await devices.getByRole('button', { name: 'Retry' }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
})

inFullRuns(
  test,
  'every day: `testing/permissions/profile-wins`, where Google says another name, on both engines',
)('a name that a person chose stays after the next sign-in with Google', async ({ page }) => {
  await page.goto('/auth')
  await signInWithGoogle(page, 'Ben Demo')
  await page.goto('/account')
  await hydrated(page)
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByLabel('Name').fill('Benedict Nova')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(accountButton(page)).toHaveText('AccountBN')
  await signOutByMenu(page)
  await expect(accountButton(page)).toHaveCount(0)

  await page.goto('/auth')
  await signInWithGoogle(page, 'Ben Demo')
  await expect(accountButton(page)).toHaveText('AccountBN')
  await expect(await openAccountMenu(page)).toContainText('Benedict Nova')
  const { data } = await service().from('profiles').select().eq('full_name', 'Benedict Nova')
  expect(data).toHaveLength(1)
})
