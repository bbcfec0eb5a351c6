import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { createSigningKeys } from '#server/backend/tokens/signing-keys.ts'
import { createAuthService } from './service.ts'
import { useAuthServer } from './testing/auth-server.ts'
import { signedInPerson } from './testing/people.ts'

const hour = 3_600
const ms = (seconds: number) => seconds * 1000

describeOnBothEngines('limits of sessions', (engine) => {
  const server = useAuthServer(engine, {
    settings: { sessionMaxSeconds: 10 * hour, sessionIdleSeconds: 3 * hour },
  })
  const unlimited = useAuthServer(engine)

  const refreshed = async (token: string) => {
    const response = await server.post('/token?grant_type=refresh_token', { refresh_token: token })
    return { status: response.status, body: await response.json() }
  }
  const notAfterOf = async (userId: string) => {
    const [result] = await engine.owner.transaction({
      statements: [
        {
          text: `select extract(epoch from not_after - created_at) from auth.sessions where user_id = $1`,
          values: [userId],
        },
      ],
    })
    const [seconds] = result?.rows[0] ?? []
    return seconds == null ? null : Math.round(Number(seconds))
  }

  it('end one that was not used for long enough', async () => {
    const { session } = await signedInPerson(server)
    server.later(ms(3 * hour + 1))
    const late = await refreshed(session.refresh_token)
    expect(late).toMatchObject({ status: 400, body: { error_code: 'session_expired' } })
  })

  it('keep one open that is used, until it is too old all the same', async () => {
    const { session } = await signedInPerson(server)
    let last = { refresh_token: session.refresh_token, access_token: '' }
    for (let used = 0; used < 4; used += 1) {
      server.later(ms(2.4 * hour))
      const { status, body } = await refreshed(last.refresh_token)
      expect(status).toBe(200)
      last = body
    }
    // 9.6 hours have passed: the token is good for what is left, and not for a whole hour.
    const { exp = 0, iat = 0 } = decodeJwt(last.access_token)
    expect(exp - iat).toBeGreaterThan(0.39 * hour)
    expect(exp - iat).toBeLessThanOrEqual(0.4 * hour)
    expect(await server.statusOfRows(last.access_token)).toBe(200)
    server.later(ms(0.4 * hour))
    expect(await server.statusOfRows(last.access_token)).toBe(401)
    expect((await refreshed(last.refresh_token)).body.error_code).toBe('session_expired')
  })

  it('let a session last where no limit is set', async () => {
    const { client, user } = await signedInPerson(unlimited)
    unlimited.later(ms(400 * 24 * hour))
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await notAfterOf(user.id)).toBeNull()
  })

  it('hold for sessions from before they were set, and are lifted at the next use', async () => {
    const { user, client } = await signedInPerson(unlimited)
    const service = createAuthService({
      database: engine.database,
      signingKeys: createSigningKeys({ database: engine.database, secret: 'x', now: Date.now }),
      secret: 'what seals the keys of the auth tests',
      publicUrl: unlimited.url,
      settings: { sessionMaxSeconds: 5 * hour },
    })
    await service.close()
    expect(await notAfterOf(user.id)).toBe(5 * hour)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await notAfterOf(user.id)).toBeNull()
  })
})
