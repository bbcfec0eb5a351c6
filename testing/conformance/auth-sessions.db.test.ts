import { expect, it } from 'vitest'
import { anonKey, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

const refresh = '/token?grant_type=refresh_token'

describeOnBothEngines('sessions', (engine) => {
  const server = useAuthServer(engine)
  const refreshed = async (token: string | undefined) => {
    const response = await server.post(refresh, { refresh_token: token })
    return { status: response.status, body: await response.json() }
  }
  /** A read through another service, with this token. */
  const readAs = (token: string) =>
    fetch(`${server.url}/rest/v1/profiles?select=id`, {
      headers: { apikey: anonKey, ...bearer(token) },
    })

  it('are refreshed with a new token each time', async () => {
    const { client, session } = await signedInPerson(server)
    server.later(1_000)
    const { data, error } = await client.auth.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/)
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    expect(data.session?.access_token).not.toBe(session.access_token)
    expect((await client.auth.getUser()).error).toBeNull()
  })

  it('forgive a client that lost the answer, however late it asks again', async () => {
    const { session } = await signedInPerson(server)
    const first = await refreshed(session.refresh_token)
    server.later(60_000)
    const again = await refreshed(session.refresh_token)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(first.body.refresh_token)
  })

  it('give tabs that refresh together one family', async () => {
    const { session } = await signedInPerson(server)
    const tabs = await Promise.all(
      Array.from({ length: 8 }, () => refreshed(session.refresh_token)),
    )
    expect(new Set(tabs.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(tabs.map(({ body }) => body.refresh_token)).size).toBe(1)
  })

  it('honour an older token within the grace, and end with the family after it', async () => {
    const { session } = await signedInPerson(server)
    const second = await refreshed(session.refresh_token)
    const third = await refreshed(second.body.refresh_token)
    server.later(5_000)
    expect((await refreshed(session.refresh_token)).status).toBe(200)
    server.later(20_000)
    const stolen = await refreshed(session.refresh_token)
    expect(stolen).toMatchObject({
      status: 400,
      body: {
        error_code: 'refresh_token_already_used',
        msg: 'Invalid Refresh Token: Already Used',
      },
    })
    expect((await refreshed(third.body.refresh_token)).status).toBe(400)
    // The thief's access token is not good for the rest of its hour either.
    expect((await readAs(third.body.access_token)).status).toBe(401)
  })

  it.each([
    ['a token of nobody', 'aaaaaaaaaaaa', 'refresh_token_not_found'],
    ['something short', 'abc', 'validation_failed'],
    ['something else', 'AAAAAAAAAAA!', 'validation_failed'],
    ['nothing', undefined, 'validation_failed'],
  ])('are not refreshed with %s', async (_, token, code) => {
    expect(await refreshed(token)).toMatchObject({ status: 400, body: { error_code: code } })
  })

  it('end here and now: the token is refused by every service at once', async () => {
    const { client, session } = await signedInPerson(server)
    expect((await readAs(session.access_token)).status).toBe(200)
    const { error } = await client.auth.signOut({ scope: 'local' })
    expect(error).toBeNull()
    const refused = await readAs(session.access_token)
    expect(refused.status).toBe(401)
    const user = await server.send('/user', { headers: bearer(session.access_token) })
    expect(user.status).toBe(403)
    expect(user.headers.get('x-sb-error-code')).toBe('session_not_found')
    expect((await refreshed(session.refresh_token)).body.error_code).toBe('refresh_token_not_found')
  })

  it.each([
    ['global', [false, false, false]],
    ['others', [true, false, false]],
    ['local', [false, true, true]],
  ] as const)('end with the scope %s', async (scope, left) => {
    const { email, client } = await signedInPerson(server)
    const others = [server.visitor(), server.visitor()]
    for (const other of others) await other.auth.signInWithPassword({ email, password })
    const tokens = await Promise.all(
      [client, ...others].map(async ({ auth }) => (await auth.getSession()).data.session),
    )
    await client.auth.signOut({ scope })
    const open = await Promise.all(
      tokens.map(async (one) => (await readAs(one?.access_token ?? '')).status === 200),
    )
    expect(open).toEqual(left)
  })

  it('end in no other way', async () => {
    const { session } = await signedInPerson(server)
    const response = await server.send('/logout?scope=everyone', {
      method: 'POST',
      headers: bearer(session.access_token),
    })
    expect(response.status).toBe(400)
    expect((await response.json()).error_code).toBe('validation_failed')
  })

  it('end with the account', async () => {
    const { user, session } = await signedInPerson(server)
    expect((await readAs(session.access_token)).status).toBe(200)
    expect((await server.service().auth.admin.deleteUser(user.id)).error).toBeNull()
    expect((await readAs(session.access_token)).status).toBe(401)
    const response = await server.send('/user', { headers: bearer(session.access_token) })
    expect(response.status).toBe(403)
    expect((await refreshed(session.refresh_token)).status).toBe(400)
  })

  it('end for another process when the database says so', async () => {
    const { session, user } = await signedInPerson(server)
    expect((await readAs(session.access_token)).status).toBe(200)
    // As another process would, without a word to this one.
    await engine.owner.transaction({
      statements: [{ text: 'delete from auth.sessions where user_id = $1', values: [user.id] }],
    })
    await expect.poll(async () => (await readAs(session.access_token)).status).toBe(401)
  })

  it('do not begin where the password is wrong, whatever the case of the address', async () => {
    const email = newEmail('case')
    await signedInPerson(server, email)
    const { error } = await server
      .visitor()
      .auth.signInWithPassword({ email: email.toUpperCase(), password })
    expect(error).toBeNull()
  })
})
