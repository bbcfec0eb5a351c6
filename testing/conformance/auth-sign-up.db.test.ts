import { expect, it } from 'vitest'
import { siteUrl, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { newEmail, password, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'

const ofOwner = { password: 'of the owner', data: { full_name: 'The Owner' } }
const ofStranger = { password: 'of the stranger', data: { full_name: 'A Stranger' } }

describeOnPglite('an address that two people signed up for', (engine) => {
  const server = useAuthServer(engine)

  const signUp = async (email: string, who: typeof ofOwner) => {
    const { auth } = server.visitor()
    const { error } = await auth.signUp({
      email,
      password: who.password,
      options: { data: who.data },
    })
    if (error) throw error
    return server.mailbox.take(email, 'confirm')
  }
  const codeOfSignIn = async (email: string, { password }: { password: string }) =>
    (await server.visitor().auth.signInWithPassword({ email, password })).error?.code ?? 'signed in'

  it.each(['first', 'second'] as const)(
    'gets the password of the link that is followed, the %s one’s',
    async (turn) => {
      const email = newEmail('contested')
      const people = turn === 'first' ? [ofOwner, ofStranger] : [ofStranger, ofOwner]
      const mails = []
      for (const person of people) mails.push({ person, mail: await signUp(email, person) })
      const followed = mails.find(({ person }) => person === ofOwner)
      const other = mails.find(({ person }) => person === ofStranger)
      const { auth } = server.visitor()
      const { data, error } = await auth.verifyOtp({
        type: 'signup',
        token_hash: followed?.mail.hash ?? '',
      })
      expect(error).toBeNull()
      expect(data.user?.user_metadata).toEqual(ofOwner.data)
      expect(await codeOfSignIn(email, ofOwner)).toBe('signed in')
      expect(await codeOfSignIn(email, ofStranger)).toBe('invalid_credentials')

      const late = await auth.verifyOtp({ type: 'signup', token_hash: other?.mail.hash ?? '' })
      expect(late.error).toMatchObject({ code: 'otp_expired', status: 403 })
      expect(await codeOfSignIn(email, ofOwner)).toBe('signed in')
    },
  )

  it('gets the password that goes with the code that is typed', async () => {
    const email = newEmail('typed')
    const { code } = await signUp(email, ofOwner)
    await signUp(email, ofStranger)
    const { auth } = server.visitor()
    const { data, error } = await auth.verifyOtp({ type: 'email', email, token: code })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toEqual(ofOwner.data)
    expect(await codeOfSignIn(email, ofOwner)).toBe('signed in')
  })

  it('leads each to the browser that they signed up in', async () => {
    const email = newEmail('verifier')
    const asks = async ({ password, data }: typeof ofOwner) => {
      const client = server.visitor({ flowType: 'pkce' })
      await client.auth.signUp({ email, password, options: { data, emailRedirectTo: siteUrl } })
      return { client, mail: await server.mailbox.take(email) }
    }
    const owner = await asks(ofOwner)
    await asks(ofStranger)
    const followed = await fetch(owner.mail.link, { redirect: 'manual' })
    const landed = new URL(followed.headers.get('location') ?? '')
    const code = landed.searchParams.get('code') ?? ''
    const { data, error } = await owner.client.auth.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, user_metadata: ofOwner.data })
  })

  it('takes no more guesses at its codes the more sign-ups there are', async () => {
    const email = newEmail('codes')
    const mails = []
    for (const name of ['1', '2', '3', '4']) {
      mails.push(await signUp(email, { password: `of number ${name}`, data: { full_name: name } }))
    }
    const { auth } = server.visitor()
    const typed = await auth.verifyOtp({ type: 'signup', email, token: mails[0]?.code ?? '' })
    expect(typed.error).toMatchObject({ code: 'otp_expired' })
    const link = await auth.verifyOtp({ type: 'signup', token_hash: mails[0]?.hash ?? '' })
    expect(link.data.user?.user_metadata).toEqual({ full_name: '1' })
  })

  it('is confirmed once, even when both links are followed at the same moment', async () => {
    const email = newEmail('at-once')
    const mails = [await signUp(email, ofOwner), await signUp(email, ofStranger)]
    const answers = await Promise.all(
      mails.map(({ hash }) => server.post('/verify', { type: 'signup', token_hash: hash })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const signIns = [await codeOfSignIn(email, ofOwner), await codeOfSignIn(email, ofStranger)]
    expect(signIns.sort()).toEqual(['invalid_credentials', 'signed in'])
  })

  it('gets nobody’s password by a link that neither of them asked for', async () => {
    const ways = {
      resend: { ask: 'resend', type: 'signup' },
      link: { ask: 'signInWithOtp', type: 'email' },
      recovery: { ask: 'resetPasswordForEmail', type: 'recovery' },
    } as const
    for (const { ask, type } of Object.values(ways)) {
      const email = newEmail(ask.toLowerCase())
      await signUp(email, ofStranger)
      await signUp(email, { ...ofStranger, password: 'of another stranger' })
      const { auth } = server.visitor()
      if (ask === 'resend') await auth.resend({ type: 'signup', email })
      else if (ask === 'signInWithOtp') await auth.signInWithOtp({ email })
      else await auth.resetPasswordForEmail(email)
      const { code } = await server.mailbox.take(email)
      const { data, error } = await auth.verifyOtp({ type, email, token: code })
      expect(error).toBeNull()
      expect(data.user?.user_metadata).toEqual({})
      expect(await codeOfSignIn(email, ofStranger)).toBe('invalid_credentials')
      expect((await auth.updateUser({ password: 'of the owner' })).error).toBeNull()
      expect(await codeOfSignIn(email, ofOwner)).toBe('signed in')
    }
  })

  it('keeps its owner’s password whatever a stranger has sent there', async () => {
    for (const ask of ['recover', 'otp', 'signup'] as const) {
      const email = newEmail('nagged')
      const { hash } = await signUp(email, ofOwner)
      await server.post(`/${ask}`, { email, password: ofStranger.password })
      const { auth } = server.visitor()
      expect((await auth.verifyOtp({ type: 'signup', token_hash: hash })).error).toBeNull()
      expect(await codeOfSignIn(email, ofOwner)).toBe('signed in')
    }
  })

  it('is its owner’s again when an administrator invites them', async () => {
    const email = newEmail('invited')
    await signUp(email, ofStranger)
    const { admin } = server.service().auth
    await admin.inviteUserByEmail(email, { data: { team: 'north' } })
    const { hash } = await server.mailbox.take(email, 'invite')
    const { auth } = server.visitor()
    const { data } = await auth.verifyOtp({ type: 'invite', token_hash: hash })
    expect(data.user?.user_metadata).toEqual({ team: 'north' })
    expect(await codeOfSignIn(email, ofStranger)).toBe('invalid_credentials')
  })
})

describeOnPglite('an address that one person signed up for', (engine) => {
  const server = useAuthServer(engine)

  it('gets their password by the message that is sent again', async () => {
    const email = newEmail('again')
    const { auth } = server.visitor()
    // The same person twice, because the first message seemed lost.
    for (const _ of [1, 2]) {
      await auth.signUp({ email, password, options: { data: { full_name: 'Ada' } } })
      await server.mailbox.take(email)
    }
    await auth.resend({ type: 'signup', email })
    const { code } = await server.mailbox.take(email)
    const { data } = await auth.verifyOtp({ type: 'signup', email, token: code })
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada' })
    const { error } = await server.visitor().auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
  })

  it('keeps what an administrator said of them, by whichever link they come', async () => {
    const email = newEmail('made')
    const { admin } = server.service().auth
    await admin.createUser({ email, user_metadata: { team: 'north' } })
    const { auth } = server.visitor()
    await auth.signInWithOtp({ email })
    const { code } = await server.mailbox.take(email)
    const { data } = await auth.verifyOtp({ type: 'email', email, token: code })
    expect(data.user?.user_metadata).toEqual({ team: 'north' })
  })
})

describeOnPglite('a change of address', (engine) => {
  const server = useAuthServer(engine)

  it('is not made by one mailbox that agrees twice', async () => {
    const { email, client } = await signedInPerson(server)
    const wanted = newEmail('victim')
    await client.auth.updateUser({ email: wanted })
    const follow = async () => {
      const { hash } = await server.mailbox.take(email, 'change-of-address')
      await server.post('/verify', { type: 'email_change', token_hash: hash })
    }
    await follow()
    await client.auth.resend({ type: 'email_change', email })
    await follow()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })
})

describeOnPglite('the answer to a sign-up', (engine) => {
  const server = useAuthServer(engine)

  /** Every letter and digit that may differ, taken for the same. */
  const shapeOf = async (email: string) => {
    const data = { full_name: 'Ada' }
    const response = await server.post('/signup', { email, password, data })
    const text = (await response.text()).replaceAll(email, 'EMAIL')
    const headers = [...response.headers].filter(([name]) => name !== 'date')
    const shape = text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    return {
      status: response.status,
      headers: headers.map(([name, value]) => (name === 'content-length' ? name : [name, value])),
      body: shape.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME'),
      ids: [...text.matchAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g)].map(([id]) => id),
    }
  }

  it('is in every byte’s form the same for an address that is new, waiting or taken', async () => {
    const fresh = newEmail('fresh')
    const { email: taken, user } = await signedInPerson(server, newEmail('taken'))
    const first = await shapeOf(fresh)
    const answers = [await shapeOf(fresh), await shapeOf(taken), await shapeOf(taken)]
    for (const { ids, ...answer } of answers) {
      const { ids: firstIds, ...expected } = first
      expect(answer).toEqual(expected)
      // Asked twice, an address that waits tells no more than one that is taken.
      expect(new Set([...ids, ...firstIds]).size).toBe(4)
      expect(ids).not.toContain(user.id)
    }
    expect(first.body).not.toMatch(/\d{4}-/)
  })

  it('is of the account that was opened, where one was', async () => {
    const email = newEmail('opened')
    const { auth } = server.visitor()
    const { data } = await auth.signUp({ email, password })
    const { hash } = await server.mailbox.take(email)
    const confirmed = await auth.verifyOtp({ type: 'signup', token_hash: hash })
    expect(confirmed.data.user?.id).toBe(data.user?.id)
    const identityOf = (user: typeof data.user) => user?.identities?.[0]?.identity_id
    expect(identityOf(confirmed.data.user)).toBe(identityOf(data.user))
  })

  it('changes nothing for an account that is there, and sends it nothing', async () => {
    const { email } = await signedInPerson(server)
    const { auth } = server.visitor()
    const { error } = await auth.signUp({ email, password: 'another password' })
    expect(error).toBeNull()
    expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
    expect(server.mailbox.mails.filter(({ to }) => to === email)).toEqual([])
  })
})
