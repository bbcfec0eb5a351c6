/** The browser's one client of the backend. It is loaded by the features that need it, not by every page. */
import { createBrowserClient, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { writeDocumentCookie } from '#app/lib/document-cookie.ts'
import type { Site } from '#app/lib/site.ts'
import type { Database } from './database.generated.ts'
import { realtimeOptions } from './realtime-options.ts'
import { type Cookie, soundCookies } from './session-cookies.ts'

type Access = Site['supabase']

export type BrowserSupabase = SupabaseClient<Database>

/** Returns the same client every time, with one session and one socket. */
export function browserSupabase({ url, anonKey, cookieName }: Access): BrowserSupabase {
  return createBrowserClient<Database>(url ?? window.location.origin, anonKey, {
    cookieOptions: { name: cookieName, secure: globalThis.location?.protocol === 'https:' },
    cookies: {
      getAll: () => soundCookies(documentCookies(), cookieName),
      setAll: (cookies) => {
        for (const { name, value, options } of cookies) {
          writeDocumentCookie(serializeCookieHeader(name, value, options))
        }
      },
    },
    realtime: realtimeOptions,
  })
}

/** Empty where there is no document, as in unit tests. */
function documentCookies(): Cookie[] {
  if (typeof document === 'undefined') return []
  return parseCookieHeader(document.cookie).map(({ name, value = '' }) => ({ name, value }))
}
