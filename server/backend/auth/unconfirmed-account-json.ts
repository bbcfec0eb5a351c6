/**
 * The answer to a sign-up that waits for its mail. Made of the request alone, never read from the
 * database: for an address that has an account it must be the same, byte for byte in its form.
 */
import { emailMetadata } from './new-account.ts'
import type { AccountId } from './store/ids.ts'
import { userJson } from './user-json.ts'

interface UnconfirmedAccount {
  id: AccountId
  identityId: string
  email: string
  data: Record<string, unknown>
  at: string
}

export function unconfirmedAccountJson({ id, identityId, email, data, at }: UnconfirmedAccount) {
  const times = { created_at: at, updated_at: at, last_sign_in_at: at }
  const identity = {
    id: identityId,
    provider_id: id,
    user_id: id,
    identity_data: { sub: id, email, email_verified: false, phone_verified: false },
    provider: 'email',
    email,
    ...times,
  }
  return userJson({
    ...nobody,
    ...times,
    last_sign_in_at: null,
    id,
    email,
    confirmation_sent_at: at,
    raw_app_meta_data: emailMetadata,
    raw_user_meta_data: data,
    identities: [identity],
  })
}

const nobody = {
  aud: 'authenticated',
  role: 'authenticated',
  phone: null,
  encrypted_password: null,
  email_confirmed_at: null,
  phone_confirmed_at: null,
  confirmed_at: null,
  invited_at: null,
  recovery_sent_at: null,
  email_change: null,
  email_change_sent_at: null,
  email_change_confirm_status: null,
  reauthentication_sent_at: null,
  banned_until: null,
  deleted_at: null,
  is_anonymous: false,
  unproven: true,
  factors: [],
}
