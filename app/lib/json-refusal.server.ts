/** How our JSON endpoints tell a script of ours that they did not answer: read by `post-json.ts`. */
import type { PostRefusal } from './post-json.ts'

interface RefusalOptions {
  status: number
  headers?: Record<string, string>
}

export function jsonRefusal(
  reason: PostRefusal['reason'],
  message: string,
  options: RefusalOptions,
): Response {
  const refusal: PostRefusal = { ok: false, reason, message }
  return Response.json(refusal, options)
}

export const unreadableQuestion = (status: 400 | 422 = 400): Response =>
  jsonRefusal('unreadable', 'That is not a question that can be answered.', { status })
