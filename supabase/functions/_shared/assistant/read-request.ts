/** Reads what a browser sent: bounded before it is parsed, and nothing of it believed beyond its shape. */

import {
  type AssistantRequest,
  assistantRequestSchema,
  type ChatMessage,
  mostHistoryCharacters,
} from '#domain/assistant/contract.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import { nestsDeeper } from '#domain/web/json-depth.ts'
import { jsonOf } from '#domain/web/json-of.ts'
import type { Refusal } from './refusal.ts'

/** Enough for a long trip and a long conversation together. */
const mostBytes = 2 * 1024 * 1024
/** The deepest nesting that is read: code that walks nested data by recursion must not overflow the stack. */
const deepest = 64

export type ReadRequest = { ok: true; asked: AssistantRequest } | { ok: false; refusal: Refusal }

export async function readRequest(request: Request): Promise<ReadRequest> {
  const text = await boundedText(request)
  if (text === undefined) return refused('too_large', 'That is more than one message can carry.')
  const value = nestsDeeper(text, deepest) ? undefined : jsonOf(text)
  if (value === undefined) return refused('bad_request', 'The request is not readable JSON.')
  const read = assistantRequestSchema.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    const where = issue?.path.map(String).join('.') || 'request'
    return refused('bad_request', `The ${where} can’t be read: ${issue?.message ?? 'unknown'}.`)
  }
  const asked = read.data
  if (asked.prompt.trim() === '') return refused('bad_request', 'Please write a message first.')
  // Sorted and checked as a whole, which the shape alone does not tell.
  const trip = asked.trip ? readTrip(asked.trip) : undefined
  if (trip && !trip.ok) return refused('bad_request', 'The trip can’t be read.')
  return {
    ok: true,
    asked: { ...asked, trip: trip?.trip ?? null, history: latestOf(asked.history ?? []) },
  }
}

const refused = (code: Refusal['code'], message: string): ReadRequest => ({
  ok: false,
  refusal: { code, message },
})

/** The latest messages that fit; older ones are not read, and of cards only which they were. */
export function latestOf(history: readonly ChatMessage[]): ChatMessage[] {
  const kept: ChatMessage[] = []
  let characters = 0
  for (const message of history.map(inShort).toReversed()) {
    characters += JSON.stringify(message).length
    if (characters > mostHistoryCharacters) break
    kept.unshift(message)
  }
  return kept
}

function inShort(message: ChatMessage): ChatMessage {
  const { metadata } = message
  if (!metadata?.suggestions) return message
  const suggestions = metadata.suggestions.map(({ id, title, isPinned, placeDetails }) => ({
    id,
    title,
    isPinned,
    reasoning: '',
    description: '',
    placeDetails: placeDetails && {
      name: placeDetails.name,
      placeId: placeDetails.placeId,
      destination: placeDetails.destination,
    },
  }))
  return { ...message, metadata: { ...metadata, suggestions } }
}

/** Undefined as soon as it is too long, whatever its length was said to be. */
async function boundedText({ body }: Request): Promise<string | undefined> {
  if (!body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > mostBytes) return undefined
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}
