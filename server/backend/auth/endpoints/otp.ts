/** POST /otp and /magiclink: a link and a code by mail, for a new account as for an old one. */
import { z } from 'zod'
import { type AuthContext, type Call, type Endpoint, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { answerByMail, readMailRequest } from '../mail-flow.ts'
import { prepareToken } from '../mail-token.ts'
import { isDuplicate, newEmailAccount } from '../new-account.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import { challengeFields, dataSchema, optionalText, securitySchema } from '../request/json-body.ts'
import { accountByEmail, findAccount } from '../store/accounts.ts'
import { audit } from '../store/audit.ts'
import { newAccountId } from '../store/ids.ts'

const schema = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: dataSchema,
  gotrue_meta_security: securitySchema,
  ...challengeFields,
})

export const otp: Endpoint = async (context, call) => {
  const body = await readMailRequest(context, call, schema)
  if (body.email && body.phone) {
    throw errors.validation('Only an email address or phone number should be provided')
  }
  if (body.phone) throw errors.phoneDisabled()
  if (!body.email) throw errors.validation('One of email or phone must be set')
  const email = emailAddress(body.email)
  const challenge = codeChallenge(body)
  const create = body.create_user !== false
  return answerByMail(context, email, () =>
    sendLink(context, call, { email, create, data: body.data, challenge }),
  )
}

interface LinkRequest {
  email: string
  create: boolean
  data: Record<string, unknown> | undefined
  challenge: ReturnType<typeof codeChallenge>
}

async function sendLink(context: AuthContext, call: Call, wanted: LinkRequest): Promise<Response> {
  const { email, create, data, challenge } = wanted
  const existing = await findAccount(context.run, accountByEmail(email))
  if (!existing && !create) throw errors.otpDisabled()
  if (!existing && !context.settings.signups) throw errors.signupDisabled()
  const at = nowIso(context)
  const account = existing ?? { id: newAccountId(), email, email_change: null }
  // For an unconfirmed address the link is a sign-up confirmation, whoever asked for it.
  const type = existing?.email_confirmed_at ? 'magiclink' : 'signup'
  const redirectTo = redirectFor(context, call)
  // For an unconfirmed address the data is kept with the token and not in the account's row, since
  // whoever asks has not proven to own the address.
  const bound =
    !existing || existing.unproven
      ? { encrypted_password: null, user_metadata: data ?? {} }
      : undefined
  const request = { account, type, to: email, redirectTo, challenge, bound } as const
  const token = prepareToken(context, request)
  const newcomer = { id: account.id, email, confirmed: false, data, unproven: true }
  const rows = existing ? [] : newEmailAccount(newcomer, at)
  const action = existing ? 'user_recovery_requested' : 'user_confirmation_requested'
  try {
    await context.run([
      ...rows,
      ...token.statements,
      audit({ action, actor: account, address: call.origin.address, at }),
    ])
  } catch (error) {
    // Another request created the account at the same moment, and its message is on the way.
    if (isDuplicate(error)) return json({})
    throw error
  }
  token.post()
  return json({})
}
