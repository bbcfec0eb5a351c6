/** A visitor's conversation as something that a sign-in can take along into the account. */
import type { SupabaseClient } from '@supabase/supabase-js'
import {
  forgetVisitorConversation,
  type KeyedStorage,
  readVisitorConversation,
} from './visitor-conversation.ts'

/** How many conversations the visitor has in this browser: one, or none. */
export function countConversations(storage: KeyedStorage | undefined): number {
  const kept = readVisitorConversation(storage)
  return kept && kept.stored.history.length > 0 ? 1 : 0
}

/**
 * Stores the visitor's conversation as the person's latest session, votes included, and removes it from the
 * browser.
 */
export async function moveConversationToAccount(
  client: SupabaseClient,
  storage: KeyedStorage | undefined,
  now: Date,
): Promise<void> {
  const kept = readVisitorConversation(storage)
  if (!kept || kept.stored.history.length === 0) return
  const { history, context, votes } = kept.stored
  const made = await client
    .from('sessions')
    .insert({
      conversation_history: history,
      last_prompt: history.findLast(({ role }) => role === 'user')?.content ?? null,
      context: { inferredContext: context, messages: history.length },
      last_activity_at: now.toISOString(),
    })
    .select('id')
    .single()
  if (made.error) throw new Error(made.error.message, { cause: made.error })
  // From here on it is in the account: a second try would bring it twice.
  forgetVisitorConversation(storage)
  const rows = Object.entries(votes).map(([suggestion_id, vote]) => ({
    suggestion_id,
    vote,
    session_id: made.data.id,
  }))
  if (rows.length === 0) return
  const voted = await client.from('suggestion_votes').insert(rows)
  if (voted.error) throw new Error(voted.error.message, { cause: voted.error })
}
