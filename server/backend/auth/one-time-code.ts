/** Codes for messages. What stands in the link can be made from a code by this deployment only. */
import { randomInt } from 'node:crypto'
import type { AuthContext } from './context.ts'

export interface OneTimeToken {
  /** What a person types. */
  code: string
  /** What stands in the link, and what is kept. */
  hash: string
}

/** Marks the hash of a flow that ends in a code for the client instead of a session. */
export const pkcePrefix = 'pkce_'

type Deriver = Pick<AuthContext, 'derive'>

export function newToken(deriver: Deriver, email: string, pkce: boolean): OneTimeToken {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = hashOf(deriver, email, code)
  return { code, hash: pkce ? `${pkcePrefix}${hash}` : hash }
}

/**
 * A hash in the form of GoTrue's, but keyed with the deployment's secret: there are only a million
 * codes, so with an unkeyed hash anyone could compute all of them and try links instead, where
 * guesses are not counted per account.
 */
export const hashOf = ({ derive }: Deriver, email: string, code: string): string =>
  Buffer.from(derive('one-time-code', `${email}\n${code}`), 'base64url')
    .subarray(0, 28)
    .toString('hex')

/** Rejects texts that can't be a link's hash without asking the database. */
export const isHash = (text: string) => /^(?:pkce_)?[0-9a-f]{56}$/.test(text)
