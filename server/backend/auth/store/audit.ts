/** The log of who did what to which account. */
import type { Statement } from '#server/backend/db/driver.ts'

const logTypes = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_updated_password: 'user',
  user_recovery_requested: 'user',
  user_confirmation_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_repeated_signup: 'user',
  identity_linked: 'user',
  identity_unlinked: 'user',
  token_refreshed: 'token',
  token_revoked: 'token',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  factor_updated: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
} as const

export type AuditAction = keyof typeof logTypes

interface AuditEntry {
  action: AuditAction
  actor: { id: string; email: string | null } | 'service_role'
  address: string | null
  at: string
  traits?: Readonly<Record<string, unknown>>
}

export function audit({ action, actor, address, at, traits }: AuditEntry): Statement {
  const who =
    actor === 'service_role'
      ? { actor_id: '00000000-0000-0000-0000-000000000000', actor_username: actor }
      : { actor_id: actor.id, actor_username: actor.email ?? '' }
  const payload = {
    action,
    ...who,
    actor_via_sso: false,
    log_type: logTypes[action],
    timestamp: at,
    ...(traits && { traits }),
  }
  return {
    text: `insert into auth.audit_log_entries (instance_id, payload, created_at, ip_address)
      values ('00000000-0000-0000-0000-000000000000', $1, $2, $3)`,
    values: [JSON.stringify(payload), at, (address ?? '').slice(0, 64)],
  }
}

export const deleteEntriesBefore = (at: string): Statement => ({
  text: 'delete from auth.audit_log_entries where created_at < $1',
  values: [at],
})
