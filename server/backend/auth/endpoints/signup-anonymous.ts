/** POST /signup without an address: an account that only its session can enter. */
import { type AuthContext, type Call, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { signIn } from '../sign-in.ts'
import { insertAccount } from '../store/accounts.ts'
import { newAccountId } from '../store/ids.ts'

export async function signUpAnonymously(
  context: AuthContext,
  call: Call,
  data: Record<string, unknown> = {},
): Promise<Response> {
  if (!context.settings.anonymous) throw errors.anonymousDisabled()
  await context.limiter.take('anonymous', call.origin.address)
  const account = { id: newAccountId(), email: null }
  const row = insertAccount(account.id, nowIso(context), {
    is_anonymous: true,
    raw_app_meta_data: {},
    raw_user_meta_data: data,
  })
  return json(await signIn(context, call, { account, method: 'anonymous', also: [row] }))
}
