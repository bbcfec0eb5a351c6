import { FunctionsHttpError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { calendarDeparture } from '#app/lib/account/calendar-departure.ts'
import type { FunctionsCaller } from '#app/lib/functions/call-function.ts'
import { personOf } from '#domain/account/person.ts'
import { finishCalendar } from './finish-calendar.server.ts'

const ada = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const ben = '5b2f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'

/** A functions client that gives this response, and records what it was asked. */
function functionAnswering(status: number, body: unknown) {
  const asked: unknown[] = []
  const invoke = async (name: string, { body: sent }: { body: unknown }) => {
    asked.push([name, sent])
    const response = Response.json(body, { status })
    return status < 400
      ? { data: body, error: null }
      : { data: null, error: new FunctionsHttpError(response) }
  }
  return { asked, client: { functions: { invoke } } as unknown as FunctionsCaller }
}

interface Scene {
  personId?: string | null
  redirectPath?: string
  search?: Record<string, string>
  cookie?: 'kept' | 'missing' | 'of another state'
  answer?: [status: number, body: unknown]
}

async function arrive({
  personId = ada,
  redirectPath = '/ideaboard',
  search = { code: 'the code' },
  cookie = 'kept',
  answer = [200, { connected: true }],
}: Scene = {}) {
  const leaving = (path: string) =>
    calendarDeparture({
      calendar: { authorizationUrl: 'https://accounts.example/auth', clientId: 'client' },
      origin: 'https://piri.example',
      state: { userId: ada, redirectPath: path },
      randomBytes: new Uint8Array(32),
    })
  const { url, departure } = await leaving(redirectPath)
  const other = (await leaving('/other')).departure
  const { asked, client } = functionAnswering(...answer)
  const state = new URL(url).searchParams.get('state') ?? ''
  const finished = await finishCalendar({
    client,
    person: async () => (personId ? personOf({ id: personId, email: 'ada@piri.example' }) : null),
    search: new URLSearchParams({ state, ...search }),
    departure: { kept: departure, missing: undefined, 'of another state': other }[cookie],
  })
  return { finished, asked, departure }
}

describe('finishCalendar', () => {
  it('exchanges the code with the cookie’s verifier, and returns to the page', async () => {
    const { finished, asked, departure } = await arrive()
    expect(finished).toEqual({ ok: true, value: { path: '/ideaboard' } })
    const { codeVerifier, redirectUri } = departure
    expect(asked).toEqual([['connect-calendar', { code: 'the code', codeVerifier, redirectUri }]])
  })

  it('ignores the state of a sign-in', async () => {
    const { finished, asked } = await arrive({ search: { state: 'of-a-sign-in', code: 'c' } })
    expect(finished).toBeNull()
    expect(asked).toEqual([])
  })

  it.each(['//evil.example', 'https://evil.example\\@', '/\\evil.example', '/auth/callback'])(
    'goes to the account page instead of %s',
    async (redirectPath) => {
      const { finished } = await arrive({ redirectPath })
      expect(finished).toEqual({ ok: true, value: { path: '/account' } })
    },
  )

  it.each<[string, Scene, RegExp]>([
    ['nobody is signed in', { personId: null }, /sign in/],
    ['another person is signed in', { personId: ben }, /Somebody else/],
    ['the cookie is missing', { cookie: 'missing' }, /does not belong/],
    ['the state was changed', { cookie: 'of another state' }, /does not belong/],
    ['a denial is forged', { cookie: 'missing', search: { error: 'access_denied' } }, /not belong/],
    ['the person refused', { search: { error: 'access_denied' } }, /did not allow/],
    ['Google failed', { search: { error: 'server_error', code: 'c' } }, /no permission/],
    ['there is no code', { search: {} }, /no permission/],
  ])('asks the function nothing when %s', async (_, scene, problem) => {
    const { finished, asked } = await arrive(scene)
    expect(finished).toMatchObject({ ok: false, path: '/ideaboard' })
    expect(finished).toHaveProperty('message', expect.stringMatching(problem))
    expect(asked).toEqual([])
  })

  it('shows the message of the function', async () => {
    const refusal = { code: 'no_refresh_token', message: 'For this visit only.' }
    const { finished } = await arrive({ answer: [422, refusal] })
    expect(finished).toMatchObject({ ok: false, message: 'For this visit only.' })
  })

  it.each<[number, unknown]>([
    [500, { message: 'internals' }],
    [200, { something: 'else' }],
  ])('has words of its own for an answer of %s %j', async (status, body) => {
    const { finished } = await arrive({ answer: [status, body] })
    expect(finished).toHaveProperty('message', expect.stringMatching(/could not be connected/))
  })
})
