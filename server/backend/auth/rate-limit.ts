/**
 * Token buckets, kept in the database: all processes of a deployment share them, and a restart
 * forgets nothing. Who is limited is stored as a digest only.
 */
import { createHash } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'
import { type AuthError, errors } from './errors.ts'
import { networkOf } from './request/network.ts'
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
  /** By address: ways to an identity provider, each of which is kept for a while. */
  departures: Limit
  /** By account and address: wrong passwords. A right one empties the count. */
  passwordTries: Limit
  /** By account, from all addresses together. */
  passwordTriesOfAll: Limit
  /** By account and address: wrong one-time codes, which have six digits only; and wrong links. */
  codeTries: Limit
  /** By account, from all addresses together. */
  codeTriesOfAll: Limit
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
  departures: { burst: 30, seconds: 300 },
  passwordTries: { burst: 20, seconds: 600 },
  passwordTriesOfAll: { burst: 500, seconds: 3_600 },
  codeTries: { burst: 10, seconds: 600 },
  // A code is good for an hour: even then nobody tries more than one in five thousand of them.
  codeTriesOfAll: { burst: 100, seconds: 3_600 },
  mailbox: { burst: 1, seconds: 60 },
  mails: { burst: 1_000, seconds: 3_600 },
}

export interface Limiter {
  /**
   * Throws when the bucket is empty. An address counts as its network; `null` is the address of a
   * call from within the process, which has no limit.
   */
  take(limit: keyof RateLimits, subject: string | null): Promise<void>
  /** Forgets what was taken. */
  clear(limit: keyof RateLimits, subject: string): Statement
  /** Forgets one that was taken. */
  giveBack(limit: keyof RateLimits, subject: string): Statement
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
    giveBack: (name, subject) => ({
      text: 'update auth.rate_limits set tokens = least($2, tokens + 1) where key = $1',
      values: [keyOf(name, subject), limits[name].burst],
    }),
  }
}

const keyOf = (name: string, subject: string) =>
  createHash('sha256')
    .update(`${name}:${networkOf(subject)}`)
    .digest('base64url')

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
