/** POST /token?grant_type=id_token: a token that the client got from the provider by itself. */
import { z } from 'zod'
import { requirePerson } from '../captcha.ts'
import { type AuthContext, type Call, type Endpoint, json } from '../context.ts'
import { errors } from '../errors.ts'
import { enterBy } from '../external-account.ts'
import { isDuplicate } from '../new-account.ts'
import { optionalText, readBody, securitySchema } from '../request/json-body.ts'
import { signIn } from '../sign-in.ts'
import { requireFullAal, requireUser } from '../signed-in.ts'
import type { AccountId } from '../store/ids.ts'

const schema = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().optional(),
  gotrue_meta_security: securitySchema,
})

/** By which name clients know a provider that is not configured. */
const issuers: Readonly<Record<string, string>> = {
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
}

export const grantByIdToken: Endpoint = async (context, call) => {
  const body = await readBody(call.request, schema)
  await requirePerson(context, call, body.gotrue_meta_security)
  if (!body.id_token) throw errors.idToken('id_token required')
  if (!body.provider) throw errors.idToken('provider or client_id and issuer required')
  const provider = context.providers.get(body.provider)
  if (!provider) throw errors.idTokenProvider(issuers[body.provider] ?? body.provider)
  const verdict = await provider.verifyIdToken(body.id_token, body.nonce, body.access_token)
  if (!verdict.ok) throw errors.idToken(verdict.reason, verdict.cause)
  const linkTo = body.link_identity ? await linkingAccount(context, call) : undefined
  const entering = { provider: body.provider, identity: verdict.identity, linkTo }
  const { account, statements } = await enterBy(context, call, entering)
  try {
    return json(await signIn(context, call, { account, method: 'oauth', also: statements }))
  } catch (error) {
    throw isDuplicate(error) ? errors.identityExists() : error
  }
}

async function linkingAccount(context: AuthContext, call: Call): Promise<AccountId> {
  const signedIn = await requireUser(context, call)
  if (!context.settings.manualLinking) throw errors.manualLinkingDisabled()
  requireFullAal(signedIn, 'AAL2 required to link an identity', 403)
  return signedIn.account.id
}
