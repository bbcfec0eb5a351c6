/** The chats of a person who is signed in: rows of `sessions`, which only their owner reads. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { assistantResponseSchema, chatMessageSchema } from '#domain/assistant/contract.ts'
import { chatSessionIdSchema } from '#domain/assistant/ids.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import type { KeptConversation, VotedSuggestion } from './conversation-store.ts'
import { voteSchema } from './votes.ts'

const sessionsRead = 3
/** What the backend answers where one row is asked for and there is none. */
const noRow = 'PGRST116'

type Done = Outcome<null, 'unreachable'>

const rowSchema = z.object({
  id: chatSessionIdSchema,
  ended_at: z.string().nullable(),
  conversation_history: z.array(z.unknown()).catch([]),
  last_result: z.string().nullable().catch(null),
  suggestion_votes: z.array(z.object({ suggestion_id: z.string(), vote: voteSchema })).catch([]),
})

/** The last three sessions, as one line of messages. */
export async function fetchPersonHistory(
  client: SupabaseClient,
): Promise<Outcome<KeptConversation, 'unreachable'>> {
  const { data, error } = await client
    .from('sessions')
    .select(
      'id, ended_at, conversation_history, last_result, suggestion_votes(suggestion_id, vote)',
    )
    .order('created_at', { ascending: false })
    .limit(sessionsRead)
  if (error) return { ok: false, reason: 'unreachable', message: error.message }
  const rows = z.array(rowSchema).catch([]).parse(data).reverse()
  const messages = rows.flatMap(({ id, conversation_history: history }) =>
    history.flatMap((each) => {
      const read = chatMessageSchema.safeParse(each)
      return read.success ? [{ ...read.data, session_id: id }] : []
    }),
  )
  const votes = rows.flatMap(({ suggestion_votes: own }) =>
    own.map(({ suggestion_id: id, vote }) => [id, vote] as const),
  )
  const latest = rows.at(-1)
  const active = latest && !latest.ended_at ? latest : null
  const last = lastAnswer(active?.last_result ?? null)
  return {
    ok: true,
    value: {
      sessionId: active?.id ?? null,
      messages,
      suggestions: last?.suggestions ?? [],
      nextQuestion: last?.conversation.next_question ?? null,
      followUps: last?.conversation.follow_ups ?? [],
      votes: Object.fromEntries(votes),
    },
  }
}

/** Checks a stored answer before use: its owner may write the column, so it is not trusted. */
function lastAnswer(text: string | null) {
  try {
    return assistantResponseSchema.safeParse(JSON.parse(text ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/** Ends the latest session, when the chat is closed. Without an active one it does nothing. */
export async function endLatestSession(client: SupabaseClient, now: Date): Promise<Done> {
  const { data, error } = await client
    .from('sessions')
    .select('id')
    .is('ended_at', null)
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
  if (error?.code === noRow) return { ok: true, value: null }
  if (error) return { ok: false, reason: 'unreachable', message: error.message }
  return doneOf(
    await client.from('sessions').update({ ended_at: now.toISOString() }).eq('id', data.id),
  )
}

/** Null clears the vote, in whichever of the person's chats it was given. */
export async function writeVote(
  client: SupabaseClient,
  { suggestionId, sessionId, vote }: VotedSuggestion,
): Promise<Done> {
  const votes = client.from('suggestion_votes')
  if (vote === null) {
    return doneOf(
      await votes.delete().eq('suggestion_id', suggestionId).not('session_id', 'is', null),
    )
  }
  return doneOf(
    await votes.upsert(
      { suggestion_id: suggestionId, session_id: sessionId, vote },
      { onConflict: 'suggestion_id,user_id,session_id,group_message_id' },
    ),
  )
}

const doneOf = ({ error }: { error: { message: string } | null }): Done =>
  error ? { ok: false, reason: 'unreachable', message: error.message } : { ok: true, value: null }
