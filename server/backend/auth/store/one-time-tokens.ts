/** Codes that were mailed: only their hash is kept, one of each type an account, used once. */
import { createHash, randomInt } from 'node:crypto'
import type { Statement } from '#server/backend/db/driver.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

export interface OneTimeToken {
  /** What a person types. */
  code: string
  /** What stands in the link, and what is kept. */
  hash: string
}

/** Marks the hash of a flow that ends in a code for the client instead of a session. */
export const pkcePrefix = 'pkce_'

export function newToken(email: string, pkce: boolean): OneTimeToken {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = hashOf(email, code)
  return { code, hash: pkce ? `${pkcePrefix}${hash}` : hash }
}

/** GoTrue's hash, so that a code sent before a move is good after it. */
export const hashOf = (email: string, code: string) =>
  createHash('sha224').update(`${email}${code}`).digest('hex')

interface StoredToken {
  userId: string
  type: TokenType
  hash: string
  /** The address it was sent to. */
  relatesTo: string
}

export const storeToken = (
  { userId, type, hash, relatesTo }: StoredToken,
  at: string,
): Statement => ({
  text: `insert into auth.one_time_tokens
      (user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $5)
    on conflict (user_id, token_type) do update set
      token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      created_at = excluded.created_at, updated_at = excluded.updated_at`,
  values: [userId, type, hash, relatesTo, at],
})

/** Row: user id, type, address. Only tokens that were stored after the given time count. */
export const findToken = (
  hashes: readonly string[],
  types: readonly TokenType[],
  storedAfter: string,
): Statement => ({
  text: `select user_id, token_type, relates_to from auth.one_time_tokens
    where token_hash = any(string_to_array($1, ',')) and token_type::text = any(string_to_array($2, ','))
      and created_at > $3`,
  values: [hashes.join(','), types.join(','), storedAfter],
})

/** Touches a row only the first time: what must happen once hangs on that. */
export const consumeToken = (
  userId: string,
  type: TokenType,
  hashes: readonly string[],
): Statement => ({
  text: `delete from auth.one_time_tokens
    where user_id = $1 and token_type::text = $2 and token_hash = any(string_to_array($3, ','))`,
  values: [userId, type, hashes.join(',')],
})

export const clearTokens = (userId: string, types?: readonly TokenType[]): Statement => ({
  text: `delete from auth.one_time_tokens
    where user_id = $1 and ($2::text is null or token_type::text = any(string_to_array($2, ',')))`,
  values: [userId, types ? types.join(',') : null],
})
