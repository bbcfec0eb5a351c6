/** The product's functions, called with a session that owes its second factor. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anonKey, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, halfSignedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { productFunctions } from '#server/data/product-schema.ts'

describeOnBothEngines('functions for somebody half signed in', (engine) => {
  const server = useAuthServer(engine)
  let functions: RunningFunctions

  beforeAll(async () => {
    functions = await startFunctions({
      ...productFunctions(),
      // Tokens of the account service mean nothing to this gateway: the functions' own check is seen.
      config: {
        'connect-calendar': { verifyJwt: false },
        'delete-account': { verifyJwt: false },
      },
      environment: {
        SUPABASE_URL: server.url,
        SUPABASE_ANON_KEY: anonKey,
        SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_auth-tests',
        CALENDAR_TOKENS_SECRET: 'the secret that seals calendar tokens',
      },
    })
  })
  afterAll(() => functions.stop())

  const call = async (name: string, token: string) => {
    const response = await fetch(`${functions.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: bearer(token),
    })
    return { status: response.status, body: await response.json() }
  }

  it('delete no account', async () => {
    const { user, token } = await halfSignedInPerson(server)
    expect(await call('delete-account', token)).toEqual({
      status: 403,
      body: { message: 'Enter the code of your authenticator app first' },
    })
    const { data } = await server.service().auth.admin.getUserById(user.id)
    expect(data.user?.id).toBe(user.id)
  })

  it('connect no calendar, and get to the matter when the code was shown', async () => {
    const { token, finish } = await halfSignedInPerson(server)
    expect(await call('connect-calendar', token)).toEqual({
      status: 403,
      body: {
        code: 'not_authenticated',
        message:
          'Please finish signing in with the code of your authenticator app, then connect your calendar again.',
      },
    })
    expect(await call('connect-calendar', await finish())).toMatchObject({
      status: 503,
      body: { code: 'not_configured' },
    })
  })
})
