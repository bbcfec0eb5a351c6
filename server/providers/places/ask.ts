/** Asks an outside service one question: its JSON, checked by a schema, or the reason why there is none. */
import type { z } from 'zod'
import type { ProviderAnswer } from '#domain/places/place-details.ts'
import { readBoundedBody } from '#domain/web/bounded-body.ts'

type Failure = Extract<ProviderAnswer, { ok: false }>
export type ServiceAnswer<T> = { ok: true; data: T } | Failure

const mostBytes = 2_000_000

export async function ask<T>(
  schema: z.ZodType<T>,
  address: URL,
  init: RequestInit & { signal: AbortSignal },
): Promise<ServiceAnswer<T>> {
  try {
    const response = await fetch(address, { redirect: 'error', ...init })
    if (!response.ok) return refusal(response)
    // Read without the announced length, which is that of the compressed body.
    const bytes = await readBoundedBody(new Response(response.body), mostBytes)
    if (!bytes) return failure('wrong-answer', 'the answer is too long')
    const parsed = schema.safeParse(JSON.parse(new TextDecoder().decode(bytes)))
    if (parsed.success) return { ok: true, data: parsed.data }
    const issue = parsed.error.issues[0]
    return failure('wrong-answer', `${issue?.path.join('.')}: ${issue?.message}`)
  } catch (error) {
    if (init.signal.aborted) return failure('slow', 'no answer in time')
    if (error instanceof SyntaxError) return failure('wrong-answer', 'the answer is not JSON')
    const { cause, message } = error as Error
    return failure('down', cause instanceof Error ? cause.message : message)
  }
}

function refusal({ status, headers }: Response): Failure {
  if (status !== 429) return failure(status >= 500 ? 'down' : 'refused', `status ${status}`)
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return {
    ...failure('rate-limited', 'status 429'),
    ...(Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}),
  }
}

function failure(reason: Failure['reason'], message: string): Failure {
  return { ok: false, reason, message }
}
