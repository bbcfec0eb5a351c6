/** Reads a posted form without trusting its size: what is too large is never held in memory. */
import { maxPostBytes } from '#domain/contact/contact-wire.ts'

export type PostedForm =
  | { ok: true; form: URLSearchParams }
  | { ok: false; reason: 'too-large' | 'not-a-form' }

export async function readPostedForm(request: Request): Promise<PostedForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return refusal('not-a-form')
  if (Number(request.headers.get('content-length') ?? 0) > maxPostBytes) return refusal('too-large')
  const decoder = new TextDecoder()
  let text = ''
  let seen = 0
  // The announced length may be missing or wrong, so the bytes themselves are counted.
  for await (const chunk of request.body ?? []) {
    seen += chunk.byteLength
    if (seen > maxPostBytes) return refusal('too-large')
    text += decoder.decode(chunk, { stream: true })
  }
  return { ok: true, form: new URLSearchParams(text + decoder.decode()) }
}

const refusal = (reason: 'too-large' | 'not-a-form') => ({ ok: false, reason }) as const
