/**
 * Token buckets, kept in the database: all processes of a deployment share them, and a restart
 * forgets nothing. Who is limited is stored as a digest only.
 */
import { createHash } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthError, errors } from './errors.ts'
import type { Run } from './store/run.ts'

export interface Limit {
  /** How many may come at once. */
  burst: number
  /** In how many seconds an empty bucket is full again. */
  seconds: number
}

export interface RateLimits {
  /** By address: sign-up, links and codes by mail, their verification, changes of an account. */
  mailFlows: Limit
  /** By address: sign-ins and refreshes. */
  tokens: Limit
  /** By address. */
  anonymous: Limit
  /** By address: challenges and codes of second factors. */
  factors: Limit
  /** By account: wrong passwords. A right one empties the count. */
  passwordTries: Limit
  /** By account: wrong one-time codes, which have six digits only. */
  codeTries: Limit
  /** By mailbox, whether or not it has an account. */
  mailbox: Limit
  /** All messages of the deployment. */
  mails: Limit
}

export const defaultRateLimits: RateLimits = {
  mailFlows: { burst: 30, seconds: 300 },
  tokens: { burst: 150, seconds: 300 },
  anonymous: { burst: 30, seconds: 3_600 },
  factors: { burst: 15, seconds: 60 },
  passwordTries: { burst: 20, seconds: 600 },
  codeTries: { burst: 10, seconds: 600 },
  mailbox: { burst: 1, seconds: 60 },
  mails: { burst: 1_000, seconds: 3_600 },
}

export interface Limiter {
  /** Throws when the bucket is empty. A `null` subject is nobody in particular: no limit. */
  take(limit: keyof RateLimits, subject: string | null): Promise<void>
  /** Forgets what was taken. */
  clear(limit: keyof RateLimits, subject: string): Statement
}

const refusals: Partial<Record<keyof RateLimits, (seconds: number) => AuthError>> = {
  mailbox: errors.mailRate,
  mails: errors.mailBudget,
}

export function createLimiter(
  run: Run,
  now: () => number,
  given: Partial<RateLimits> | false,
): Limiter {
  const limits = { ...defaultRateLimits, ...given }
  return {
    async take(name, subject) {
      if (given === false || subject === null) return
      const { burst, seconds } = limits[name]
      const at = new Date(now()).toISOString()
      const key = keyOf(name, subject)
      const [result] = await run([{ text: takeToken, values: [key, burst, burst / seconds, at] }])
      const [granted, left] = result?.rows[0] ?? []
      if (granted === 't') return
      const wait = Math.max(1, Math.ceil(((1 - Number(left)) * seconds) / burst))
      throw (refusals[name] ?? errors.requestRate)(wait)
    },
    clear: (name, subject) => ({
      text: 'delete from auth.rate_limits where key = $1',
      values: [keyOf(name, subject)],
    }),
  }
}

const keyOf = (name: string, subject: string) =>
  createHash('sha256').update(`${name}:${subject}`).digest('base64url')

/** Refills by the time that passed, then takes one if there is one: one statement, so no race. */
const takeToken = `
  insert into auth.rate_limits as bucket (key, tokens, granted, updated_at)
  values ($1, $2::float8 - 1, true, $4)
  on conflict (key) do update set (tokens, granted, updated_at) = (
    select level - (level >= 1)::int, level >= 1, greatest(bucket.updated_at, $4::timestamptz)
    from (
      select least($2, bucket.tokens + $3::float8 * passed) as level
      from greatest(0, extract(epoch from $4::timestamptz - bucket.updated_at)) as passed
    ) as refilled
  )
  returning granted, tokens`
