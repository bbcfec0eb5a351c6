/** How our JSON endpoints tell a script of ours that they did not answer. */
import type { Failure } from '#domain/outcome/outcome.ts'

/** `too-often`: a limit by address. `unreadable`: the body is not what the endpoint takes. */
export type JsonRefusal = Failure<'too-often' | 'unreadable'>

interface RefusalOptions {
  status: number
  headers?: Record<string, string>
}

export function jsonRefusal(
  reason: JsonRefusal['reason'],
  message: string,
  options: RefusalOptions,
): Response {
  const refusal: JsonRefusal = { ok: false, reason, message }
  return Response.json(refusal, options)
}

export const unreadableQuestion = (status: 400 | 422 = 400): Response =>
  jsonRefusal('unreadable', 'That is not a question that can be answered.', { status })
