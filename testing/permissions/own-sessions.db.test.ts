/** A person sees where they are signed in, and signs out there; nobody else does. */
import { expect, it } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import {
  halfSignedInPerson,
  password,
  signedInPerson,
} from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

interface OwnSession {
  id: string
  user_agent: string
  created_at: string
  last_used_at: string
  is_current: boolean
}

describeOnBothEngines('one’s own sessions', (engine) => {
  const server = useAuthServer(engine)

  const sessionsOf = async (client: ReturnType<typeof server.visitor>) => {
    const { data, error } = await client.rpc('list_own_sessions')
    if (error) throw error
    return data as OwnSession[]
  }
  const signInAgain = async (email: string) => {
    const client = server.visitor()
    const { data, error } = await client.auth.signInWithPassword({ email, password })
    if (error) throw error
    return { client, session: data.session }
  }

  it('are listed with the device that each was last used on, this one first', async () => {
    const person = await signedInPerson(server)
    const phone = await server.post(
      '/token?grant_type=password',
      { email: person.email, password },
      { 'user-agent': 'Phone of a test' },
    )
    expect(phone.status).toBe(200)
    await signedInPerson(server)
    const sessions = await sessionsOf(person.client)
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false])
    expect(sessions[1]?.user_agent).toBe('Phone of a test')

    const { refresh_token } = await phone.json()
    const refreshed = await server.post(
      '/token?grant_type=refresh_token',
      { refresh_token },
      { 'user-agent': 'The same phone, updated' },
    )
    expect(refreshed.status).toBe(200)
    const [, later] = await sessionsOf(person.client)
    expect(later?.user_agent).toBe('The same phone, updated')
    expect(Date.parse(later?.last_used_at ?? '')).toBeGreaterThan(
      Date.parse(sessions[1]?.last_used_at ?? ''),
    )
  })

  it('are ended one at a time, and refused from then on', async () => {
    const person = await signedInPerson(server)
    const other = await signInAgain(person.email)
    expect(await server.statusOfRows(other.session.access_token)).toBe(200)
    const [, listed] = await sessionsOf(person.client)
    const ended = await person.client.rpc('end_own_session', { session_id: listed?.id })
    expect(ended).toMatchObject({ data: true, error: null })

    await expect.poll(() => server.statusOfRows(other.session.access_token)).toBe(401)
    const refused = await other.client.auth.refreshSession()
    expect(refused.error?.code).toBe('refresh_token_not_found')
    expect(await sessionsOf(person.client)).toHaveLength(1)
    const again = await person.client.rpc('end_own_session', { session_id: listed?.id })
    expect(again).toMatchObject({ data: false, error: null })
  })

  it('are nobody else’s to see or to end', async () => {
    const person = await signedInPerson(server)
    const stranger = await signedInPerson(server)
    const [own] = await sessionsOf(person.client)
    expect(await sessionsOf(stranger.client)).toHaveLength(1)
    const tried = await stranger.client.rpc('end_own_session', { session_id: own?.id })
    expect(tried).toMatchObject({ data: false, error: null })
    expect(await sessionsOf(person.client)).toHaveLength(1)

    const visitor = server.visitor()
    expect((await visitor.rpc('list_own_sessions')).error?.code).toBe('42501')
    expect((await visitor.rpc('end_own_session', { session_id: own?.id })).error?.code).toBe(
      '42501',
    )
  })

  it('are closed to a session that owes its second factor', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    expect(await sessionsOf(client)).toEqual([])
    const [own] = await sessionsOf(owner.client)
    const tried = await client.rpc('end_own_session', { session_id: own?.id })
    expect(tried.error?.code).toBe('42501')
    expect(await sessionsOf(owner.client)).toHaveLength(2)
  })
})
