/** What a call of a server function comes to: its data, or one of the ways it can fail. */

/**
 * `network`: the request did not get through. `relay`: the function could not be run.
 * `http`: the function refused. `structure`: it answered something else than was agreed.
 * `aborted`: the caller lost interest, which is no error to show.
 */
export type FailureKind = 'network' | 'relay' | 'http' | 'structure' | 'aborted'

export interface FunctionFailure {
  ok: false
  kind: FailureKind
  message: string
  /** Of the answer, where there was one. */
  status?: number
  /** The answer itself: parsed where it was JSON, else text. */
  body?: unknown
}

export type FunctionResult<Data> = { ok: true; data: Data } | FunctionFailure

const kinds: Readonly<Record<string, FailureKind>> = {
  FunctionsFetchError: 'network',
  FunctionsRelayError: 'relay',
  FunctionsHttpError: 'http',
}

/** Reads functions-js's error; its classes are told by name, so that they need not be loaded. */
export async function failureOf(error: unknown, signal?: AbortSignal): Promise<FunctionFailure> {
  if (signal?.aborted) return { ok: false, kind: 'aborted', message: 'The call was cancelled' }
  if (!(error instanceof Error)) throw error
  // functions-js parses by itself, and hands on what went wrong with that.
  if (error.name === 'SyntaxError') return structureFailure(undefined)
  const kind = kinds[error.name]
  // An answer that broke off while it was read is none of its kinds either.
  if (!kind) return networkFailure()
  const answer = 'context' in error ? error.context : undefined
  if (!isAnswer(answer)) return { ok: false, kind, message: error.message }
  const body = await bodyOf(answer)
  return { ok: false, kind, message: error.message, status: answer.status, body }
}

export function networkFailure(): FunctionFailure {
  const message = 'Failed to send a request to the Edge Function'
  return { ok: false, kind: 'network', message }
}

export function structureFailure(body: unknown): FunctionFailure {
  return { ok: false, kind: 'structure', message: 'Invalid response structure from server', body }
}

/** By what it can do: a server may have put a class of its own in place of the global one. */
export function isAnswer(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'headers' in value && 'body' in value
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    const text = await answer.text()
    return isJson(answer) ? JSON.parse(text) : text
  } catch {
    // The failure is already known; that its body is unreadable adds nothing.
    return undefined
  }
}

const isJson = ({ headers }: Response) =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
