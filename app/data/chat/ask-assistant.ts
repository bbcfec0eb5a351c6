/** Asks the assistant, and tells each piece of its answer as it comes. */
import { z } from 'zod'
import type { FunctionsCaller } from '#app/lib/functions/call-function.ts'
import type { FunctionOutcome } from '#app/lib/functions/function-outcome.ts'
import { streamFunction } from '#app/lib/functions/stream-function.ts'
import {
  type AssistantRequest,
  type AssistantResponse,
  assistantResponseSchema,
  suggestionSchema,
} from '#domain/assistant/contract.ts'

const functionName = 'ask-piri-enhanced'

const eventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('doing'), text: z.string() }),
  z.object({ kind: z.literal('words'), text: z.string() }),
  z.object({ kind: z.literal('suggestion'), suggestion: suggestionSchema }),
  z.object({ kind: z.literal('trip'), trip: z.unknown() }),
  z.object({ kind: z.literal('answer'), answer: assistantResponseSchema }),
])
export type AnswerPiece = Exclude<z.infer<typeof eventSchema>, { kind: 'answer' }>

export async function askAssistant(
  client: FunctionsCaller,
  body: AssistantRequest,
  onPiece: (piece: AnswerPiece) => void,
  signal: AbortSignal,
): Promise<FunctionOutcome<AssistantResponse>> {
  const pieces = streamFunction(client, functionName, {
    schema: eventSchema,
    // The assistant needs the time zone to know which day "tomorrow" is.
    body: { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone, ...body },
    headers: { accept: 'text/event-stream' },
    signal,
  })
  for await (const piece of pieces) {
    if (!piece.ok) return piece
    if (piece.value.kind === 'answer') return { ok: true, value: piece.value.answer }
    onPiece(piece.value)
  }
  return signal.aborted
    ? { ok: false, reason: 'aborted', message: 'The call was canceled' }
    : { ok: false, reason: 'structure', message: 'Invalid response structure from server' }
}
