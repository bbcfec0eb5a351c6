/** A client with the service's rights, which pass by row-level security, and who it acts for. */
import { createClient, type SupabaseClient, type User } from '@supabase/supabase-js'
import { environment } from './environment.ts'

export function serviceClient(): SupabaseClient {
  return createClient(environment('SUPABASE_URL'), environment('SUPABASE_SERVICE_ROLE_KEY'), {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

/** The account service is asked, so that a token of an ended session is nobody's. */
export async function callerOf(
  request: Request,
  { auth }: SupabaseClient,
): Promise<User | undefined> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
  const { data, error } = await auth.getUser(token)
  return error ? undefined : data.user
}
