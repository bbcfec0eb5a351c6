/** Whoever owns an account hears by mail of what keeps it theirs. */
import { expect, it } from 'vitest'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { createSigningKeys } from '#server/backend/tokens/signing-keys.ts'
import type { Mail } from './mailer.ts'
import { createAuthService } from './service.ts'
import { useAuthServer } from './testing/auth-server.ts'
import { halfSignedInPerson, newEmail, password, signedInPerson } from './testing/people.ts'

describeOnEitherEngine('notices', (engine) => {
  const server = useAuthServer(engine, { settings: { accountNotices: true } })
  const silent = useAuthServer(engine)
  const waiting = async () => {
    const [result] = await engine.owner.transaction({
      statements: [{ text: 'select send_to from auth.account_notices' }],
    })
    return result?.rows.flat() ?? []
  }

  it('tell of a new password, whoever set it', async () => {
    const { client, email, user } = await signedInPerson(server)
    await client.auth.updateUser({ password: 'another horse 2' })
    const mail = await server.mailbox.take(email, 'password-changed')
    expect(mail.subject).toBe('Your Testland password was changed')
    expect(mail.text).toContain('If it was not you')
    await server.service().auth.admin.updateUserById(user.id, { password: 'a third horse 3' })
    await server.mailbox.take(email, 'password-changed')
    await expect.poll(waiting).not.toContain(email)
  })

  it('tell the old address that it is the old one', async () => {
    const { client, email, user } = await signedInPerson(server)
    const next = newEmail('next')
    await client.auth.updateUser({ email: next })
    for (const to of [email, next]) {
      const { hash } = await server.mailbox.take(to, 'change-of-address')
      await server.visitor().auth.verifyOtp({ token_hash: hash, type: 'email_change' })
    }
    const { data } = await server.service().auth.admin.getUserById(user.id)
    expect(data.user?.email).toBe(next)
    const mail = await server.mailbox.take(email, 'address-changed')
    expect(mail.text).toContain(`belongs to ${next}`)
  })

  it('tell of a second factor that comes, and of one that goes', async () => {
    const { owner } = await halfSignedInPerson(server)
    await server.mailbox.take(owner.email, 'factor-added')
    const { data } = await owner.client.auth.mfa.listFactors()
    await owner.client.auth.mfa.unenroll({ factorId: data?.totp[0]?.id ?? '' })
    await server.mailbox.take(owner.email, 'factor-removed')
  })

  it('tell of a factor that a recovery code took away', async () => {
    const { owner, client } = await halfSignedInPerson(server)
    const { data: codes } = await owner.client.rpc('make_recovery_codes')
    const used = await client.rpc('use_recovery_code', { code: codes[0] })
    expect(used.data).toBe(true)
    const mail = await server.mailbox.take(owner.email, 'factor-removed')
    expect(mail.text).toContain('recovery code')
  })

  it('say nothing of what is no change: a sign-up, its confirmation, an account that goes', async () => {
    const email = newEmail()
    await server.visitor().auth.signUp({ email, password })
    const { hash } = await server.mailbox.take(email, 'confirm')
    await server.visitor().auth.verifyOtp({ token_hash: hash, type: 'signup' })
    const leaving = await halfSignedInPerson(server)
    await server.mailbox.take(leaving.owner.email, 'factor-added')
    await server.service().auth.admin.deleteUser(leaving.user.id)
    // Notices are sent in their order, so one that follows would come after any of theirs.
    const { client, email: later } = await signedInPerson(server)
    await client.auth.updateUser({ password: 'another horse 2' })
    await server.mailbox.take(later, 'password-changed')
    const kinds = (to: string) =>
      server.mailbox.mails.filter((mail) => mail.to === to).map(({ kind }) => kind)
    expect(kinds(email)).toEqual(['confirm'])
    expect(kinds(leaving.owner.email)).toEqual(['factor-added'])
  })

  it('are kept when the mail server refuses them, and sent later', async () => {
    const { email, user } = await signedInPerson(silent)
    const note = {
      text: `update auth.users set encrypted_password = 'x' where id = $1`,
      values: [user.id],
    }
    const sent: Mail[] = []
    const logged: string[] = []
    const at = { now: Date.now(), refusing: true }
    const open = () =>
      createAuthService({
        database: engine.database,
        signingKeys: createSigningKeys({ database: engine.database, secret: 'x', now: Date.now }),
        secret: 'what seals the keys of the auth tests',
        publicUrl: silent.url,
        mailer: {
          send: async (mail) => {
            if (at.refusing) throw new Error('421 try again later')
            sent.push(mail)
          },
        },
        settings: { accountNotices: true },
        now: () => at.now,
        log: ({ message }) => void logged.push(message),
      })
    // The other process has one of its own that works: it must not be the one that sends this.
    await engine.owner.transaction({
      statements: [
        note,
        {
          text: `update auth.account_notices set leased_until = now() + interval '1 hour' where send_to = $1`,
          values: [email],
        },
      ],
    })
    at.now += 2 * 3_600_000
    const service = open()
    await service.sweep()
    expect(logged).toContain('The message "password-changed" could not be sent, and is kept')
    expect(await waiting()).toContain(email)
    at.refusing = false
    at.now += 6 * 60_000
    await service.sweep()
    expect(sent.map(({ to }) => to)).toEqual([email])
    expect(await waiting()).not.toContain(email)
    await service.close()
  })
})
