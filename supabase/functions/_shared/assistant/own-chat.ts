/** A person's own chat, read and kept with that person's rights: never with the service's. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import {
  type AssistantResponse,
  assistantResponseSchema,
  type ChatMessage,
  chatMessageSchema,
} from '#domain/assistant/contract.ts'
import { type ChatSessionId, chatSessionIdSchema } from '#domain/assistant/ids.ts'
import { type PersonId, personIdSchema, type TripId } from '#domain/trip/ids.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { environment } from '../environment.ts'
import { latestOf } from './read-request.ts'
import type { Refusal } from './refusal.ts'

export interface OwnChat {
  person: PersonId
  /** Null before the first answer is kept, which makes the chat. */
  session: ChatSessionId | null
  history: ChatMessage[]
  lastResult: AssistantResponse | null
  trip: Trip | null
  /** Returns the id of the chat that the answer was stored in. */
  keep: (turn: ChatTurn) => Promise<ChatSessionId>
}

export interface ChatTurn {
  prompt: string
  answer: AssistantResponse
  at: Date
}

export type OpenedChat = { ok: true; chat: OwnChat } | { ok: false; refusal: Refusal }

const openedSchema = z.object({
  person: personIdSchema,
  second_factor_given: z.boolean(),
  session: z.uuid().pipe(chatSessionIdSchema).nullable(),
  last_result: z.string().nullable(),
  history: z.array(z.unknown()),
  trip: z.unknown(),
})

/** The most characters that are kept of an answer beside its words: a trip may be large. */
const mostResultCharacters = 300_000

export async function openOwnChat(
  authorization: string,
  { session, trip }: { session: ChatSessionId | null; trip: TripId | null },
): Promise<OpenedChat> {
  const client = clientOf(authorization)
  const { data, error, status } = await client.rpc('open_chat', {
    p_session: session,
    p_trip: trip,
  })
  if (status === 401 || status === 403) return refused('not_authenticated', 'Please sign in again.')
  if (error) throw new Error('The chat could not be opened', { cause: error })
  const opened = openedSchema.parse(data)
  if (!opened.second_factor_given) {
    const words = 'Please finish signing in with the code of your authenticator app.'
    return refused('second_factor_missing', words)
  }
  const stored = opened.trip ? readTrip(opened.trip) : undefined
  if (trip !== null && !stored?.ok) {
    return refused('trip_not_found', 'That trip is not among yours.')
  }
  const chat: OwnChat = {
    person: opened.person,
    session: opened.session,
    history: latestOf(opened.history.flatMap(messageOf)),
    lastResult: resultOf(opened.last_result),
    trip: stored?.ok ? stored.trip : null,
    keep: (turn) => keep(client, opened.session ?? session, turn),
  }
  return { ok: true, chat }
}

const refused = (code: Refusal['code'], message: string): OpenedChat => ({
  ok: false,
  refusal: { code, message },
})

function clientOf(authorization: string): SupabaseClient {
  return createClient(environment('SUPABASE_URL'), environment('SUPABASE_ANON_KEY'), {
    global: { headers: { authorization } },
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

/** Leaves out what is no message: the owner may write the row, so that it may hold anything. */
function messageOf(value: unknown): ChatMessage[] {
  const read = chatMessageSchema.safeParse(value)
  return read.success ? [read.data] : []
}

function resultOf(text: string | null): AssistantResponse | null {
  if (text === null) return null
  try {
    return assistantResponseSchema.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

async function keep(
  client: SupabaseClient,
  session: ChatSessionId | null,
  { prompt, answer, at }: ChatTurn,
): Promise<ChatSessionId> {
  const { conversation, suggestions } = answer
  const timestamp = at.toISOString()
  const messages: ChatMessage[] = [
    { role: 'user', content: prompt, timestamp },
    {
      role: 'assistant',
      content: conversation.context,
      timestamp,
      metadata: {
        suggestions,
        followUps: conversation.follow_ups,
        followUpQuestion: conversation.next_question,
      },
    },
  ]
  const whole = JSON.stringify(answer)
  const { trip: _, operations: __, ...small } = answer
  const { data, error } = await client.rpc('keep_chat_turn', {
    p_session: session,
    p_prompt: prompt,
    p_result: whole.length > mostResultCharacters ? JSON.stringify(small) : whole,
    p_words: conversation.context,
    p_messages: messages,
  })
  if (error) throw new Error('The chat could not be kept', { cause: error })
  return z.uuid().pipe(chatSessionIdSchema).parse(data)
}
