/** A person's conversation: kept by the assistant itself, in the rows of their account. */

import type { SupabaseClient } from '@supabase/supabase-js'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { PersonId } from '#domain/trip/ids.ts'
import type { ConversationStore } from './conversation-store.ts'
import { endLatestSession, fetchPersonHistory, writeVote } from './person-sessions.ts'

export function accountConversationStore(
  personId: PersonId,
  client: () => Promise<SupabaseClient>,
  now: () => Date,
): ConversationStore {
  /** Fails as `unreachable` also where the client's own code could not be loaded. */
  const reached = <Value>(
    work: (client: SupabaseClient) => Promise<Outcome<Value, 'unreachable'>>,
  ): Promise<Outcome<Value, 'unreachable'>> =>
    client().then(work, (error: unknown) => ({
      ok: false,
      reason: 'unreachable',
      message: String(error),
    }))
  return {
    isInBrowser: false,
    fetch: () => reached(fetchPersonHistory),
    requestWith: (_, beside) => ({ user_id: personId, ...(beside && { trip_id: beside.id }) }),
    write: () => true,
    end: () => reached((supabase) => endLatestSession(supabase, now())),
    forget: () => undefined,
    vote: (voted) => reached((supabase) => writeVote(supabase, voted)),
  }
}
