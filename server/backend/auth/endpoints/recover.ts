/** POST /recover: a link to choose a new password; the same answer whether or not there is an account. */
import { z } from 'zod'
import { type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { answerByMail, readMailRequest } from '../mail-flow.ts'
import { prepareToken } from '../mail-token.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import { challengeFields, optionalText, securitySchema } from '../request/json-body.ts'
import { accountByEmail, findAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'

const schema = z.object({
  email: optionalText,
  gotrue_meta_security: securitySchema,
  ...challengeFields,
})

export const recover: Endpoint = async (context, call) => {
  const body = await readMailRequest(context, call, schema)
  if (!body.email) throw errors.validation('Password recovery requires an email')
  const email = emailAddress(body.email)
  const challenge = codeChallenge(body)
  return answerByMail(context, email, async () => {
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
