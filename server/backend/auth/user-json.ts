/** An account as clients see it. What is null is left out, and an address is '' instead. */
import type { Account, FactorRow, IdentityRow } from './store/accounts.ts'

/** Postgres prints an offset where the clients expect the letter. */
const zulu = (time: string | null) => time?.replace(/(\+00:00|\+00|Z)?$/, 'Z') ?? undefined

export function userJson(account: Account) {
  const { factors } = account
  return {
    id: account.id,
    aud: account.aud ?? '',
    role: account.role ?? '',
    email: account.email ?? '',
    email_confirmed_at: zulu(account.email_confirmed_at),
    invited_at: zulu(account.invited_at),
    phone: account.phone ?? '',
    phone_confirmed_at: zulu(account.phone_confirmed_at),
    confirmation_sent_at: zulu(account.confirmation_sent_at),
    confirmed_at: zulu(account.confirmed_at),
    recovery_sent_at: zulu(account.recovery_sent_at),
    new_email: account.email_change || undefined,
    email_change_sent_at: zulu(account.email_change_sent_at),
    reauthentication_sent_at: zulu(account.reauthentication_sent_at),
    last_sign_in_at: zulu(account.last_sign_in_at),
    app_metadata: account.raw_app_meta_data,
    user_metadata: account.raw_user_meta_data,
    factors: factors.length > 0 ? factors.map(factorJson) : undefined,
    identities: account.identities.map(identityJson),
    created_at: zulu(account.created_at),
    updated_at: zulu(account.updated_at),
    banned_until: zulu(account.banned_until),
    deleted_at: zulu(account.deleted_at),
    is_anonymous: account.is_anonymous,
  }
}

function identityJson(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    last_sign_in_at: zulu(identity.last_sign_in_at),
    created_at: zulu(identity.created_at),
    updated_at: zulu(identity.updated_at),
    email: identity.email ?? undefined,
  }
}

export function factorJson(factor: FactorRow) {
  return {
    id: factor.id,
    created_at: zulu(factor.created_at),
    updated_at: zulu(factor.updated_at),
    status: factor.status,
    friendly_name: factor.friendly_name || undefined,
    factor_type: factor.factor_type,
    phone: factor.phone ?? '',
    last_challenged_at: zulu(factor.last_challenged_at) ?? null,
  }
}
