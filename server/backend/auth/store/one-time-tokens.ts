/**
 * Codes that were mailed: only their hash is kept, used once. One of each type an account, but for
 * the links of sign-ups, of which each has its own and confirms what was asked for with it.
 */
import { z } from 'zod'
import type { SqlValue, Statement } from '#server/backend/db/driver.ts'
import { type AccountId, accountIdSchema } from './ids.ts'
import { jsonOf } from './run.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

/** What becomes the account's when the link is followed. */
export interface Bound {
  encrypted_password: string | null
  user_metadata: Readonly<Record<string, unknown>>
}

interface StoredToken {
  userId: AccountId
  type: TokenType
  hash: string
  /** The address it was sent to. */
  relatesTo: string
  bound?: Bound | undefined
  /** The flow that it was sent in, where the client keeps a verifier. */
  flowId?: string | undefined
}

export const storeToken = (token: StoredToken, at: string): Statement => ({
  text: `insert into auth.one_time_tokens
      (user_id, token_type, token_hash, relates_to, encrypted_password, user_metadata,
       flow_state_id, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
    on conflict (user_id, token_type) where token_type <> 'confirmation_token' do update set
      token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      flow_state_id = excluded.flow_state_id,
      created_at = excluded.created_at, updated_at = excluded.updated_at`,
  values: [
    token.userId,
    token.type,
    token.hash,
    token.relatesTo,
    token.bound?.encrypted_password ?? null,
    token.bound ? JSON.stringify(token.bound.user_metadata) : null,
    token.flowId ?? null,
    at,
  ],
})

/**
 * A list for `in`, each of its values bound by itself: what a caller sent is one value, whatever
 * stands in it.
 */
function listAfter(values: readonly SqlValue[], listed: readonly string[]): string {
  return `(${listed.map((_, index) => `$${values.length + index + 1}`).join(', ')})`
}

const tokenRow = z.object({
  user_id: accountIdSchema,
  token_type: z.enum([
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'reauthentication_token',
  ]),
  relates_to: z.string(),
  encrypted_password: z.string().nullable(),
  user_metadata: z.record(z.string(), z.unknown()).nullable(),
  flow_state_id: z.string().nullable(),
})
export type FoundToken = z.infer<typeof tokenRow>

interface Wanted {
  hashes: readonly string[]
  types: readonly TokenType[]
  /** Only tokens that were stored after this time count. */
  storedAfter: string
}

export const findToken = ({ hashes, types, storedAfter }: Wanted): Statement => ({
  text: `select to_jsonb(t) from auth.one_time_tokens t
    where created_at > $1 and token_hash in ${listAfter([storedAfter], hashes)}
      and token_type::text in ${listAfter([storedAfter, ...hashes], types)}`,
  values: [storedAfter, ...hashes, ...types],
})

/**
 * As `findToken`, of an account's newest links only: somebody who signs up for an address again and
 * again must not make it likelier that a guess is one of its codes, which have six digits.
 */
export const findTypedToken = (wanted: Wanted): Statement => {
  const { text, values } = findToken(wanted)
  return {
    text: `${text} and ${countedCodes} > (
      select count(*) from auth.one_time_tokens newer
      where newer.user_id = t.user_id and newer.token_type = t.token_type
        and newer.created_at > t.created_at)`,
    values,
  }
}
const countedCodes = 3

export const tokenFrom = (result: Parameters<typeof jsonOf>[0]): FoundToken | undefined => {
  const found = jsonOf(result)
  return found === undefined ? undefined : tokenRow.parse(found)
}

/**
 * Affects a row the first time only, so that what must happen once can depend on it. Whoever uses a
 * token of the same account at the same moment waits here, before anything of the account is
 * changed.
 */
export const consumeToken = (
  userId: AccountId,
  type: TokenType,
  hashes: readonly string[],
): Statement => ({
  text: `with account as (select id from auth.users where id = $1 for update)
    delete from auth.one_time_tokens where user_id = (select id from account)
      and token_type::text = $2 and token_hash in ${listAfter([userId, type], hashes)}`,
  values: [userId, type, ...hashes],
})

export const clearTokens = (userId: AccountId, types?: readonly TokenType[]): Statement => ({
  text: `delete from auth.one_time_tokens where user_id = $1
    ${types ? `and token_type::text in ${listAfter([userId], types)}` : ''}`,
  values: [userId, ...(types ?? [])],
})
