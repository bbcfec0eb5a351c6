/** POST /signup with a phone number: only where numbers need no confirmation, for nothing can be sent. */
import { type AuthContext, type Call, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { isDuplicate } from '../new-account.ts'
import { phoneNumber } from '../request/phone-number.ts'
import { signIn } from '../sign-in.ts'
import { insertAccount } from '../store/accounts.ts'
import { insertIdentity } from '../store/identities.ts'
import { newAccountId } from '../store/ids.ts'

interface Wanted {
  phone: string
  password: string
  data: Record<string, unknown> | undefined
}

export async function signUpByPhone(
  context: AuthContext,
  call: Call,
  wanted: Wanted,
): Promise<Response> {
  if (!context.settings.phoneAutoconfirm) throw errors.phoneDisabled('Phone signups are disabled')
  const phone = phoneNumber(wanted.phone)
  context.passwords.check(wanted.password, { metadata: wanted.data ?? {} })
  const at = nowIso(context)
  const account = { id: newAccountId(), email: null }
  const identity = {
    userId: account.id,
    provider: 'phone',
    subject: account.id,
    data: { sub: account.id, phone, email_verified: false, phone_verified: true },
  }
  const also = [
    insertAccount(account.id, at, {
      phone,
      phone_confirmed_at: at,
      encrypted_password: await context.passwords.hash(wanted.password),
      raw_app_meta_data: { provider: 'phone', providers: ['phone'] },
      raw_user_meta_data: wanted.data ?? {},
    }),
    insertIdentity(identity, at),
  ]
  try {
    return json(await signIn(context, call, { account, method: 'password', also }))
  } catch (error) {
    throw isDuplicate(error) ? errors.userExists() : error
  }
}
