/** A client with the service's rights, which pass by row-level security, and who it acts for. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import { environment } from './environment.ts'

export function serviceClient(): SupabaseClient {
  return createClient(environment('SUPABASE_URL'), environment('SUPABASE_SERVICE_ROLE_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

/** Whether the caller has the service's own key: for functions that no person calls. */
export function isService(request: Request): boolean {
  const given =
    request.headers.get('authorization')?.replace(/^Bearer /i, '') ??
    request.headers.get('apikey') ??
    ''
  const digest = (key: string) => createHash('sha256').update(key).digest()
  return timingSafeEqual(digest(given), digest(environment('SUPABASE_SERVICE_ROLE_KEY')))
}

export type Calling =
  | { ok: true; user: User }
  /** Nobody; or somebody who gave the password but not yet the second factor they set up. */
  | { ok: false; reason: 'not-signed-in' | 'second-factor-missing' }

/** Asks the account service, so that a token of an ended session is refused. */
export async function callerOf(request: Request, { auth }: SupabaseClient): Promise<Calling> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  const { data, error } = await auth.getUser(token)
  if (error) return { ok: false, reason: 'not-signed-in' }
  const { user } = data
  const isProtected = user.factors?.some(({ status }) => status === 'verified') ?? false
  if (isProtected && levelOf(token) !== 'aal2') {
    return { ok: false, reason: 'second-factor-missing' }
  }
  return { ok: true, user }
}

/** For tokens that the account service has accepted only: the signature is not checked here. */
function levelOf(token: string): unknown {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.from(
    atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  )
  return JSON.parse(new TextDecoder().decode(bytes)).aal
}
