import type { Page, Request } from '@playwright/test'
import { calendarDeparture, departureCookie } from '#app/lib/account/calendar-departure.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import {
  carrySession,
  expect,
  makePerson,
  openAs,
  service,
  storedItem,
  type TestPerson,
  test,
} from './support/accounts.ts'
import { expectAccessible, expectToFit, hydrated } from './support/test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Google Calendar' })
const dialog = (page: Page) => page.getByRole('dialog')
const problem = (page: Page) => page.getByRole('alert')

/** From the section to the page that stands in for Google's consent. */
async function leaveForConsent(page: Page): Promise<void> {
  await section(page).getByRole('button', { name: 'Connect Google Calendar' }).click()
  await dialog(page).getByRole('button', { name: 'Continue to Google' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Choose whose calendar to connect',
  )
}

const allow = (page: Page) => page.getByRole('button', { name: 'Ada Demo' }).click()

const wayBack = (page: Page): Promise<Request> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/callback')

async function storedFor({ id }: TestPerson) {
  const { data } = await service().from('google_tokens').select('refresh_token').eq('user_id', id)
  return data ?? []
}

/** The whole way back: exchange, redirect, hydration, and the question whether it worked. */
async function expectConnected(page: Page): Promise<void> {
  await page.waitForURL('/account')
  await hydrated(page)
  await expect(dialog(page)).toContainText('Google Calendar is connected')
}

async function expectRefused(page: Page, person: TestPerson, reason: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calendar not connected')
  await expect(problem(page)).toContainText(reason)
  expect(await storedFor(person)).toEqual([])
}

inFullRuns(
  test,
  'every day: `supabase/functions/connect-calendar`, `app/features/account/finish-calendar`, wrong ways back in this file',
)(
  'a calendar is connected by a way back that works once, and disconnected',
  async ({ page, person, context, complaints }) => {
    // Four pages and two audits on the way.
    test.slow()
    await page.setViewportSize({ width: 390, height: 900 })
    await openAs(page, person, '/account')
    await expect(section(page)).toContainText('Not connected')
    await section(page).getByRole('button', { name: 'Connect Google Calendar' }).click()
    await expect(dialog(page)).toContainText('see your calendars and change their events')
    await expectAccessible(page, '[role=dialog]')
    await dialog(page).getByRole('button', { name: 'Continue to Google' }).click()
    await expect(page.getByText('This is not Google.')).toBeVisible()
    expect(await storedItem(page, 'calendar_auth_pending')).toBe('true')
    const cookies = (await context.cookies(new URL('/auth/callback', page.url()).href)).filter(
      ({ name }) => name === 'calendar_departure',
    )
    expect(cookies).toMatchObject([{ path: '/auth/callback', sameSite: 'Lax' }])
    const back = wayBack(page)
    await allow(page)

    await expectConnected(page)
    await expect(page).toHaveURL('/account')
    await expect.poll(() => storedItem(page, 'calendar_auth_pending')).toBeNull()
    expect(await storedFor(person)).toHaveLength(1)
    await dialog(page).getByRole('button', { name: 'Done' }).click()
    await expect(section(page).getByText('Connected', { exact: true })).toBeVisible()
    await expectAccessible(page, 'main')
    await expectToFit(page)

    await section(page).getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('Google Calendar disconnected')).toBeVisible()
    await expect(section(page)).toContainText('Not connected')
    expect(await storedFor(person)).toEqual([])
    expect(complaints.all()).toEqual([])

    await test.step('the same way back connects nothing a second time', async () => {
      const used = (await back).url()
      await page.goto(used)
      await expectRefused(page, person, 'does not belong to a question from this browser')
      // Even with the cookie back in place, the code is spent.
      await context.addCookies(cookies)
      await page.goto(used)
      await expectRefused(page, person, 'Google no longer accepts this way back')
    })
  },
)

inFullRuns(
  test,
  'every day: `app/features/account/finish-calendar`, and the other ways back that connect nothing in this file',
)(
  'who does not allow it is told that nothing was connected, and can go back',
  async ({ page, person }) => {
    await openAs(page, person, '/account')
    await leaveForConsent(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Don’t allow' }).click()
    await expectRefused(page, person, 'You did not allow access')
    await hydrated(page)
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL('/account')
    await expect(dialog(page)).toContainText('Connect Google Calendar')
  },
)

test('a way back of a visitor, that this browser did not ask for, or in another person’s name connects nothing', async ({
  page,
  person,
}) => {
  const state = JSON.stringify({ userId: person.id, redirectPath: '/account' })
  await page.goto(`/auth/callback?${new URLSearchParams({ code: 'x', state })}`)
  await expectRefused(page, person, 'Please sign in')

  await carrySession(page.context(), person)
  await page.goto(`/auth/callback?${new URLSearchParams({ code: 'x', state })}`)
  await expectRefused(page, person, 'does not belong to a question from this browser')

  const other = await makePerson()
  await page.goto('/account')
  await hydrated(page)
  await leaveForConsent(page)
  const ofOther = JSON.stringify({ userId: other.id, redirectPath: '/account' })
  await page.goto(`/auth/callback?${new URLSearchParams({ code: 'x', state: ofOther })}`)
  await expectRefused(page, person, 'Somebody else is signed in')
  expect(await storedFor(other)).toEqual([])
})

inFullRuns(
  test,
  'every day: the verifier of the cookie goes with the code (`app/features/account/finish-calendar`), the provider compares it (`connect-calendar/exchange-code`), and the other wrong ways back in this file',
)(
  'another browser’s code connects nothing, though this one has just asked',
  async ({ page, person, openBrowser }) => {
    await openAs(page, person, '/account')
    await leaveForConsent(page)
    // The attacker gets a code for a calendar of their own, and hands the way back to the victim.
    const attacker = await openBrowser()
    const trap = await attacker.newPage()
    await openAs(trap, await makePerson(), '/account')
    await leaveForConsent(trap)
    const back = wayBack(trap)
    await trap.route('**/auth/callback?*', (route) => route.abort())
    await allow(trap)
    const code = new URL((await back).url()).searchParams.get('code') ?? ''
    const state = JSON.stringify({ userId: person.id, redirectPath: '/account' })
    await page.goto(`/auth/callback?${new URLSearchParams({ code, state })}`)
    await expectRefused(page, person, 'Google no longer accepts this way back')
  },
)

inFullRuns(
  test,
  'every day: `app/lib/account/calendar-departure`, and the same rule for sign-in in `e2e/accounts-guards`',
)('a way back never leads to another site', async ({ page, person, context }) => {
  await openAs(page, person, '/account')
  await leaveForConsent(page)
  const { origin } = new URL(page.url())
  const { url, departure } = await calendarDeparture({
    calendar: { authorizationUrl: `${origin}/__idp/auth`, clientId: 'local-app' },
    origin,
    state: { userId: person.id, redirectPath: '//evil.example/account' },
    randomBytes: crypto.getRandomValues(new Uint8Array(32)),
  })
  const [name = '', value = ''] = (await departureCookie.serialize(departure)).split(/[=;]/)
  await context.addCookies([{ name, value, url: `${origin}/auth/callback` }])
  // Without a path of its own, the added cookie takes the folder's: only the new one may count.
  await context.clearCookies({ name: 'calendar_departure', path: '/auth/callback' })
  await page.goto(url)
  await allow(page)
  await expectConnected(page)
  expect(page.url()).toBe(`${origin}/account`)
})
