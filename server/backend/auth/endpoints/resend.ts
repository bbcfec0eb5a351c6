/** POST /resend: the last message once more, if there is one to send. */
import { z } from 'zod'
import { type AuthContext, type Endpoint, json, nowIso } from '../context.ts'
import { prepareEmailChange } from '../email-change.ts'
import { errors } from '../errors.ts'
import { answerByMail, readMailRequest } from '../mail-flow.ts'
import { type PreparedToken, prepareToken } from '../mail-token.ts'
import { redirectFor } from '../redirect-for.ts'
import { codeChallenge } from '../request/code-challenge.ts'
import { emailAddress } from '../request/email-address.ts'
import { challengeFields, optionalText, securitySchema } from '../request/json-body.ts'
import { type Account, accountByEmail, findAccount, updateAccount } from '../store/accounts.ts'

const schema = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  gotrue_meta_security: securitySchema,
  ...challengeFields,
})

const mailTypes = ['signup', 'email_change'] as const
const phoneTypes = ['sms', 'phone_change']

export const resend: Endpoint = async (context, call) => {
  const body = await readMailRequest(context, call, schema)
  const type = mailTypes.find((one) => one === body.type)
  if (!type) {
    if (!phoneTypes.includes(body.type ?? '')) {
      throw errors.validation(
        `Missing one of these types: ${[...mailTypes, ...phoneTypes].join(', ')}`,
      )
    }
    if (!body.phone) throw errors.validation('Type provided requires a phone number')
    // Answers as if it had been sent: nothing is ever sent to a phone, and the answer must not tell
    // which numbers exist.
    return json({})
  }
  if (body.phone) {
    throw errors.validation('Only an email address or phone number should be provided')
  }
  if (!body.email) throw errors.validation('Type provided requires an email address')
  const email = emailAddress(body.email)
  const challenge = codeChallenge(body)
  return answerByMail(context, email, async () => {
    const account = await findAccount(context.run, accountByEmail(email))
    if (account) {
      const request = { redirectTo: redirectFor(context, call), challenge }
      const tokens = tokensFor(context, account, type, request)
      const statements = tokens.flatMap((token) => token.statements)
      // Resets the confirmation of both mailboxes, so that two confirmations by one can't count as
      // both.
      const nobodyAgreed = { email_change_confirm_status: 0 }
      if (type === 'email_change') {
        statements.push(updateAccount(account.id, nowIso(context), nobodyAgreed))
      }
      if (tokens.length > 0) await context.run(statements)
      for (const token of tokens) token.post()
    }
    return json({})
  })
}

function tokensFor(
  context: AuthContext,
  account: Account,
  type: (typeof mailTypes)[number],
  request: { redirectTo: string; challenge: ReturnType<typeof codeChallenge> },
): PreparedToken[] {
  if (type === 'email_change') {
    return account.email_change
      ? prepareEmailChange(context, account, account.email_change, request)
      : []
  }
  if (account.email_confirmed_at || !account.email) return []
  // A row that two people signed up for holds neither's password, so that this link confirms
  // neither.
  const bound = account.unproven
    ? {
        encrypted_password: account.encrypted_password,
        user_metadata: account.raw_user_meta_data,
      }
    : undefined
  return [prepareToken(context, { ...request, account, type, to: account.email, bound })]
}
