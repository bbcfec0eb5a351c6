/** Reads a posted form, but no more of it than a form can hold. */
import { readBoundedBody } from '#app/lib/bounded-body.server.ts'
import { maxPostBytes } from '#domain/contact/contact-wire.ts'

export type PostedForm =
  | { ok: true; form: URLSearchParams }
  | { ok: false; reason: 'too-large' | 'not-a-form' }

export async function readPostedForm(request: Request): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return refusal('not-a-form')
  const bytes = await readBoundedBody(request, maxPostBytes)
  if (!bytes) return refusal('too-large')
  return { ok: true, form: new URLSearchParams(new TextDecoder().decode(bytes)) }
}

const refusal = (reason: 'too-large' | 'not-a-form') => ({ ok: false, reason }) as const
