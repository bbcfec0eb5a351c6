/** POST /token?grant_type=pkce: the code that a flow ended in, against the verifier it began with. */
import { z } from 'zod'
import { type Endpoint, json } from '../context.ts'
import { errors } from '../errors.ts'
import { provesChallenge } from '../request/code-challenge.ts'
import { optionalText, readBody } from '../request/json-body.ts'
import { isUuid } from '../request/uuid.ts'
import { signIn } from '../sign-in.ts'
import { isBanned } from '../signed-in.ts'
import { accountById, findAccount } from '../store/accounts.ts'
import { deleteFlow, flowByAuthCode } from '../store/flow-states.ts'

const schema = z.object({ auth_code: optionalText, code_verifier: optionalText })

export const grantByPkce: Endpoint = async (context, call) => {
  const { auth_code: code, code_verifier: verifier } = await readBody(call.request, schema)
  if (!code || !verifier) {
    throw errors.validation('invalid request: both auth code and code verifier should be non-empty')
  }
  const flow = isUuid(code) ? await flowByAuthCode(context.run, code) : undefined
  if (!flow?.user_id || !flow.auth_code_issued_at) throw errors.flowNotFound()
  const expires = Date.parse(flow.auth_code_issued_at) + context.settings.authCodeSeconds * 1000
  if (expires <= context.now()) throw errors.flowExpired()
  if (!provesChallenge(flow, verifier)) throw errors.codeVerifier()
  const account = await findAccount(context.run, accountById(flow.user_id))
  if (!account) throw errors.flowNotFound()
  if (isBanned(account, context.now())) throw errors.userBanned()
  const method = flow.provider_type === 'email' ? 'otp' : 'oauth'
  const open = (sealed: string | null) =>
    sealed === null ? undefined : context.box.open(Buffer.from(sealed, 'base64'))
  const extras = {
    provider_token: open(flow.provider_access_token),
    provider_refresh_token: open(flow.provider_refresh_token),
  }
  const guard = deleteFlow(flow.id)
  const tokens = await signIn(context, call, { account, method, guard, extras })
  if (!tokens) throw errors.flowNotFound()
  return json(tokens)
}
