/**
 * Binds the return from the calendar's consent page to the browser that left for it. The `state`
 * holds no secret, so a cookie keeps the state's digest and the PKCE verifier, without which the
 * code can't be exchanged (RFC 7636).
 */
import { createCookie } from 'react-router'
import type { CalendarDeparture } from '#domain/account/calendar-connection.ts'
import { calendarScopes } from '#domain/account/calendar-scopes.ts'
import type { CalendarState } from '#domain/account/calendar-state.ts'
import type { CalendarAuthorization } from '#domain/site/site-services.ts'

export const departureCookie = createCookie('calendar_departure', {
  path: '/auth/callback',
  maxAge: 600,
  sameSite: 'lax',
  secure: globalThis.location?.protocol === 'https:',
})

interface Leaving {
  calendar: CalendarAuthorization
  origin: string
  state: CalendarState
  randomBytes: Uint8Array<ArrayBuffer>
}

export async function calendarDeparture({ calendar, origin, state, randomBytes }: Leaving) {
  const redirectUri = `${origin}/auth/callback`
  const codeVerifier = base64url(randomBytes)
  const stateText = JSON.stringify(state)
  const url = new URL(calendar.authorizationUrl)
  const parameters = {
    client_id: calendar.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: calendarScopes.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    state: stateText,
    code_challenge: await digest(codeVerifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  const departure: CalendarDeparture = {
    codeVerifier,
    redirectUri,
    stateDigest: await digest(stateText),
  }
  return { url: url.href, departure }
}

export async function digest(text: string): Promise<string> {
  return base64url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (character) => ({ '+': '-', '/': '_' })[character] ?? '',
  )
}
