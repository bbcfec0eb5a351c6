/** People for tests: each with an address of their own, so that tests do not meet. */
import { randomUUID } from 'node:crypto'
import { codeAt } from '../totp.ts'
import type { AuthServer } from './auth-server.ts'

export const password = 'correct horse 1'

export const newEmail = (name = 'someone') => `${name}-${randomUUID().slice(0, 8)}@example.com`

/** Signed in, with an address that is confirmed, in a browser of their own. */
export async function signedInPerson(server: AuthServer, email = newEmail()) {
  const created = await server
    .service()
    .auth.admin.createUser({ email, password, email_confirm: true })
  if (created.error) throw created.error
  const client = server.visitor()
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { email, client, user: data.user, session: data.session }
}

/**
 * What an authenticator app shows. A code is accepted once; the next one counts already, because
 * clocks may differ.
 */
export const codeNow = (secret: string, ahead = 0) =>
  codeAt(secret, Math.floor(Date.now() / 30_000) + ahead)

/**
 * Somebody with an authenticator app, in two browsers: one that showed its code, and one that only
 * knows the password.
 */
export async function halfSignedInPerson(server: AuthServer) {
  const owner = await signedInPerson(server)
  const { mfa } = owner.client.auth
  const enrolled = await mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
  if (enrolled.error) throw enrolled.error
  const { id: factorId, totp } = enrolled.data
  const verified = await mfa.challengeAndVerify({ factorId, code: codeNow(totp.secret) })
  if (verified.error) throw verified.error
  const client = server.visitor()
  const { data, error } = await client.auth.signInWithPassword({ email: owner.email, password })
  if (error) throw error
  /** Shows the authenticator app's code in the second browser. */
  const finish = async () => {
    const code = codeNow(totp.secret, 1)
    const finished = await client.auth.mfa.challengeAndVerify({ factorId, code })
    if (finished.error) throw finished.error
    return finished.data.access_token
  }
  return { owner, factorId, user: data.user, client, token: data.session.access_token, finish }
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
