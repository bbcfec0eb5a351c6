/** The outcome of calling a server function: its data, or one of the ways it can fail. */
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'

/**
 * `network`: the request failed. `relay`: the function could not be run. `http`: the function
 * returned an error. `structure`: the answer does not match its schema. `aborted`: the caller
 * cancelled, which is not shown as an error.
 */
type FunctionFailureReason = 'network' | 'relay' | 'http' | 'structure' | 'aborted'

interface FailureDetails {
  /** Of the answer, where there was one. */
  status?: number
  /** The answer itself: parsed where it was JSON, else text. */
  body?: unknown
}

export type FunctionFailure = Failure<FunctionFailureReason, FailureDetails>
export type FunctionOutcome<Data> = Outcome<Data, FunctionFailureReason, FailureDetails>

const reasons: Readonly<Record<string, FunctionFailureReason>> = {
  FunctionsFetchError: 'network',
  FunctionsRelayError: 'relay',
  FunctionsHttpError: 'http',
}

/**
 * Converts an error of functions-js. Its classes are recognised by name, so that the library need
 * not be loaded.
 */
export async function failureOf(error: unknown, signal?: AbortSignal): Promise<FunctionFailure> {
  if (signal?.aborted) return { ok: false, reason: 'aborted', message: 'The call was canceled' }
  if (!(error instanceof Error)) throw error
  // functions-js parses JSON itself, and returns the SyntaxError.
  if (error.name === 'SyntaxError') return structureFailure(undefined)
  const reason = reasons[error.name]
  // A connection that broke while the body was read gives an error of another name.
  if (!reason) return networkFailure()
  const answer = 'context' in error ? error.context : undefined
  if (!isAnswer(answer)) return { ok: false, reason, message: error.message }
  const body = await bodyOf(answer)
  return { ok: false, reason, message: error.message, status: answer.status, body }
}

export function networkFailure(): FunctionFailure {
  const message = 'Failed to send a request to the Edge Function'
  return { ok: false, reason: 'network', message }
}

export function structureFailure(body: unknown): FunctionFailure {
  return { ok: false, reason: 'structure', message: 'Invalid response structure from server', body }
}

/** Duck-typed, because a server may replace the global `Response` class. */
export function isAnswer(value: unknown): value is Response {
  return typeof value === 'object' && value !== null && 'headers' in value && 'body' in value
}

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    const text = await answer.text()
    return isJson(answer) ? JSON.parse(text) : text
  } catch {
    // A body that can't be read does not hide the failure itself.
    return undefined
  }
}

const isJson = ({ headers }: Response) =>
  /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
