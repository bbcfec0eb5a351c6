/** Accounts with their identities and factors: how they are found, made and changed. */
import { z } from 'zod'
import type { SqlValue, Statement } from '#server/backend/db/driver.ts'
import { type AccountId, accountIdSchema, factorIdSchema } from './ids.ts'
import { jsonOf, type Run } from './run.ts'

const time = z.string().nullable()
const metadata = z
  .record(z.string(), z.unknown())
  .nullable()
  .transform((value) => value ?? {})

const identityRow = z.object({
  id: z.string(),
  provider_id: z.string(),
  user_id: accountIdSchema,
  identity_data: z.record(z.string(), z.unknown()),
  provider: z.string(),
  email: z.string().nullable(),
  last_sign_in_at: time,
  created_at: time,
  updated_at: time,
})

const factorRow = z.object({
  id: factorIdSchema,
  friendly_name: z.string().nullable(),
  factor_type: z.enum(['totp', 'webauthn', 'phone']),
  status: z.enum(['unverified', 'verified']),
  phone: z.string().nullable(),
  last_challenged_at: time,
  created_at: time,
  updated_at: time,
})

const accountRow = z.object({
  id: accountIdSchema,
  aud: z.string().nullable(),
  role: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: time,
  phone_confirmed_at: time,
  confirmed_at: time,
  invited_at: time,
  confirmation_sent_at: time,
  recovery_sent_at: time,
  email_change: z.string().nullable(),
  email_change_sent_at: time,
  email_change_confirm_status: z.number().nullable(),
  reauthentication_sent_at: time,
  last_sign_in_at: time,
  raw_app_meta_data: metadata,
  raw_user_meta_data: metadata,
  created_at: time,
  updated_at: time,
  banned_until: time,
  deleted_at: time,
  is_anonymous: z.boolean(),
  /** Opened by whoever asked for it, for an address that nobody has confirmed. */
  unproven: z.boolean(),
  identities: z.array(identityRow),
  factors: z.array(factorRow),
})

export type Account = z.infer<typeof accountRow>
export type IdentityRow = z.infer<typeof identityRow>
export type FactorRow = z.infer<typeof factorRow>

const wholeAccount = `to_jsonb(u) || jsonb_build_object(
  'unproven', u.email_confirmed_at is null
    and exists (select from auth.unproven_accounts o where o.user_id = u.id),
  'identities', coalesce((
    select jsonb_agg(to_jsonb(i) order by i.created_at, i.id)
    from auth.identities i where i.user_id = u.id), '[]'),
  'factors', coalesce((
    select jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at, f.id)
    from auth.mfa_factors f where f.user_id = u.id), '[]'))`

const selectAccount = (where: string, values: readonly SqlValue[]): Statement => ({
  text: `select ${wholeAccount} from auth.users u where ${where} and u.deleted_at is null`,
  values,
})

export const accountById = (id: AccountId) => selectAccount('u.id = $1', [id])
export const accountByEmail = (email: string) =>
  selectAccount('u.email = $1 and not u.is_sso_user', [email])
export const accountByPhone = (phone: string) => selectAccount('u.phone = $1', [phone])
export const accountByIdentity = (provider: string, subject: string) =>
  selectAccount(
    'u.id = (select user_id from auth.identities where provider = $1 and provider_id = $2)',
    [provider, subject],
  )

export const accountFrom = (result: Parameters<typeof jsonOf>[0]): Account | undefined => {
  const found = jsonOf(result)
  return found === undefined ? undefined : accountRow.parse(found)
}

export async function findAccount(run: Run, statement: Statement): Promise<Account | undefined> {
  const [result] = await run([statement])
  return accountFrom(result)
}

/** A page of accounts, newest first, and how many there are. */
export async function listAccounts(run: Run, limit: number, offset: number) {
  const [page, count] = await run([
    {
      text: `select ${wholeAccount} from auth.users u where u.deleted_at is null
        order by u.created_at desc, u.id limit $1 offset $2`,
      values: [limit, offset],
    },
    { text: 'select count(*) from auth.users where deleted_at is null' },
  ])
  const accounts = (page?.rows ?? []).map(([text]) => accountRow.parse(JSON.parse(text ?? '')))
  return { accounts, total: Number(count?.rows[0]?.[0] ?? 0) }
}

/** The columns the service writes; their names never come from a request. */
export type AccountChanges = Partial<
  Pick<
    Account,
    | 'aud'
    | 'role'
    | 'email'
    | 'phone'
    | 'encrypted_password'
    | 'email_confirmed_at'
    | 'phone_confirmed_at'
    | 'invited_at'
    | 'confirmation_sent_at'
    | 'recovery_sent_at'
    | 'email_change'
    | 'email_change_sent_at'
    | 'email_change_confirm_status'
    | 'reauthentication_sent_at'
    | 'last_sign_in_at'
    | 'raw_app_meta_data'
    | 'raw_user_meta_data'
    | 'banned_until'
    | 'deleted_at'
    | 'is_anonymous'
  >
>

const columnValue = (value: AccountChanges[keyof AccountChanges]): SqlValue =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null)

const entriesOf = (changes: AccountChanges) =>
  Object.entries(changes).filter(([, value]) => value !== undefined)

export function insertAccount(id: AccountId, at: string, changes: AccountChanges): Statement {
  const entries = entriesOf({ aud: 'authenticated', role: 'authenticated', ...changes })
  const columns = ['id', 'created_at', 'updated_at', ...entries.map(([column]) => column)]
  return {
    text: `insert into auth.users (instance_id, ${columns.join(', ')})
      values ('00000000-0000-0000-0000-000000000000', ${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    values: [id, at, at, ...entries.map(([, value]) => columnValue(value))],
  }
}

export function updateAccount(id: AccountId, at: string, changes: AccountChanges): Statement {
  const entries = entriesOf(changes)
  const sets = ['updated_at', ...entries.map(([column]) => column)].map(
    (column, index) => `${column} = $${index + 2}`,
  )
  return {
    text: `update auth.users set ${sets.join(', ')} where id = $1`,
    values: [id, at, ...entries.map(([, value]) => columnValue(value))],
  }
}

/** Does nothing to an account that somebody confirmed meanwhile. */
export function changeUnconfirmed(id: AccountId, at: string, changes: AccountChanges): Statement {
  const { text, values } = updateAccount(id, at, changes)
  return { text: `${text} and email_confirmed_at is null`, values }
}

export const markUnproven = (id: AccountId): Statement => ({
  text: 'insert into auth.unproven_accounts (user_id) values ($1)',
  values: [id],
})
/** Marks the account's data as set by its owner or an administrator from now on. */
export const markProven = (id: AccountId): Statement => ({
  text: 'delete from auth.unproven_accounts where user_id = $1',
  values: [id],
})

export const deleteAccount = (id: AccountId): Statement => ({
  text: 'delete from auth.users where id = $1',
  values: [id],
})
