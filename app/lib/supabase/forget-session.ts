/** Ends a session in this browser alone. */
import { isChunkLike, parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import type { SupabaseClient } from '@supabase/supabase-js'
import { writeDocumentCookie } from '#app/lib/document-cookie.ts'

/**
 * For a session that the server has ended already, with its account: signing out would ask the server to
 * end it, and be refused. Without its cookies the client has nothing to ask for, and tells its listeners.
 */
export async function forgetSession(client: SupabaseClient, cookieName: string): Promise<void> {
  for (const { name } of parseCookieHeader(document.cookie)) {
    if (!isChunkLike(name, cookieName)) continue
    writeDocumentCookie(serializeCookieHeader(name, '', { path: '/', maxAge: 0 }))
  }
  await client.auth.signOut({ scope: 'local' })
}
