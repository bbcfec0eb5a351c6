/** The server's client for one request, with the session in that request's cookies. */
import { createServerClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { SupabaseAccess } from '#domain/site/site-services.ts'
import type { Database } from './database.generated.ts'
import { asVisitorIfRefused } from './refused-token.server.ts'
import { soundCookies } from './session-cookies.ts'

export interface RequestSupabase {
  client: SupabaseClient<Database>
  /** Headers that the client sets, such as new session cookies; they belong on the response. */
  responseHeaders: Headers
}

export function requestSupabase(
  request: Request,
  access: SupabaseAccess,
  { secure, visitor = null }: { secure: boolean; visitor?: string | null },
): RequestSupabase {
  const responseHeaders = new Headers()
  const sent = parseCookieHeader(request.headers.get('cookie') ?? '').map(
    ({ name, value = '' }) => ({ name, value }),
  )
  // Forwards the browser's user agent, which the session list shows.
  const agent = request.headers.get('user-agent')
  const client = createServerClient<Database>(access.url, access.anonKey, {
    cookieOptions: { name: access.cookieName, secure },
    global: {
      fetch: asVisitorIfRefused(access.fetch ?? fetch, access.anonKey),
      headers: {
        // Forwards the visitor's address, by which the backend limits requests. It accepts this
        // header from this server only.
        ...(visitor !== null && { 'x-visitor-address': visitor }),
        ...(agent && { 'user-agent': agent }),
      },
    },
    cookies: {
      getAll: () => soundCookies(sent, access.cookieName),
      setAll: (cookies, headers) => {
        for (const { name, value, options } of cookies) {
          responseHeaders.append('set-cookie', serializeCookieHeader(name, value, options))
        }
        for (const [name, value] of Object.entries(headers ?? {})) responseHeaders.set(name, value)
      },
    },
  })
  return { client, responseHeaders }
}
