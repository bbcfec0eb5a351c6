/** Sessions: made with their first refresh token, refreshed in one statement, ended. */
import { z } from 'zod'
import type { Statement } from '#server/backend/db/driver.ts'
import {
  type AccountId,
  accountIdSchema,
  type FactorId,
  factorIdSchema,
  type SessionId,
  sessionIdSchema,
} from './ids.ts'
import { jsonOf } from './run.ts'

const sessionRow = z.object({
  id: sessionIdSchema,
  user_id: accountIdSchema,
  aal: z.enum(['aal1', 'aal2', 'aal3']).nullable(),
  factor_id: factorIdSchema.nullable(),
  created_at: z.string(),
  not_after: z.string().nullable(),
  /** Newest first. */
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
})
export type Session = z.infer<typeof sessionRow>

/** Where a request came from, as a session remembers it. */
export interface Origin {
  address: string | null
  agent: string
}

const selectSession = (where: string, value: string): Statement => ({
  text: `select to_jsonb(s) || jsonb_build_object('amr', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at)))
        order by a.updated_at desc)
      from auth.mfa_amr_claims a where a.session_id = s.id), '[]'))
    from auth.sessions s where ${where}`,
  values: [value],
})

export const sessionById = (id: SessionId) => selectSession('s.id = $1', id)
export const sessionByToken = (token: string) =>
  selectSession('s.id = (select session_id from auth.refresh_tokens where token = $1)', token)

export const sessionFrom = (result: Parameters<typeof jsonOf>[0]): Session | undefined => {
  const found = jsonOf(result)
  return found === undefined ? undefined : sessionRow.parse(found)
}

interface NewSession {
  id: SessionId
  userId: AccountId
  refreshToken: string
  method: string
  origin: Origin
  /** When it ends by the limits that are set. */
  notAfter: string | null
}

export const insertSession = (session: NewSession, at: string): Statement[] => [
  {
    text: `insert into auth.sessions
        (id, user_id, aal, user_agent, ip, created_at, updated_at, not_after)
      values ($1, $2, 'aal1', $3, $4, $5, $5, $6)`,
    values: [
      session.id,
      session.userId,
      session.origin.agent,
      inetOf(session.origin),
      at,
      session.notAfter,
    ],
  },
  {
    text: `insert into auth.refresh_tokens
        (instance_id, token, user_id, revoked, session_id, created_at, updated_at)
      values ('00000000-0000-0000-0000-000000000000', $1, $2, false, $3, $4, $4)`,
    values: [session.refreshToken, session.userId, session.id, at],
  },
  addMethod(session.id, session.method, at),
]

/** Records that the session was proven in this way, now. */
export const addMethod = (sessionId: SessionId, method: string, at: string): Statement => ({
  text: `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values ($1, $2, $3, $3)
    on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
  values: [sessionId, method, at],
})

export const rotateToken = (
  given: string,
  replacement: string,
  at: string,
  graceSeconds: number,
  origin: Origin,
): Statement => ({
  text: `select auth.rotate_refresh_token(
    $1, $2, $3, pg_catalog.make_interval(secs => $4::float8), $5, $6)`,
  values: [given, replacement, at, graceSeconds, origin.agent, inetOf(origin)],
})

const rotation = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.enum(['not-found', 'banned', 'expired']) }),
  z.object({ outcome: z.literal('reused'), session: sessionIdSchema }),
  z.object({ outcome: z.enum(['rotated', 'again']), session: sessionIdSchema, token: z.string() }),
])
export const rotationFrom = (result: Parameters<typeof jsonOf>[0]) => rotation.parse(jsonOf(result))

/** Gives the session a further refresh token and ends the ones it had. */
export const replaceToken = (
  sessionId: SessionId,
  userId: AccountId,
  token: string,
  at: string,
) => [
  {
    text: `update auth.refresh_tokens set revoked = true, updated_at = $2
      where session_id = $1 and not revoked`,
    values: [sessionId, at],
  },
  {
    text: `insert into auth.refresh_tokens
        (instance_id, token, user_id, revoked, session_id, created_at, updated_at)
      values ('00000000-0000-0000-0000-000000000000', $1, $2, false, $3, $4, $4)`,
    values: [token, userId, sessionId, at],
  },
]

export const raiseSession = (sessionId: SessionId, factorId: FactorId, at: string): Statement => ({
  text: `update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1`,
  values: [sessionId, factorId, at],
})

/** Sets the sessions that this factor had raised back to the first level. */
export const lowerSessions = (factorId: FactorId, at: string): Statement[] => [
  {
    text: `delete from auth.mfa_amr_claims where authentication_method = 'totp'
      and session_id in (select id from auth.sessions where factor_id = $1)`,
    values: [factorId],
  },
  {
    text: `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2
      where factor_id = $1`,
    values: [factorId, at],
  },
]

/** Statements that end sessions return the ids of those that ended. */
export const endSession = (id: SessionId): Statement => ({
  text: 'delete from auth.sessions where id = $1 returning id',
  values: [id],
})
export const endAllSessions = (userId: AccountId): Statement => ({
  text: 'delete from auth.sessions where user_id = $1 returning id',
  values: [userId],
})
export const endOtherSessions = (userId: AccountId, kept: SessionId): Statement => ({
  text: 'delete from auth.sessions where user_id = $1 and id <> $2 returning id',
  values: [userId, kept],
})
export const endWeakerSessions = (userId: AccountId, kept: SessionId): Statement => ({
  text: `delete from auth.sessions
    where user_id = $1 and id <> $2 and aal is distinct from 'aal2' returning id`,
  values: [userId, kept],
})

/** An address that Postgres can read, or none: a proxy may hand on anything. */
export const inetOf = ({ address }: Origin) =>
  address && /^[0-9a-f.:]{2,45}$/i.test(address) ? address : null
