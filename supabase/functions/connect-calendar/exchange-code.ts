/** Turns a code of the authorization endpoint into the refresh token that outlives the visit. */
import { z } from 'zod'
import type { ConnectCalendarRequest } from '#domain/account/calendar-connection.ts'
import { calendarScopes } from '#domain/account/calendar-scopes.ts'
import type { OAuthClient } from '../_shared/google-client.ts'

export type Exchange =
  | { ok: true; refreshToken: string }
  | { ok: false; code: 'code_refused' | 'scope_missing' | 'no_refresh_token' | 'provider_failed' }

const grantedSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  /** Left out where it is the scope that was asked for (RFC 6749, 5.1). */
  scope: z.string().optional(),
})
const refusedSchema = z.object({ error: z.string() })

export async function exchangeCode(
  client: OAuthClient,
  arrival: ConnectCalendarRequest,
): Promise<Exchange> {
  const answer = await askProvider(client, arrival)
  if (!answer || answer.status >= 500) return { ok: false, code: 'provider_failed' }
  if (answer.status >= 400) return refusalOf(answer.body)
  const granted = grantedSchema.safeParse(answer.body)
  if (!granted.success) return { ok: false, code: 'provider_failed' }
  const { scope, refresh_token: refreshToken } = granted.data
  // The person may have unticked a part of it on the consent page.
  if (scope !== undefined && !grantsAll(scope)) return { ok: false, code: 'scope_missing' }
  return refreshToken ? { ok: true, refreshToken } : { ok: false, code: 'no_refresh_token' }
}

/** Undefined when it can't be reached, takes too long, or speaks no JSON. */
async function askProvider(
  { tokenUrl, clientId, clientSecret, timeoutMs }: OAuthClient,
  { code, codeVerifier, redirectUri }: ConnectCalendarRequest,
): Promise<{ status: number; body: unknown } | undefined> {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      }),
      // The secret goes to this address and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: await response.json() }
  } catch {
    return undefined
  }
}

/**
 * `invalid_grant` is the visitor's to solve by trying again. Everything else, such as a wrong
 * secret, is the site's own fault.
 */
function refusalOf(body: unknown): Exchange {
  const { data } = refusedSchema.safeParse(body)
  if (data?.error === 'invalid_grant') return { ok: false, code: 'code_refused' }
  throw new Error(`The token endpoint refused this site: ${data?.error ?? 'no reason given'}`)
}

function grantsAll(scope: string): boolean {
  const granted = scope.split(' ')
  return calendarScopes.every((each) => granted.includes(each))
}
