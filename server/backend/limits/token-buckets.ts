/**
 * Token buckets, kept in the database: all processes of a deployment share them, and a restart
 * forgets nothing. Who is limited is stored as a digest only.
 */
import { createHash } from 'node:crypto'
import type { Database, Statement } from '#server/backend/db/driver.ts'
import { networkOf } from './network.ts'

export interface Limit {
  /** How much may be taken at once. */
  burst: number
  /** In how many seconds an empty bucket is full again. */
  seconds: number
}

export type BucketAnswer = { granted: true } | { granted: false; waitSeconds: number }

export interface TokenBuckets {
  /** Takes one, unless the bucket is empty. An address counts as its network. */
  take(name: string, limit: Limit, subject: string): Promise<BucketAnswer>
  /** Takes what was used already, into debt if need be; the answer says in how many seconds the debt is paid. */
  charge(name: string, limit: Limit, subject: string, cost: number): Promise<BucketAnswer>
  /** Fills the bucket again. */
  clear(name: string, subject: string): Statement
  /** Gives one token back. */
  giveBack(name: string, limit: Limit, subject: string): Statement
}

export function createTokenBuckets(database: Database, now: () => number): TokenBuckets {
  const use = async (name: string, limit: Limit, subject: string, cost: number, owing: boolean) => {
    const { burst, seconds } = limit
    const at = new Date(now()).toISOString()
    const [result] = await database.transaction({
      role: 'supabase_auth_admin',
      statements: [
        {
          text: useTokens,
          values: [keyOf(name, subject), burst, burst / seconds, at, cost, owing],
        },
      ],
    })
    const [granted, left] = result?.rows[0] ?? []
    return { granted: granted === 't', left: Number(left) }
  }
  const wait = ({ burst, seconds }: Limit, missing: number): BucketAnswer => ({
    granted: false,
    waitSeconds: Math.max(1, Math.ceil((missing * seconds) / burst)),
  })
  return {
    async take(name, limit, subject) {
      const { granted, left } = await use(name, limit, subject, 1, false)
      return granted ? { granted } : wait(limit, 1 - left)
    },
    async charge(name, limit, subject, cost) {
      const { left } = await use(name, limit, subject, cost, true)
      return left >= 0 ? { granted: true } : wait(limit, -left)
    },
    clear: (name, subject) => ({
      text: 'delete from auth.rate_limits where key = $1',
      values: [keyOf(name, subject)],
    }),
    giveBack: (name, { burst }, subject) => ({
      text: 'update auth.rate_limits set tokens = least($2, tokens + 1) where key = $1',
      values: [keyOf(name, subject), burst],
    }),
  }
}

const keyOf = (name: string, subject: string) =>
  createHash('sha256')
    .update(`${name}:${networkOf(subject)}`)
    .digest('base64url')

/** Refills by the time that passed, then takes if there is enough: one statement, so no race. */
const useTokens = `
  insert into auth.rate_limits as bucket (key, tokens, granted, updated_at)
  values ($1, $2::float8 - $5::float8, true, $4)
  on conflict (key) do update set (tokens, granted, updated_at) = (
    select
      case when enough then level - $5::float8 else level end,
      enough,
      greatest(bucket.updated_at, $4::timestamptz)
    from (
      select level, level >= $5::float8 or $6::boolean as enough
      from (
        select least($2, bucket.tokens + $3::float8 * passed) as level
        from greatest(0, extract(epoch from $4::timestamptz - bucket.updated_at)) as passed
      ) as refilled
    ) as weighed
  )
  returning granted, tokens`
