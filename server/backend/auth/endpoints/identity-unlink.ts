/** DELETE /user/identities/:id: takes an identity away, but never the last one. */
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { isUuid } from '../request/uuid.ts'
import { requireFullAal, requireUser } from '../signed-in.ts'
import { updateAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { deleteIdentity } from '../store/identities.ts'
import { clearTokens } from '../store/one-time-tokens.ts'

export const unlinkIdentity: Endpoint = async (context, call) => {
  const signedIn = await requireUser(context, call)
  if (!context.settings.manualLinking) throw errors.manualLinkingDisabled()
  requireFullAal(signedIn, 'AAL2 required to unlink an identity', 403)
  const { account } = signedIn
  const id = call.params.identity ?? ''
  if (!isUuid(id)) throw errors.validation('identity_id must be an UUID')
  if (account.identities.length <= 1) throw errors.singleIdentity()
  const identity = account.identities.find((one) => one.id === id.toLowerCase())
  if (!identity) throw errors.identityNotFound()
  const left = account.identities.filter((one) => one !== identity)
  const providers = [...new Set(left.map(({ provider }) => provider))]
  const at = nowIso(context)
  const byMail = identity.provider === 'email'
  await context.run(
    [
      // Locks the account's identities, so that two requests at once can't remove the last two.
      { text: 'select from auth.users where id = $1 for update', values: [account.id] },
      deleteIdentity(id),
      updateAccount(account.id, at, {
        raw_app_meta_data: { ...account.raw_app_meta_data, provider: providers[0], providers },
        // Removing the email identity removes the password too: nobody may sign in by it any more.
        ...(byMail && { encrypted_password: null }),
      }),
      ...(byMail ? [clearTokens(account.id)] : []),
      audit({
        action: 'identity_unlinked',
        actor: account,
        address: call.origin.address,
        at,
        traits: { provider: identity.provider },
      }),
      { text: 'select count(*) from auth.identities where user_id = $1', values: [account.id] },
    ],
    (results) => (Number(results.at(-1)?.rows[0]?.[0]) > 0 ? 'commit' : 'rollback'),
  )
  return json({})
}
