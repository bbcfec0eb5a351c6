import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseCalendarState } from '#domain/account/calendar-state.ts'
import { authorizeCalendar } from './calendar-authorization.ts'
import { calendarPending } from './stored-keys.ts'

const userId = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const calendar = { authorizationUrl: 'https://accounts.example/auth', clientId: 'client' }

/** Stubs of the browser globals that the redirect needs. */
function browserAt(address: string) {
  const stored = new Map<string, string>()
  const left: string[] = []
  const { origin, pathname, search, protocol } = new URL(address)
  const assign = (url: string) => left.push(url)
  const page = { cookie: '' }
  vi.stubGlobal('window', { location: { origin, pathname, search, protocol, assign } })
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return { left, page }
}

const clientWith = (session: Partial<Session> | null) => async () => ({
  auth: { getSession: async () => ({ data: { session }, error: null }) } as unknown as Pick<
    SupabaseClient['auth'],
    'getSession'
  >,
})
const sessionOf = (user: unknown) => ({ user }) as Partial<Session>

let browser: ReturnType<typeof browserAt>
beforeEach(() => {
  browser = browserAt('https://piri.example/ideaboard?view=calendar')
})
afterEach(() => vi.unstubAllGlobals())

const leftNothing = () => {
  expect(browser).toEqual({ left: [], page: { cookie: '' } })
  expect(calendarPending.isSet()).toBe(false)
}

describe('authorizeCalendar', () => {
  it('leaves with the person and their page in the state, and remembers that it left', async () => {
    const result = await authorizeCalendar(clientWith(sessionOf({ id: userId })), calendar)
    expect(result).toEqual({
      data: { url: browser.left[0] },
      error: null,
      errorType: null,
      errorCode: null,
    })
    const url = new URL(browser.left[0] ?? '')
    expect(`${url.origin}${url.pathname}`).toBe(calendar.authorizationUrl)
    expect(parseCalendarState(url.searchParams.get('state'))).toEqual({
      userId,
      redirectPath: '/ideaboard?view=calendar',
    })
    expect(calendarPending.isSet()).toBe(true)
    expect(browser.page.cookie).toMatch(/^calendar_departure=.*; Secure/)
  })

  it('takes a path of this site along, and no other', async () => {
    const client = clientWith(sessionOf({ id: userId }))
    await authorizeCalendar(client, calendar, '/account')
    await authorizeCalendar(client, calendar, '//evil.example')
    const paths = browser.left.map(
      (url) => parseCalendarState(new URL(url).searchParams.get('state'))?.redirectPath,
    )
    expect(paths).toEqual(['/account', undefined])
  })

  it.each([
    ['no session', null, 'no_session', 'User must be signed in to authorize calendar access'],
    [
      'a session without a user',
      {},
      'no_session',
      'User must be signed in to authorize calendar access',
    ],
    ['a user without an id', sessionOf({ id: '' }), 'invalid_session', 'Invalid user session'],
  ])('stays with %s', async (_, session, errorCode, message) => {
    const result = await authorizeCalendar(clientWith(session), calendar)
    expect(result).toEqual({ data: null, error: { message }, errorType: 'auth', errorCode })
    leftNothing()
  })

  it('does not redirect where Google is not configured', async () => {
    const result = await authorizeCalendar(clientWith(sessionOf({ id: userId })), undefined)
    expect(result).toMatchObject({ errorType: 'unknown', errorCode: 'not_configured' })
    leftNothing()
  })

  it('returns an unexpected error as a value', async () => {
    const auth = { getSession: () => Promise.reject(new Error('The storage is closed')) }
    const surprises = {
      'The storage is closed': async () => ({ auth }),
      'No client has come': () => Promise.reject(new Error('No client has come')),
    }
    for (const [message, connect] of Object.entries(surprises)) {
      expect(await authorizeCalendar(connect, calendar)).toEqual({
        data: null,
        error: { message },
        errorType: 'unknown',
        errorCode: 'unknown',
      })
    }
    leftNothing()
  })
})
