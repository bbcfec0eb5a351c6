/** Codes that were mailed: only their hash is kept, one of each type an account, used once. */
import type { SqlValue, Statement } from '#server/backend/db/driver.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

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

/**
 * A list for `in`, each of its values bound by itself: what a caller sent is one value, whatever
 * stands in it.
 */
function listAfter(values: readonly SqlValue[], listed: readonly string[]): string {
  return `(${listed.map((_, index) => `$${values.length + index + 1}`).join(', ')})`
}

/** Row: user id, type, address. Only tokens that were stored after the given time count. */
export const findToken = (
  hashes: readonly string[],
  types: readonly TokenType[],
  storedAfter: string,
): Statement => ({
  text: `select user_id, token_type, relates_to from auth.one_time_tokens
    where created_at > $1 and token_hash in ${listAfter([storedAfter], hashes)}
      and token_type::text in ${listAfter([storedAfter, ...hashes], types)}`,
  values: [storedAfter, ...hashes, ...types],
})

/** Touches a row only the first time: what must happen once hangs on that. */
export const consumeToken = (
  userId: string,
  type: TokenType,
  hashes: readonly string[],
): Statement => ({
  text: `delete from auth.one_time_tokens
    where user_id = $1 and token_type::text = $2 and token_hash in ${listAfter([userId, type], hashes)}`,
  values: [userId, type, ...hashes],
})

export const clearTokens = (userId: string, types?: readonly TokenType[]): Statement => ({
  text: `delete from auth.one_time_tokens where user_id = $1
    ${types ? `and token_type::text in ${listAfter([userId], types)}` : ''}`,
  values: [userId, ...(types ?? [])],
})
