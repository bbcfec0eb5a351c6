/** The ways back to the site: what a flow ended in stands in the address that the browser goes to. */
import type { AuthError } from './errors.ts'
import type { TokenResponse } from './sign-in.ts'

const to = (url: URL, status: 302 | 303): Response =>
  new Response(null, { status, headers: { location: url.href, 'cache-control': 'no-store' } })

const fragment = (fields: Record<string, string>) => `${new URLSearchParams(fields)}&sb=`

/** Puts the session in the fragment, which browsers do not send to servers. */
export function sessionRedirect(
  target: string,
  tokens: TokenResponse,
  extra: Record<string, string>,
  status: 302 | 303,
): Response {
  const url = new URL(target)
  const { provider_token, provider_refresh_token } = tokens
  url.hash = fragment({
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    ...(provider_refresh_token && { provider_refresh_token }),
    ...(provider_token && { provider_token }),
    refresh_token: tokens.refresh_token,
    token_type: tokens.token_type,
    ...extra,
  })
  return to(url, status)
}

/** A code is worthless without the verifier that the client kept, so it may stand in the query. */
export function codeRedirect(target: string, code: string, status: 302 | 303): Response {
  const url = new URL(target)
  url.searchParams.set('code', code)
  return to(url, status)
}

export function messageRedirect(target: string, message: string, query: boolean): Response {
  const url = new URL(target)
  if (query) url.searchParams.set('message', message)
  url.hash = fragment({ message })
  return to(url, 303)
}

/** The names of RFC 6749 for what went wrong. */
const oauthError = (status: number): string => {
  if (status >= 500) return 'server_error'
  return status === 401 || status === 403 || status === 422 ? 'access_denied' : 'invalid_request'
}

export function errorRedirect(
  target: string,
  { fields }: AuthError,
  { query, status, error }: { query: boolean; status: 302 | 303; error?: string },
): Response {
  const url = new URL(target)
  const parts = {
    error: error ?? fields.oauth ?? oauthError(fields.status),
    error_code: fields.code,
    error_description: fields.message,
  }
  url.search = query ? new URLSearchParams(parts).toString() : ''
  url.hash = fragment(parts)
  return to(url, status)
}
