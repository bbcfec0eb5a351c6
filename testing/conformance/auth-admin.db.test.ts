import { expect, it } from 'vitest'
import { siteUrl, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'

describeOnBothEngines('administration', (engine) => {
  const server = useAuthServer(engine)
  const admin = () => server.service().auth.admin

  it('is for the service only', async () => {
    const { session } = await signedInPerson(server)
    const person = await server.send('/admin/users', { headers: bearer(session.access_token) })
    expect(person.status).toBe(403)
    expect(await person.json()).toEqual({
      code: 403,
      error_code: 'not_admin',
      msg: 'User not allowed',
    })
    const visitor = await server.send('/admin/users')
    expect(visitor.status).toBe(401)
    expect((await visitor.json()).error_code).toBe('no_authorization')
    const paths = ['/admin/generate_link', '/invite', '/admin/users']
    for (const path of paths) {
      const answer = await server.post(path, {}, bearer(session.access_token))
      expect(answer.status).toBe(403)
    }
  })

  it('makes, shows, changes and removes accounts', async () => {
    const email = newEmail('made')
    const made = await admin().createUser({
      email,
      password,
      email_confirm: true,
      user_metadata: { full_name: 'Made' },
      app_metadata: { roles: ['editor'] },
    })
    expect(made.error).toBeNull()
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { full_name: 'Made' },
      app_metadata: { provider: 'email', providers: ['email'], roles: ['editor'] },
    })
    const id = made.data.user?.id ?? ''
    expect((await admin().getUserById(id)).data.user?.email).toBe(email)
    const twice = await admin().createUser({ email, password })
    expect(twice.error).toMatchObject({
      code: 'email_exists',
      status: 422,
      message: 'A user with this email address has already been registered',
    })
    const moved = newEmail('moved')
    const changed = await admin().updateUserById(id, {
      email: moved,
      user_metadata: { full_name: null, hat: 'red' },
      app_metadata: { roles: [] },
    })
    expect(changed.data.user).toMatchObject({
      email: moved,
      user_metadata: { hat: 'red' },
      app_metadata: { provider: 'email', roles: [] },
    })
    expect(
      (await server.visitor().auth.signInWithPassword({ email: moved, password })).error,
    ).toBeNull()
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({
      code: 'user_not_found',
      status: 404,
    })
    expect((await admin().deleteUser(id)).error).toMatchObject({ status: 404 })
  })

  it('ends all sessions of an account whose password it changes', async () => {
    const { user, client } = await signedInPerson(server)
    await admin().updateUserById(user.id, { password: 'set by the admin' })
    expect((await client.auth.getUser()).error).not.toBeNull()
  })

  it('forgets who a softly deleted account was, and keeps its row', async () => {
    const { user, email } = await signedInPerson(server)
    expect((await admin().deleteUser(user.id, true)).error).toBeNull()
    const [row] = await engine.owner.transaction({
      statements: [{ text: 'select email from auth.users where id = $1', values: [user.id] }],
    })
    expect(row?.rows[0]?.[0]).not.toContain('@')
    const again = await admin().createUser({ email, password, email_confirm: true })
    expect(again.error).toBeNull()
  })

  it('lists accounts by the page', async () => {
    for (let index = 0; index < 5; index += 1) {
      await admin().createUser({ email: newEmail('page'), password })
    }
    const first = await admin().listUsers({ page: 1, perPage: 2 })
    expect(first.data.users).toHaveLength(2)
    expect(first.data).toMatchObject({ nextPage: 2 })
    const { total, lastPage } = first.data as { total: number; lastPage: number }
    expect(lastPage).toBe(Math.ceil(total / 2))
    const last = await admin().listUsers({ page: lastPage, perPage: 2 })
    expect(last.data).toMatchObject({ nextPage: null })
    const wrong = await admin().listUsers({ page: -1 })
    expect(wrong.error).toMatchObject({ status: 400 })
    expect((await admin().listUsers()).error).toBeNull()
  })

  it.each(['not-an-id', '..', "' or true --"])('finds nobody at %s', async (id) => {
    const response = await server.send(`/admin/users/${encodeURIComponent(id)}`, {
      headers: bearer('sb_secret_auth-tests'),
    })
    expect(response.status).toBe(404)
  })

  it('invites', async () => {
    const email = newEmail('guest')
    const { data, error } = await admin().inviteUserByEmail(email, {
      data: { full_name: 'Guest' },
      redirectTo: `${siteUrl}/start`,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String) })
    const mail = await server.mailbox.take(email, 'invite')
    const { auth } = server.visitor()
    const entered = await auth.verifyOtp({ type: 'invite', token_hash: mail.hash })
    expect(entered.error).toBeNull()
    expect((await auth.updateUser({ password })).error).toBeNull()
    const again = await admin().inviteUserByEmail(email)
    expect(again.error).toMatchObject({ code: 'email_exists', status: 422 })
  })

  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'makes links: %s',
    async (type) => {
      const known = type === 'magiclink' || type === 'recovery'
      const email = known ? (await signedInPerson(server)).email : newEmail('linked')
      const redirectTo = `${siteUrl}/welcome`
      const { data, error } = await admin().generateLink({
        type,
        email,
        password,
        options: { redirectTo },
      } as Parameters<ReturnType<typeof admin>['generateLink']>[0])
      expect(error).toBeNull()
      expect(data.properties).toMatchObject({ verification_type: type, redirect_to: redirectTo })
      expect(data.properties?.action_link).toContain(`&type=${type}&redirect_to=${redirectTo}`)
      expect(data.user?.email).toBe(email)
      const entered = await server.visitor().auth.verifyOtp({
        type,
        email,
        token: data.properties?.email_otp ?? '',
      })
      expect(entered.error).toBeNull()
      expect(server.mailbox.mails.filter(({ to }) => to === email)).toEqual([])
    },
  )

  it('makes links that change an address', async () => {
    const { email, client } = await signedInPerson(server)
    const newAddress = newEmail('linked')
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await admin().generateLink({ type, email, newEmail: newAddress })
      expect(error).toBeNull()
      const followed = await fetch(data.properties?.action_link ?? '', { redirect: 'manual' })
      expect(followed.status).toBe(303)
    }
    expect((await client.auth.getUser()).data.user?.email).toBe(newAddress)
  })

  it('makes no recovery link for nobody', async () => {
    const { error } = await admin().generateLink({ type: 'recovery', email: newEmail('nobody') })
    expect(error).toMatchObject({ code: 'user_not_found', status: 404 })
  })

  it('leaves a trace of what was done', async () => {
    const { user } = await signedInPerson(server)
    await admin().deleteUser(user.id)
    const [rows] = await engine.owner.transaction({
      statements: [
        {
          text: `select payload->>'action' from auth.audit_log_entries
            where payload->>'actor_id' = $1 or payload->'traits'->>'user_id' = $1
            order by created_at`,
          values: [user.id],
        },
      ],
    })
    expect(rows?.rows.flat()).toEqual(['user_signedup', 'login', 'user_deleted'])
  })

  it('tells anybody what the service can do', async () => {
    const settings = await (await server.send('/settings')).json()
    expect(settings).toMatchObject({
      external: { email: true, google: false, phone: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
    expect(await (await server.send('/health')).json()).toMatchObject({ name: 'GoTrue' })
    const keys = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`)
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
    const { keys: list } = await keys.json()
    expect(list[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' })
    expect(list[0]).not.toHaveProperty('d')
  })

  it.each([
    ['POST', '/sso', 404, 'saml_provider_disabled'],
    ['POST', '/passkeys/authentication/options', 404, 'passkey_disabled'],
    ['GET', '/nowhere', 404, 'not_found'],
    ['DELETE', '/signup', 405, 'validation_failed'],
  ])('says what there is not: %s %s', async (method, path, status, code) => {
    const response = await server.send(path, { method })
    expect(response.status).toBe(status)
    expect((await response.json()).error_code).toBe(code)
  })
})
