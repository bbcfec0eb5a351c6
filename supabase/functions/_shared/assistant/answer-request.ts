/** One message from the request to the response, whoever asks and whichever brain answers. */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { AssistantTurn, Brain } from '#domain/assistant/brain.ts'
import {
  type AssistantRequest,
  type AssistantResponse,
  assistantResponseSchema,
  emptyContext,
} from '#domain/assistant/contract.ts'
import { dayAt } from '#domain/calendar/zoned-time.ts'
import type { Trip } from '#domain/trip/schema.ts'
import { corsHeaders } from '../cors.ts'
import { streamedAnswer, wantsStream } from './answer-stream.ts'
import { askerOf } from './asker.ts'
import { type OwnChat, openOwnChat } from './own-chat.ts'
import { readRequest } from './read-request.ts'
import { refusalResponse } from './refusal.ts'
import { type AssistantTurnLimits, type Subject, takeAssistantTurn } from './usage-limits.ts'

export interface Assistant {
  service: () => SupabaseClient
  limits: AssistantTurnLimits
  brainFor: (subject: Subject) => Promise<Brain>
  now: () => Date
  newId: () => string
  log: (line: Readonly<Record<string, unknown>>) => void
}

export async function answerRequest(request: Request, assistant: Assistant): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders })
  if (request.method !== 'POST') {
    return refusalResponse({ code: 'method_not_allowed', message: 'Only POST is allowed' })
  }
  const read = await readRequest(request)
  if (!read.ok) return refusalResponse(read.refusal)
  const { asked } = read
  const { authorization, address } = askerOf(request)
  const opened = authorization
    ? await openOwnChat(authorization, {
        session: asked.session_id ?? null,
        trip: asked.trip_id ?? null,
      })
    : undefined
  if (opened && !opened.ok) return refusalResponse(opened.refusal)
  const chat = opened?.chat
  const subject: Subject = { person: chat?.person ?? null, address }
  const wait = await takeAssistantTurn(assistant.service(), subject, assistant.limits)
  if (wait > 0) {
    return refusalResponse({
      code: 'too_many_messages',
      message: 'That was a lot of messages in a short time. Please try again in a few minutes.',
      retryAfterSeconds: wait,
    })
  }
  const answering: Parameters<typeof streamedAnswer>[0] = async (tell, signal) => {
    const at = assistant.now()
    const brain = await assistant.brainFor(subject)
    const turn = turnOf(asked, chat, at)
    const found = await brain.answer(turn, { tell, signal })
    signal.throwIfAborted()
    const { conversation } = found
    const answer = assistantResponseSchema.parse({
      ...found,
      conversation: { ...conversation, context: conversation.context.trim() || emptyContext },
      session_id: chat?.session ?? (asked.session_id || assistant.newId()),
    })
    return chat ? kept(chat, { prompt: asked.prompt, answer, at }, assistant) : answer
  }
  if (wantsStream(request)) return streamedAnswer(answering, request.signal)
  return Response.json(await answering(() => {}, request.signal), { headers: corsHeaders })
}

/** Stores the answer; somebody who can't keep more conversations still gets it. */
async function kept(
  chat: OwnChat,
  turn: Parameters<OwnChat['keep']>[0],
  { log }: Assistant,
): Promise<AssistantResponse> {
  try {
    return { ...turn.answer, session_id: await chat.keep(turn) }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : {}
    log({ event: 'assistant-chat', outcome: 'not-kept', code: cause?.code })
    return turn.answer
  }
}

/** A visitor's history is what the browser says; a person's is what is stored. */
function turnOf(asked: AssistantRequest, chat: OwnChat | undefined, at: Date): AssistantTurn {
  const history = chat?.history ?? asked.history ?? []
  const last = history.findLast(({ role }) => role === 'assistant')
  const trip = chat?.trip ?? asked.trip ?? null
  return {
    prompt: asked.prompt,
    history,
    lastWords: asked.context || chat?.lastResult?.conversation.context || last?.content || null,
    // The memory of the last answer only: with every message of the history it would be sent many
    // times.
    memory: chat ? chat.lastResult?.memory : last?.metadata?.memory,
    trip,
    today: dayAt(at.getTime(), asked.time_zone ?? zoneOf(trip)),
  }
}

/** The time zone of a request that names none: that of the open trip, else UTC. */
function zoneOf(trip: Trip | null): string {
  const stops = trip?.days.flatMap((day) => day.stops) ?? []
  return stops.find(({ zone }) => zone)?.zone ?? 'Etc/UTC'
}
