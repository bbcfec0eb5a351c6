/** POST /factors: a new authenticator app, good once it has shown a code. */
import { z } from 'zod'
import { type Endpoint, isoOf, json, nowIso } from '../context.ts'
import { errors } from '../errors.ts'
import { optionalText, readBody } from '../request/json-body.ts'
import { requireFullAal, requireUser } from '../signed-in.ts'
import { audit } from '../store/audit.ts'
import { deleteAbandoned, insertFactor } from '../store/factors.ts'
import { newFactorId } from '../store/ids.ts'
import { newSecret, otpauthUri } from '../totp.ts'

const schema = z.object({
  factor_type: optionalText,
  friendly_name: optionalText,
  issuer: optionalText,
})

export const enrollFactor: Endpoint = async (context, call) => {
  const signedIn = await requireUser(context, call)
  const { account } = signedIn
  const body = await readBody(call.request, schema)
  if (body.factor_type === 'phone') throw errors.factorPhoneDisabled()
  if (body.factor_type === 'webauthn') throw errors.factorWebauthnDisabled()
  if (body.factor_type !== 'totp') {
    throw errors.validation('factor_type needs to be totp, phone, or webauthn')
  }
  const verified = account.factors.filter(({ status }) => status === 'verified')
  if (verified.length >= context.settings.maxFactors) throw errors.tooManyFactors()
  requireFullAal(signedIn, 'AAL2 required to enroll a new factor', 403)
  const name = body.friendly_name ?? ''
  const abandonedBefore = context.now() - context.settings.challengeSeconds * 1000
  const kept = account.factors.filter(
    ({ status, created_at }) =>
      status === 'verified' || Date.parse(created_at ?? '') >= abandonedBefore,
  )
  if (name && kept.some(({ friendly_name }) => friendly_name === name))
    throw errors.factorName(name)

  const id = newFactorId()
  const secret = newSecret()
  const sealed = Buffer.from(context.box.seal(secret)).toString('base64')
  const at = nowIso(context)
  await context.run([
    deleteAbandoned(account.id, isoOf(abandonedBefore)),
    insertFactor({ id, userId: account.id, name, secret: sealed }, at),
    audit({
      action: 'factor_in_progress',
      actor: account,
      address: call.origin.address,
      at,
      traits: { factor_id: id },
    }),
  ])
  const issuer = body.issuer ?? context.brand
  const uri = otpauthUri(issuer, account.email ?? account.id, secret)
  // Loaded here, because few accounts ever ask for it.
  const { default: QRCode } = await import('qrcode')
  const qr = await QRCode.toString(uri, { type: 'svg', margin: 2 })
  return json({
    id,
    type: 'totp',
    friendly_name: name,
    totp: { qr_code: qr.trim(), secret, uri },
  })
}
