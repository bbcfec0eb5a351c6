/** GET /reauthenticate: a code by mail that proves, once more, who is there. */
import { type AuthContext, type Endpoint, isoOf, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { render } from '../mail/layout.ts'
import { reauthentication } from '../mail/letters.ts'
import { claimMailbox, inWords } from '../mail-token.ts'
import { hashOf, newToken } from '../one-time-code.ts'
import { requireFullAal, requireUser } from '../signed-in.ts'
import { type Account, updateAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { consumeToken, findToken, storeToken, tokenFrom } from '../store/one-time-tokens.ts'

export const reauthenticate: Endpoint = async (context, call) => {
  const signedIn = await requireUser(context, call)
  requireFullAal(signedIn, 'AAL2 session is required to reauthenticate when MFA is enabled.')
  const { account } = signedIn
  const { email } = account
  if (!email)
    throw errors.validation('Reauthentication requires the user to have an email or a phone number')
  if (!account.email_confirmed_at) throw errors.emailNotConfirmed()
  await claimMailbox(context, email)
  const at = nowIso(context)
  const { code, hash } = newToken(context, email, false)
  const token = {
    userId: account.id,
    type: 'reauthentication_token',
    hash,
    relatesTo: email,
  } as const
  await context.run([
    storeToken(token, at),
    updateAccount(account.id, at, { reauthentication_sent_at: at }),
    audit({
      action: 'user_reauthenticate_requested',
      actor: account,
      address: call.origin.address,
      at,
    }),
  ])
  const { brand } = context
  const letter = reauthentication({ brand, code, validFor: inWords(context.settings.otpSeconds) })
  context.post.send(render(letter, brand, email))
  return json({})
}

/** Uses the mailed code up; throws when there is none or it is not the one. */
export async function checkNonce(
  context: AuthContext,
  account: Account,
  nonce: string | undefined,
): Promise<void> {
  if (!nonce) throw errors.reauthenticationNeeded()
  await context.limiter.take('codeTries', account.id)
  const hashes = [hashOf(context, account.email ?? '', nonce)]
  const storedAfter = isoOf(context.now() - context.settings.otpSeconds * 1000)
  const [found, used] = await context.run(
    [
      findToken({ hashes, types: ['reauthentication_token'], storedAfter }),
      consumeToken(account.id, 'reauthentication_token', hashes),
    ],
    ([valid]) => (tokenFrom(valid)?.user_id === account.id ? 'commit' : 'rollback'),
  )
  if (tokenFrom(found)?.user_id !== account.id || used?.affected !== 1) {
    throw errors.reauthenticationInvalid()
  }
}
