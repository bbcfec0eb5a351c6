/**
 * How long sessions last: at most so long after the sign-in, and so long after their last use. Both
 * are kept as the session's `not_after`, which every check of a session reads already.
 */
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthContext, isoOf, nowIso } from './context.ts'

type Limits = Pick<AuthContext['settings'], 'sessionMaxSeconds' | 'sessionIdleSeconds'>

/** The end of a session that begins now. */
export function firstEnd({ settings, now }: AuthContext): string | null {
  const seconds = Math.min(
    settings.sessionMaxSeconds ?? Number.POSITIVE_INFINITY,
    settings.sessionIdleSeconds ?? Number.POSITIVE_INFINITY,
  )
  return Number.isFinite(seconds) ? isoOf(now() + seconds * 1000) : null
}

/** Shortens an access token's life to its session's. */
export function tokenSeconds({ settings, now }: AuthContext, notAfter: string | null): number {
  const left = notAfter === null ? Number.POSITIVE_INFINITY : Date.parse(notAfter) - now()
  return Math.max(1, Math.min(settings.accessTokenSeconds, Math.floor(left / 1000)))
}

/** `$1` is the longest life and `$2` the longest idle time; `least` ignores the one that is null. */
const endBy = (lastUse: string) => `least(
  created_at + pg_catalog.make_interval(secs => $1::float8),
  ${lastUse} + pg_catalog.make_interval(secs => $2::float8))`

const values = ({ sessionMaxSeconds, sessionIdleSeconds }: Limits) => [
  sessionMaxSeconds ?? null,
  sessionIdleSeconds ?? null,
]

/** Moves the end of a session that was just used; one that has ended stays so. */
export const limitAfterUse = (context: AuthContext, refreshToken: string): Statement => ({
  text: `update auth.sessions set not_after = ${endBy('$3::timestamptz')}
    where id = (select session_id from auth.refresh_tokens where token = $4)
      and (not_after is null or not_after > $3)
      and not_after is distinct from ${endBy('$3::timestamptz')}`,
  values: [...values(context.settings), nowIso(context), refreshToken],
})

/** For sessions from before a limit was set or shortened: it holds for them as well. */
export async function limitOpenSessions(context: AuthContext): Promise<void> {
  const [max, idle] = values(context.settings)
  if (max === null && idle === null) return
  const lastUse = `greatest(created_at, refreshed_at at time zone 'UTC')`
  await context.run([
    {
      text: `update auth.sessions set not_after = ${endBy(lastUse)}
        where (not_after is null or not_after > $3) and ${endBy(lastUse)} < coalesce(not_after, 'infinity')`,
      values: [...values(context.settings), nowIso(context)],
    },
  ])
}
