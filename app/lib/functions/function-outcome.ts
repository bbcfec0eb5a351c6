/** The outcome of calling a server function: its data, or one of the ways it can fail. */
import type { Failure, Outcome } from '#domain/outcome/outcome.ts'

/**
 * `network`: the request did not get through. `relay`: the function could not be run.
 * `http`: the function refused. `structure`: it answered something else than was agreed.
 * `aborted`: the caller lost interest, which is no error to show.
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

/** Reads functions-js's error; its classes are told by name, so that they need not be loaded. */
export async function failureOf(error: unknown, signal?: AbortSignal): Promise<FunctionFailure> {
  if (signal?.aborted) return { ok: false, reason: 'aborted', message: 'The call was cancelled' }
  if (!(error instanceof Error)) throw error
  // functions-js parses by itself, and hands on what went wrong with that.
  if (error.name === 'SyntaxError') return structureFailure(undefined)
  const reason = reasons[error.name]
  // An answer that broke off while it was read has none of these names either.
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
