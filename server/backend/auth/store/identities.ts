/** The identities an account can be entered with. */
import { randomUUID } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'
import type { AccountId } from './ids.ts'

interface NewIdentity {
  id?: string | undefined
  userId: AccountId
  provider: string
  subject: string
  data: Readonly<Record<string, unknown>>
}

export const insertIdentity = (identity: NewIdentity, at: string): Statement => ({
  text: `insert into auth.identities
      (id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $6, $6)`,
  values: [
    identity.id ?? randomUUID(),
    identity.subject,
    identity.userId,
    JSON.stringify(identity.data),
    identity.provider,
    at,
  ],
})

/** The identity behind email sign-in: its subject is the account itself. */
export const insertEmailIdentity = (
  userId: AccountId,
  email: string,
  verified: boolean,
  at: string,
  id?: string,
): Statement =>
  insertIdentity(
    {
      id,
      userId,
      provider: 'email',
      subject: userId,
      data: { sub: userId, email, email_verified: verified, phone_verified: false },
    },
    at,
  )

/** Merges what the provider said last into what is known. */
export const refreshIdentity = (
  identity: Omit<NewIdentity, 'id' | 'userId'>,
  at: string,
): Statement => ({
  text: `update auth.identities
    set identity_data = identity_data || $3::jsonb, last_sign_in_at = $4, updated_at = $4
    where provider = $1 and provider_id = $2`,
  values: [identity.provider, identity.subject, JSON.stringify(identity.data), at],
})

export const updateEmailIdentity = (
  userId: AccountId,
  data: Readonly<Record<string, unknown>>,
  at: string,
): Statement => ({
  text: `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = $3
    where user_id = $1 and provider = 'email'`,
  values: [userId, JSON.stringify(data), at],
})

export const deleteIdentity = (id: string): Statement => ({
  text: 'delete from auth.identities where id = $1',
  values: [id],
})
