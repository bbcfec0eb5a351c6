import type { AuthChangeEvent, Factor, Session, SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountState, SessionKeeper } from './session-keeper.ts'

const id = '4a1f0a52-6a9d-4b1f-9d5f-0c9b7a1f2e3d'
const sessionEndingIn = (seconds: number) =>
  ({
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user: { id, email: 'ada@piri.example', user_metadata: { full_name: 'Ada King' } },
  }) as unknown as Session

type Auth = Pick<SupabaseClient['auth'], 'getSession' | 'refreshSession' | 'onAuthStateChange'>

/** A client with given answers, whose calls can be counted. */
function clientWith(session: Session | null, refreshed: Session | null = null) {
  let emit: (event: AuthChangeEvent, session: Session | null) => void = () => {}
  const calls = { getSession: 0, refreshSession: 0 }
  const auth = {
    getSession: async () => {
      calls.getSession += 1
      return { data: { session }, error: null }
    },
    refreshSession: async () => {
      calls.refreshSession += 1
      const error = refreshed ? null : { message: 'Auth session missing!' }
      return { data: { session: refreshed, user: refreshed?.user ?? null }, error }
    },
    onAuthStateChange: (listener: typeof emit) => {
      emit = listener
      return { data: { subscription: { unsubscribe: () => {} } } }
    },
  } as unknown as Auth
  return { auth, calls, emit: (event: AuthChangeEvent, next: Session | null) => emit(event, next) }
}

function keep(auth: Auth) {
  const states: AccountState[] = []
  const logged: string[] = []
  const keeper = new SessionKeeper({
    auth,
    onChange: (state) => states.push(state),
    log: (event) => logged.push(event),
    now: () => Date.now(),
  })
  return { keeper, states, logged, last: () => states.at(-1) }
}

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') }))
afterEach(() => vi.useRealTimers())
const passing = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('SessionKeeper', () => {
  it('knows who is signed in after the first check', async () => {
    const { keeper, last } = keep(clientWith(sessionEndingIn(3600)).auth)
    keeper.start()
    await passing(0)
    expect(last()).toEqual({
      // No name: it comes from the profile, which the server reads.
      person: { id, email: 'ada@piri.example' },
      owesSecondFactor: false,
      loading: false,
      error: null,
    })
  })

  it('counts a session only once its second factor was shown', async () => {
    const token = (aal: string) => `e.${btoa(JSON.stringify({ aal }))}.s`
    const halfway = sessionEndingIn(3600)
    halfway.user.factors = [{ status: 'verified' } as Factor]
    halfway.access_token = token('aal1')
    const client = clientWith(halfway)
    const { keeper, last } = keep(client.auth)
    keeper.start()
    await passing(0)
    expect(last()).toMatchObject({ person: null, owesSecondFactor: true })
    client.emit('MFA_CHALLENGE_VERIFIED', { ...halfway, access_token: token('aal2') })
    expect(last()).toMatchObject({ person: { id }, owesSecondFactor: false })
  })

  it('follows later events, and logs them', async () => {
    const client = clientWith(null)
    const { keeper, last, logged } = keep(client.auth)
    keeper.start()
    await passing(0)
    expect(last()?.person).toBeNull()
    client.emit('SIGNED_IN', sessionEndingIn(3600))
    expect(last()?.person?.id).toBe(id)
    client.emit('SIGNED_OUT', null)
    expect(last()?.person).toBeNull()
    expect(logged).toEqual(['SIGNED_IN', 'SIGNED_OUT'])
  })

  it('checks again one minute before the token ends', async () => {
    const client = clientWith(sessionEndingIn(600))
    const { keeper } = keep(client.auth)
    keeper.start()
    await passing(0)
    await passing(539_000)
    expect(client.calls.getSession).toBe(1)
    await passing(1_500)
    expect(client.calls.getSession).toBe(2)
  })

  it('checks again within the hour, however long the token lasts', async () => {
    const client = clientWith(sessionEndingIn(86_400))
    const { keeper } = keep(client.auth)
    keeper.start()
    await passing(3_599_000)
    expect(client.calls.getSession).toBe(1)
    await passing(2_000)
    expect(client.calls.getSession).toBe(2)
  })

  it('refreshes by hand at most once a second', async () => {
    const client = clientWith(null, sessionEndingIn(3600))
    const { keeper, last } = keep(client.auth)
    await keeper.refresh()
    await keeper.refresh()
    expect(client.calls.refreshSession).toBe(1)
    expect(last()?.person?.id).toBe(id)
    await passing(1_000)
    await keeper.refresh()
    expect(client.calls.refreshSession).toBe(2)
  })

  it('clears the person when a refresh by hand fails', async () => {
    const { keeper, last } = keep(clientWith(null, null).auth)
    await keeper.refresh()
    expect(last()).toMatchObject({ person: null, error: 'Auth session missing!' })
  })
})
