/** How often the auth service may be asked, and by whom: the limits, and how it refuses. */
import type { Statement } from '#server/backend/db/driver.ts'
import type { Limit, TokenBuckets } from '#server/backend/limits/token-buckets.ts'
import { type AuthError, errors } from './errors.ts'

export interface RateLimits {
  /** By address: sign-up, links and codes by mail, their verification, changes of an account. */
  mailFlows: Limit
  /** By address: sign-ins and refreshes. */
  tokens: Limit
  /** By address. */
  anonymous: Limit
  /** By address: challenges and codes of second factors. */
  factors: Limit
  /** By address: redirects to an identity provider, each of which is stored until it comes back. */
  providerRedirects: Limit
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
  providerRedirects: { burst: 30, seconds: 300 },
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

export function createLimiter(buckets: TokenBuckets, given: Partial<RateLimits> | false): Limiter {
  const limits = { ...defaultRateLimits, ...given }
  return {
    async take(name, subject) {
      if (given === false || subject === null) return
      const answer = await buckets.take(name, limits[name], subject)
      if (!answer.granted) throw (refusals[name] ?? errors.requestRate)(answer.waitSeconds)
    },
    clear: (name, subject) => buckets.clear(name, subject),
    giveBack: (name, subject) => buckets.giveBack(name, limits[name], subject),
  }
}
