/** The browser's one client of the backend. It is loaded by the features that need it, not by every page. */
import { createBrowserClient } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { SupabaseAccess } from '#domain/site/site-services.ts'
import type { Database } from './database.generated.ts'
import { realtimeOptions } from './realtime-options.ts'

export type BrowserSupabase = SupabaseClient<Database>

/** Repeated calls give the same client: there is one session and one socket. */
export function browserSupabase({ url, anonKey }: SupabaseAccess): BrowserSupabase {
  return createBrowserClient<Database>(url, anonKey, { realtime: realtimeOptions })
}
