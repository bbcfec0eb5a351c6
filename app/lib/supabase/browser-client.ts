/** The browser's one client of the backend. It is loaded by the features that need it, not by every page. */
import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Site } from '#app/lib/site.ts'
import type { Database } from './database.generated.ts'
import { realtimeOptions } from './realtime-options.ts'

type Access = Site['supabase']

export type BrowserSupabase = SupabaseClient<Database>

/** Repeated calls give the same client: there is one session and one socket. */
export function browserSupabase({ url, anonKey, cookieName }: Access): BrowserSupabase {
  return createBrowserClient<Database>(url ?? window.location.origin, anonKey, {
    cookieOptions: { name: cookieName, secure: globalThis.location?.protocol === 'https:' },
    realtime: realtimeOptions,
  })
}
