/**
 * The result of a call of the account service: a value, never a throw. The specification sets this
 * shape (data, error, errorType, errorCode), so it is not the `Outcome` of everything else.
 */

export type ErrorType = 'auth' | 'network' | 'unknown'

export interface AccountError {
  message: string
  /** Why a password is too weak, when that is the matter. */
  reasons?: readonly string[]
}

export type AccountResult<T> =
  | { data: T; error: null; errorType: null; errorCode: null }
  | { data: null; error: AccountError; errorType: ErrorType; errorCode: string }

export function succeeded<T>(data: T): AccountResult<T> {
  return { data, error: null, errorType: null, errorCode: null }
}

export function failed(
  errorType: ErrorType,
  errorCode: string,
  message: string,
): AccountResult<never> {
  return { data: null, error: { message }, errorType, errorCode }
}

/**
 * Runs a call of the client: an error of the service is `auth`, a failed request is `network`. The
 * client is loaded inside the call, because loading it may fail, too.
 */
export async function accountCall<R extends { data: unknown; error: unknown }>(
  call: () => Promise<R>,
): Promise<AccountResult<Extract<R, { error: null }>['data']>> {
  try {
    const { data, error } = await call()
    return error ? refusal(error) : succeeded(data)
  } catch (error) {
    return refusal(error)
  }
}

/** The same check as supabase-js makes, without loading the library. */
function isAuthError(error: unknown): error is Error & { code?: string } {
  return error instanceof Error && '__isAuthError' in error
}

/** REST and storage errors are plain objects, not instances of `Error`. */
function messageOf(error: unknown): string {
  return error && typeof error === 'object' && 'message' in error
    ? String(error.message)
    : String(error)
}

function refusal(error: unknown): AccountResult<never> {
  const message = messageOf(error)
  // A retryable error of the client means that the service was not reached.
  if (!isAuthError(error) || error.name === 'AuthRetryableFetchError') {
    return failed('network', 'network', message)
  }
  const reasons =
    'reasons' in error && Array.isArray(error.reasons) ? { reasons: error.reasons } : {}
  return {
    data: null,
    error: { message, ...reasons },
    errorType: 'auth',
    errorCode: error.code ?? 'unknown',
  }
}
