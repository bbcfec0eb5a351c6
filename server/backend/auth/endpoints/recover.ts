/** POST /recover: a link to choose a new password; the same answer whether or not there is an account. */
import { z } from 'zod'
import { requirePerson } from '../captcha.ts'
import { inConstantTime } from '../constant-time-answer.ts'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { claimMailbox, prepareToken } from '../mail-token.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import { challengeFields, optionalText, readBody, securitySchema } from '../request/json-body.ts'
import { redirectFor } from '../request/redirect-of.ts'
import { accountByEmail, findAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'

const schema = z.object({
  email: optionalText,
  gotrue_meta_security: securitySchema,
  ...challengeFields,
})

export const recover: Endpoint = async (context, call) => {
  const body = await readBody(call.request, schema)
  await context.limiter.take('mailFlows', call.origin.address)
  await requirePerson(context, call, body.gotrue_meta_security)
  if (!body.email) throw errors.validation('Password recovery requires an email')
  const email = emailAddress(body.email)
  const challenge = codeChallenge(body)
  await claimMailbox(context, email)
  return inConstantTime(context, async () => {
    const account = await findAccount(context.run, accountByEmail(email))
    if (account) {
      const redirectTo = redirectFor(context, call)
      const to = email
      const token = prepareToken(context, { account, type: 'recovery', to, redirectTo, challenge })
      const { address } = call.origin
      const at = nowIso(context)
      await context.run([
        ...token.statements,
        audit({ action: 'user_recovery_requested', actor: account, address, at }),
      ])
      token.post()
    }
    return json({})
  })
}
