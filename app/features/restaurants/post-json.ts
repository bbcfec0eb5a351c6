/** Posts a question to a JSON endpoint of ours, so that it is in no address. */
import type { JsonRefusal } from '#app/lib/json-refusal.server.ts'
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'

/** `body` is JSON. The answer is not checked: it comes from the server that sent this page. */
export async function postJson<Answer>(
  path: string,
  body: string,
): Promise<Outcome<Answer, JsonRefusal['reason'] | 'unreachable'>> {
  try {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body })
    const answer: unknown = await response.json()
    if (response.ok) return { ok: true, value: answer as Answer }
    if (isRefusal(answer)) return answer
    return unreachable(`status ${response.status}`)
  } catch (error) {
    return unreachable(String(error))
  }
}

const unreachable = (message: string): Failure<'unreachable'> => ({
  ok: false,
  reason: 'unreachable',
  message,
})

const isRefusal = (answer: unknown): answer is JsonRefusal =>
  typeof answer === 'object' &&
  answer !== null &&
  'reason' in answer &&
  (answer.reason === 'too-often' || answer.reason === 'unreadable')
