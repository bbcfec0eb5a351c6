/** POST /verify: a code that was typed, or the hash from a link, for a session. */
import { z } from 'zod'
import { type AuthContext, type Endpoint, json } from '../context.ts'
import { errors } from '../errors.ts'
import { countGuess, countLink } from '../guess-limits.ts'
import { hashOf, pkcePrefix } from '../one-time-code.ts'
import { halfWayMessage, isLinkType, openEntry } from '../one-time-entry.ts'
import { emailAddress } from '../request/email-address.ts'
import { optionalText, readBody } from '../request/json-body.ts'
import { phoneNumber } from '../request/phone-number.ts'
import { signIn } from '../sign-in.ts'
import { onlyIfTouched } from '../store/run.ts'

const schema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})
type Body = z.infer<typeof schema>

export const verifyPost: Endpoint = async (context, call) => {
  const body = await readBody(call.request, schema)
  await context.limiter.take('mailFlows', call.origin.address)
  const { type } = body
  if (!type) throw errors.validation('Verify requires a verification type')
  const wanted = body.token_hash ? byHash(body, body.token_hash) : byCode(context, body)
  if (!isLinkType(type)) throw errors.validation('Unsupported verification type')
  const { sentTo, refusal } = wanted
  const forgiven = sentTo
    ? await countGuess(context, call, 'codeTries', sentTo)
    : await countLink(context, call)
  const entry = await openEntry(context, call, { ...wanted, type }, refusal)
  const { account, guard, changes } = entry
  if (entry.halfWay) {
    const results = await context.run([guard, ...changes], onlyIfTouched(0))
    if (results[0]?.affected === 0) throw refusal()
    return json({ msg: halfWayMessage, code: '200' })
  }
  const also = [...changes, ...forgiven]
  const tokens = await signIn(context, call, { account, method: 'otp', guard, also })
  if (!tokens) throw refusal()
  return json(tokens)
}

function byHash({ token, email, phone }: Body, hash: string) {
  if (token || email || phone) {
    throw errors.validation('Only the token_hash and type should be provided')
  }
  return { hashes: [hash], sentTo: undefined, refusal: errors.linkExpired }
}

function byCode(context: AuthContext, { token, email, phone, type }: Body) {
  if (!token) throw errors.validation('Verify requires a token or a token hash')
  if (Boolean(email) === Boolean(phone)) {
    throw errors.validation('Only an email address or phone number should be provided on verify')
  }
  // No code is ever sent to a phone, so no code can be right.
  if (!email) {
    phoneNumber(phone ?? '')
    throw type === 'sms' || type === 'phone_change'
      ? errors.otpExpired()
      : errors.validation('Invalid sms verification type')
  }
  const sentTo = emailAddress(email)
  const hash = hashOf(context, sentTo, token.replaceAll('-', ''))
  return { hashes: [hash, `${pkcePrefix}${hash}`], sentTo, refusal: errors.otpExpired }
}
