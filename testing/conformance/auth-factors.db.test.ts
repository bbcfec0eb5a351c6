import { decodeJwt } from 'jose'
import { expect, it } from 'vitest'
import { type AuthServer, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, codeNow, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'

type SignedInPerson = Awaited<ReturnType<typeof signedInPerson>>

async function enrol({ client }: SignedInPerson, friendlyName = 'phone') {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return data
}

async function protectedPerson(server: AuthServer) {
  const person = await signedInPerson(server)
  const factor = await enrol(person)
  const { error } = await person.client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: codeNow(factor.totp.secret),
  })
  if (error) throw error
  return { ...person, factor }
}

describeOnPglite('second factors', (engine) => {
  const server = useAuthServer(engine)
  /** A second process on the same database. */
  const sibling = useAuthServer(engine)

  it('are enrolled with a picture and a secret, and raise the session', async () => {
    const person = await signedInPerson(server)
    const { client, email } = person
    const factor = await enrol(person)
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [\s\S]*<\/svg>$/)
    expect(factor.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(factor.totp.uri).toBe(
      `otpauth://totp/Testland:${encodeURIComponent(email)}?algorithm=SHA1&digits=6&issuer=Testland&period=30&secret=${factor.totp.secret}`,
    )
    const other = server.visitor()
    await other.auth.signInWithPassword({ email, password })
    const challenge = await client.auth.mfa.challenge({ factorId: factor.id })
    expect(challenge.data?.expires_at).toBeGreaterThan(Date.now() / 1000 + 290)
    const { data, error } = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: challenge.data?.id ?? '',
      code: codeNow(factor.totp.secret),
    })
    expect(error).toBeNull()
    expect(decodeJwt(data?.access_token ?? '')).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'totp' }, { method: 'password' }],
    })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    const { data: factors } = await client.auth.mfa.listFactors()
    expect(factors?.totp).toMatchObject([
      { id: factor.id, status: 'verified', friendly_name: 'phone' },
    ])
    // A session that never showed the factor is not worth having any more.
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
  })

  it('are asked for at the next sign-in', async () => {
    const { email, factor } = await protectedPerson(server)
    const client = server.visitor()
    await client.auth.signInWithPassword({ email, password })
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
    const change = await client.auth.updateUser({ password: 'another password' })
    expect(change.error).toMatchObject({ code: 'insufficient_aal', status: 401 })
    const second = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'b' })
    expect(second.error).toMatchObject({ code: 'insufficient_aal', status: 403 })
    const gone = await client.auth.mfa.unenroll({ factorId: factor.id })
    expect(gone.error).toMatchObject({ code: 'insufficient_aal', status: 422 })
    const { error } = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeNow(factor.totp.secret, 1),
    })
    expect(error).toBeNull()
    expect((await client.auth.updateUser({ password: 'another password' })).error).toBeNull()
  })

  it('refuse a wrong code, a used challenge and a late one', async () => {
    const { client, factor, session } = await protectedPerson(server)
    const { data: challenge } = await client.auth.mfa.challenge({ factorId: factor.id })
    const verify = (code: string) =>
      client.auth.mfa.verify({ factorId: factor.id, challengeId: challenge?.id ?? '', code })
    const right = codeNow(factor.totp.secret, 1)
    const wrong = right === '000000' ? '111111' : '000000'
    expect((await verify(wrong)).error).toMatchObject({
      code: 'mfa_verification_failed',
      status: 422,
      message: 'Invalid TOTP code entered',
    })
    expect((await verify(right)).error).toBeNull()
    expect((await verify(right)).error).toMatchObject({ code: 'mfa_challenge_expired' })
    const late = await client.auth.mfa.challenge({ factorId: factor.id })
    server.later(301_000)
    const tooLate = await client.auth.mfa.verify({
      factorId: factor.id,
      challengeId: late.data?.id ?? '',
      code: right,
    })
    expect(tooLate.error).toMatchObject({ code: 'mfa_challenge_expired', status: 422 })
    server.later(-301_000)
    const nonsense = await server.send(`/factors/${factor.id}/verify`, {
      method: 'POST',
      headers: bearer(session.access_token),
      body: JSON.stringify({ challenge_id: 'x', code: right }),
    })
    expect(nonsense.status).toBeGreaterThanOrEqual(400)
  })

  it('accept a code once, whoever else has seen it and whichever session brings it', async () => {
    const { email, factor } = await protectedPerson(server)
    const enter = async () => {
      const { auth } = server.visitor()
      await auth.signInWithPassword({ email, password })
      return (code: string) => auth.mfa.challengeAndVerify({ factorId: factor.id, code })
    }
    const [owner, onlooker] = [await enter(), await enter()]
    const refused = { code: 'mfa_verification_failed', status: 422 }
    const [enrolledWith, next] = [codeNow(factor.totp.secret), codeNow(factor.totp.secret, 1)]
    expect((await owner(enrolledWith)).error).toMatchObject(refused)
    expect((await owner(next)).error).toBeNull()
    expect((await onlooker(next)).error).not.toBeNull()
    const later = await enter()
    expect((await later(next)).error).toMatchObject(refused)
    // Older than the one that was accepted, and never used: it might have been seen as well.
    expect((await later(enrolledWith)).error).toMatchObject(refused)
    server.later(60_000)
    expect((await later(codeNow(factor.totp.secret, 2))).error).toBeNull()
    server.later(-60_000)
  })

  it('accept a code once when sessions bring it to two processes at the same moment', async () => {
    const { email, factor } = await protectedPerson(server)
    const sessions = await Promise.all(
      [server, sibling, server, sibling].map(async (process) => {
        const { auth } = process.visitor()
        await auth.signInWithPassword({ email, password })
        const { data } = await auth.mfa.challenge({ factorId: factor.id })
        return { auth, challengeId: data?.id ?? '' }
      }),
    )
    const code = codeNow(factor.totp.secret, 1)
    const answers = await Promise.all(
      sessions.map(({ auth, challengeId }) =>
        auth.mfa.verify({ factorId: factor.id, challengeId, code }),
      ),
    )
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
  })

  it('are nobody else’s', async () => {
    const { factor } = await protectedPerson(server)
    const { client } = await signedInPerson(server)
    for (const factorId of [factor.id, crypto.randomUUID()]) {
      const { error } = await client.auth.mfa.challenge({ factorId })
      expect(error).toMatchObject({ code: 'mfa_factor_not_found', status: 404 })
    }
  })

  it('have names of their own, and only kinds that exist here', async () => {
    const person = await signedInPerson(server)
    await enrol(person, 'same')
    const { mfa } = person.client.auth
    const twice = await mfa.enroll({ factorType: 'totp', friendlyName: 'same' })
    expect(twice.error).toMatchObject({ code: 'mfa_factor_name_conflict', status: 422 })
    const phone = await mfa.enroll({ factorType: 'phone', phone: '+15551234567' })
    expect(phone.error).toMatchObject({ code: 'mfa_phone_enroll_not_enabled', status: 422 })
  })

  it('are taken away, and the session falls back', async () => {
    const { client, factor } = await protectedPerson(server)
    const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id })
    expect(error).toBeNull()
    expect(data?.id).toBe(factor.id)
    await client.auth.refreshSession()
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })
  })

  it('are looked after by an administrator', async () => {
    const { user, factor } = await protectedPerson(server)
    const { mfa } = server.service().auth.admin
    const { data } = await mfa.listFactors({ userId: user.id })
    expect(data?.factors).toMatchObject([{ id: factor.id }])
    const removed = await mfa.deleteFactor({ userId: user.id, id: factor.id })
    expect(removed.error).toBeNull()
    expect((await mfa.listFactors({ userId: user.id })).data?.factors).toEqual([])
  })

  it('keep their secret sealed', async () => {
    const { factor } = await protectedPerson(server)
    const [found] = await engine.owner.transaction({
      statements: [
        { text: 'select secret from auth.mfa_factors where id = $1', values: [factor.id] },
      ],
    })
    expect(found?.rows[0]?.[0]).not.toContain(factor.totp.secret)
  })
})
