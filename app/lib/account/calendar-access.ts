/** Checks and removes a person's calendar access. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import { type AccountResult, accountCall } from './account-result.ts'

type Connect = () => Promise<Pick<SupabaseClient<Database>, 'from'>>

/** Only counts the rows, because their contents are not needed. */
export function hasCalendarAccess(
  connect: Connect,
  personId: PersonId,
): Promise<AccountResult<boolean>> {
  return accountCall(async () => {
    const client = await connect()
    const { count, error } = await client
      .from('google_tokens')
      .select('refresh_token', { count: 'exact', head: true })
      .eq('user_id', personId)
      .neq('refresh_token', '')
    return { data: (count ?? 0) > 0, error }
  })
}

export function removeCalendarAccess(
  connect: Connect,
  personId: PersonId,
): Promise<AccountResult<null>> {
  return accountCall(async () => {
    const client = await connect()
    const { error } = await client.from('google_tokens').delete().eq('user_id', personId)
    return { data: null, error }
  })
}
