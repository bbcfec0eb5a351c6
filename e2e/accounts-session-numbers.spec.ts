/** The numbers of a session, as a browser meets them in the running product. */
import type { Page, Request } from '@playwright/test'
import { inFullRuns } from '#testing/full-run-only.ts'
import {
  carrySession,
  expect,
  makePerson,
  openAs,
  sessionCookies,
  sessionLookedFor,
  type TestPerson,
  test,
} from './support/accounts.ts'
import { hydrated, stopTheClock } from './support/test.ts'

const refreshCalls = '**/auth/v1/token?grant_type=refresh_token'
const isRefresh = (request: Request) => request.url().includes('grant_type=refresh_token')

test('a long session is kept in chunks of 3180 characters, and survives them', async ({ page }) => {
  const person = await makePerson({ full_name: 'Ada King', motto: 'x'.repeat(2_500) })
  await openAs(page, person, '/saved-trips')
  const cookies = await sessionCookies(page)
  const lengths = cookies
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => value.length)
  expect(lengths.length).toBeGreaterThan(2)
  expect(new Set(lengths.slice(0, -1))).toEqual(new Set([3180]))
  expect(lengths.at(-1)).toBeLessThanOrEqual(3180)
  await expect(page).toHaveURL('/saved-trips')
})

test('the verifier of a sign-in under way has 112 characters, its challenge is S256', async ({
  page,
}) => {
  await page.goto('/auth')
  await hydrated(page)
  const leaving = page.waitForRequest((request) => request.url().includes('/auth/v1/authorize'))
  await page.getByRole('button', { name: 'Sign in with Google' }).click()
  const asked = new URL((await leaving).url()).searchParams
  expect(asked.get('code_challenge_method')).toBe('s256')
  expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect(asked.get('scopes')).toBe('email profile')
  expect(asked.get('redirect_to')).toMatch(/\/auth\/callback(\?|$)/)
  const cookies = await page.context().cookies()
  const verifiers = cookies
    .filter(({ name, value }) => name.includes('code-verifier') && value)
    .map(({ value }) => JSON.parse(decoded(value)))
    .filter((value) => typeof value === 'string')
  expect(verifiers).toContainEqual(expect.stringMatching(/^[0-9a-f]{112}$/))
})

const decoded = (value: string) =>
  value.startsWith('base64-')
    ? Buffer.from(value.slice('base64-'.length), 'base64url').toString()
    : decodeURIComponent(value)

/** A page whose clock the test moves, on a session that ends after the given time. */
async function pageWithSessionEndingIn(page: Page, person: TestPerson, ms: number): Promise<void> {
  await carrySession(page.context(), person)
  const [cookie] = await sessionCookies(page)
  const session = JSON.parse(decoded(cookie?.value ?? ''))
  await stopTheClock(page, session.expires_at * 1000 - ms)
}

test('a session is refreshed at the 30 s tick at which at most three ticks are left', async ({
  page,
  person,
}) => {
  await pageWithSessionEndingIn(page, person, 3 * 30_000 + 64_000)
  const refreshes: Request[] = []
  page.on('request', (request) => {
    if (isRefresh(request)) refreshes.push(request)
  })
  await sessionLookedFor(page, () => page.goto('/about'))
  await page.clock.runFor(59_000)
  expect(refreshes).toHaveLength(0)
  const refreshed = page.waitForRequest(isRefresh)
  await page.clock.runFor(2_000)
  await refreshed
})

inFullRuns(
  test,
  'every day: the waits in `app/lib/supabase/refresh-back-off`, and a session that is refreshed in this file',
)(
  'a refresh that can’t be sent is tried again after 200 ms, doubling, within 30 s',
  async ({ page, person }) => {
    await pageWithSessionEndingIn(page, person, 60_000)
    // Noted by the page's own clock when it asks: by the time a test hears of it, that has moved on.
    await page.addInitScript(() => {
      const refreshes = { at: [] as number[], underWay: 0 }
      const send = globalThis.fetch
      globalThis.fetch = async (input, init) => {
        const { url } = new Request(input)
        if (!url.includes('grant_type=refresh_token')) return send(input, init)
        refreshes.at.push(Date.now())
        refreshes.underWay++
        try {
          return await send(input, init)
        } finally {
          refreshes.underWay--
        }
      }
      Object.assign(globalThis, { refreshes })
    })
    const look = () =>
      page.evaluate(() => {
        const seen = globalThis as { refreshes?: { at: number[]; underWay: number } }
        return { at: [], underWay: 0, ...seen.refreshes, now: Date.now() }
      })
    await page.route(refreshCalls, (route) => route.abort())
    await page.goto('/about')
    await expect.poll(async () => (await look()).at.length).toBeGreaterThan(0)
    // Time stands still while a refresh is under way, so that a wait is the library's own and at most
    // one step of the clock besides.
    const stepMs = 200
    const first = (await look()).at[0] ?? 0
    await expect
      .poll(
        async () => {
          const { underWay, now } = await look()
          if (underWay === 0) await page.clock.runFor(stepMs)
          return now - first
        },
        { intervals: [1], timeout: 50_000 },
      )
      .toBeGreaterThan(45_000)
    const { at } = await look()
    const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0))
    expect(waits).toHaveLength(7)
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(200 * 2 ** index)
      expect(wait).toBeLessThanOrEqual(200 * 2 ** index + stepMs)
    }
    expect((at.at(-1) ?? 0) - first).toBeLessThan(30_000)
  },
)
