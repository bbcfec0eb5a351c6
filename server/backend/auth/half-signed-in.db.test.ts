import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { useAuthServer } from './testing/auth-server.ts'
import { bearer, halfSignedInPerson, signedInPerson } from './testing/people.ts'

describeOnBothEngines('a session that owes its second factor', (engine) => {
  const server = useAuthServer(engine, {
    settings: { manualLinking: true },
    // Somebody at a provider whom nobody here knows yet.
    providers: async () => ({
      providers: {
        google: {
          authorizationUrl: async () => 'https://provider.test/',
          exchangeAnswer: () => Promise.reject(new Error('nobody signs in here')),
          verifyIdToken: async () => ({
            ok: true,
            identity: { subject: 'a stranger', email: undefined, emailVerified: false, data: {} },
          }),
        },
      },
    }),
  })

  const ask = async (token: string, path: string, method: string, body?: unknown) => {
    const response = await server.send(path, {
      method,
      headers: bearer(token),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, code: text ? JSON.parse(text).error_code : undefined }
  }
  const linking = '/user/identities/authorize?provider=google&skip_http_redirect=true'

  it('links and unlinks no identity', async () => {
    const { owner, user, token, finish } = await halfSignedInPerson(server)
    const refused = { status: 403, code: 'insufficient_aal' }
    const own = `/user/identities/${user.identities?.[0]?.identity_id}`
    const withToken = { provider: 'google', id_token: 'x', link_identity: true }
    expect(await ask(token, linking, 'GET')).toEqual(refused)
    expect(await ask(token, own, 'DELETE')).toEqual(refused)
    expect(await ask(token, '/token?grant_type=id_token', 'POST', withToken)).toEqual(refused)
    const { data } = await owner.client.auth.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email'])
    const full = await finish()
    expect(await ask(full, linking, 'GET')).toMatchObject({ status: 200 })
  })

  it('ends no session but itself', async () => {
    const { owner, client, token } = await halfSignedInPerson(server)
    const refused = { status: 401, code: 'insufficient_aal' }
    expect(await ask(token, '/logout?scope=others', 'POST')).toEqual(refused)
    expect((await client.auth.getUser()).error).toBeNull()
    expect(await ask(token, '/logout', 'POST')).toEqual(refused)
    expect((await client.auth.getUser()).error).not.toBeNull()
    expect((await owner.client.auth.getUser()).error).toBeNull()
    expect((await owner.client.auth.signOut({ scope: 'others' })).error).toBeNull()
  })

  it('signs out like any other', async () => {
    const { client, owner } = await halfSignedInPerson(server)
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull()
    expect((await owner.client.auth.getUser()).error).toBeNull()
  })

  it('changes nothing about the person', async () => {
    const { client, finish } = await halfSignedInPerson(server)
    const change = () => client.auth.updateUser({ data: { full_name: 'Somebody else' } })
    expect((await change()).error).toMatchObject({ code: 'insufficient_aal', status: 401 })
    await finish()
    expect((await change()).error).toBeNull()
  })

  it('is sent no code that would prove who is there', async () => {
    const { owner, client, finish } = await halfSignedInPerson(server)
    const { error } = await client.auth.reauthenticate()
    expect(error).toMatchObject({ code: 'insufficient_aal', status: 401 })
    expect(server.mailbox.mails.filter(({ to }) => to === owner.email)).toEqual([])
    await finish()
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect((await server.mailbox.take(owner.email)).kind).toBe('reauthentication')
  })

  it('leaves the factor alone that the owner is setting up', async () => {
    const { owner, token } = await halfSignedInPerson(server)
    const { data } = await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'new' })
    const path = `/factors/${data?.id}`
    const body = { challenge_id: crypto.randomUUID(), code: '000000' }
    const refused = { status: 403, code: 'insufficient_aal' }
    expect(await ask(token, `${path}/challenge`, 'POST', {})).toEqual(refused)
    expect(await ask(token, `${path}/verify`, 'POST', body)).toEqual(refused)
    expect(await ask(token, path, 'DELETE')).toEqual({ ...refused, status: 422 })
    const kept = (await owner.client.auth.mfa.listFactors()).data?.all ?? []
    expect(kept.map(({ friendly_name }) => friendly_name)).toEqual(['phone', 'new'])
  })

  it('does not exist for somebody without a second factor', async () => {
    const { client, session } = await signedInPerson(server)
    expect((await client.auth.updateUser({ data: { full_name: 'Me' } })).error).toBeNull()
    expect(await ask(session.access_token, linking, 'GET')).toMatchObject({ status: 200 })
    expect((await client.auth.signOut()).error).toBeNull()
  })
})
