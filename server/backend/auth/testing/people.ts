/** People for tests: each with an address of their own, so that tests do not meet. */
import { randomUUID } from 'node:crypto'
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

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
