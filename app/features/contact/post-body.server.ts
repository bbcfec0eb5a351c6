/** Parses a posted form, up to a maximum size. */

import { contactProblemTexts, maxPostBytes } from '#domain/contact/contact-wire.ts'
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'
import { readBoundedBody } from '#domain/web/bounded-body.ts'

export const notAForm: Failure<'not-a-form'> = {
  ok: false,
  reason: 'not-a-form',
  message: 'This address takes the contact form and nothing else.',
}

export async function readPostedForm(
  request: Request,
): Promise<Outcome<URLSearchParams, 'too-large' | 'not-a-form'>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return notAForm
  const bytes = await readBoundedBody(request, maxPostBytes)
  if (!bytes) {
    return { ok: false, reason: 'too-large', message: contactProblemTexts['too-large'] }
  }
  return { ok: true, value: new URLSearchParams(new TextDecoder().decode(bytes)) }
}
