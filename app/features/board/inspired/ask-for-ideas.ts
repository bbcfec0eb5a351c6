/** One question to the assistant from the board, and the talk with its answer. */
import { askAssistant } from '#app/data/chat/ask-assistant.ts'
import type { FunctionsCaller } from '#app/lib/functions/call-function.ts'
import type { FunctionFailure } from '#app/lib/functions/function-outcome.ts'
import {
  type AssistantResponse,
  emptyContext,
  mostHistoryMessages,
} from '#domain/assistant/contract.ts'
import type { Outcome } from '#domain/outcome/outcome.ts'
import { type InspirationChat, newMessage, serverNotReached } from './inspiration-chat.ts'

interface Question {
  words: string
  before: InspirationChat
  isVisitor: boolean
}

/** Adds the answer to the talk that it was asked in. */
type AddAnswer = (asked: InspirationChat) => InspirationChat

export async function askForIdeas(
  client: FunctionsCaller,
  { words, before, isVisitor }: Question,
  signal: AbortSignal,
): Promise<Outcome<AddAnswer, FunctionFailure['reason']>> {
  const { context, sessionId, messages } = before
  const history = messages.slice(-mostHistoryMessages)
  const body = {
    prompt: words,
    context,
    session_id: sessionId,
    ...(isVisitor && history.length > 0 && { history }),
  }
  const answer = await askAssistant(client, body, () => undefined, signal)
  if (!answer.ok) return { ok: false, reason: answer.reason, message: failureInWords(answer) }
  return { ok: true, value: (asked) => answered(asked, answer.value) }
}

function answered(
  before: InspirationChat,
  { conversation, suggestions, session_id }: AssistantResponse,
): InspirationChat {
  const known = new Set(before.suggestions.map(({ id }) => id))
  const words = conversation.context.trim() === '' ? emptyContext : conversation.context
  return {
    messages: [...before.messages, newMessage('assistant', words)],
    suggestions: [...before.suggestions, ...suggestions.filter(({ id }) => !known.has(id))],
    followUps: conversation.follow_ups,
    nextQuestion: conversation.next_question,
    context: words,
    sessionId: session_id,
  }
}

function failureInWords({ reason, body }: FunctionFailure): string {
  if (reason === 'network') return serverNotReached
  if (reason !== 'structure') return 'Failed to get suggestions. Please try again.'
  return body === undefined || body === null
    ? 'No data received from the server'
    : 'Failed to get inspiration'
}
