/** What an administrator may set on an account, and what that means for its columns. */
import { z } from 'zod'
import { type AuthContext, isoOf } from './context.ts'
import { errors } from './errors.ts'
import { mergedMetadata } from './metadata.ts'
import type { PasswordOwner } from './options.ts'
import { isPasswordHash } from './passwords.ts'
import { durationMs } from './request/duration.ts'
import { emailAddress } from './request/email-address.ts'
import { dataSchema, optionalText } from './request/json-body.ts'
import { phoneNumber } from './request/phone-number.ts'
import type { Account, AccountChanges } from './store/accounts.ts'

export const adminSchema = z.object({
  id: optionalText,
  aud: optionalText,
  role: optionalText,
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: dataSchema,
  app_metadata: dataSchema,
  ban_duration: optionalText,
})
export type AdminFields = z.infer<typeof adminSchema>

/** Roles that an access token may name. */
const roles = ['authenticated', 'anon', 'service_role']

export async function adminChanges(
  context: AuthContext,
  fields: AdminFields,
  known: Pick<Account, 'raw_app_meta_data' | 'raw_user_meta_data'> &
    Partial<Pick<Account, 'email'>>,
  at: string,
): Promise<AccountChanges> {
  const { role, email, phone } = fields
  if (role && !roles.includes(role)) throw errors.validation(`Unsupported role "${role}"`)
  return {
    role,
    email: email && emailAddress(email),
    phone: phone && phoneNumber(phone),
    encrypted_password: await passwordOf(context, fields, {
      email: email ?? known.email,
      metadata: { ...known.raw_user_meta_data, ...fields.user_metadata },
    }),
    email_confirmed_at: fields.email_confirm ? at : undefined,
    phone_confirmed_at: fields.phone_confirm ? at : undefined,
    raw_user_meta_data:
      fields.user_metadata && mergedMetadata(known.raw_user_meta_data, fields.user_metadata),
    raw_app_meta_data:
      fields.app_metadata && mergedMetadata(known.raw_app_meta_data, fields.app_metadata),
    banned_until: bannedUntil(fields.ban_duration, context.now()),
  }
}

async function passwordOf(
  { passwords }: AuthContext,
  { password, password_hash: hash }: AdminFields,
  owner: PasswordOwner,
): Promise<string | undefined> {
  if (password && hash) {
    throw errors.validation('Only a password or a password hash should be provided')
  }
  if (hash && !isPasswordHash(hash)) {
    throw errors.validation('Invalid password hash, must be bcrypt or argon2')
  }
  if (!password) return hash
  passwords.check(password, owner)
  return passwords.hash(password)
}

function bannedUntil(given: string | undefined, now: number): string | null | undefined {
  if (given === undefined) return undefined
  if (given === 'none') return null
  const ms = durationMs(given)
  if (ms === undefined) throw errors.validation(`invalid format for ban duration: "${given}"`)
  const until = now + ms
  // Later than JavaScript's last date, so that it is cut to one that can be written.
  return until > 8.64e15 ? isoOf(Date.UTC(9999, 0)) : isoOf(until)
}
