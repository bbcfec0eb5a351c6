/** An answer as server-sent events: each piece as it comes, and the whole answer at the end. */
import type { AnswerEvent, AssistantResponse } from '#domain/assistant/contract.ts'
import { corsHeaders } from '../cors.ts'

type Piece = Exclude<AnswerEvent, { kind: 'answer' }>
export type Answering = (
  tell: (piece: Piece) => void,
  signal: AbortSignal,
) => Promise<AssistantResponse>

export function streamedAnswer(answering: Answering, signal: AbortSignal): Response {
  const text = new TextEncoder()
  const left = new AbortController()
  const stop = AbortSignal.any([signal, left.signal])
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (event: AnswerEvent) => {
        if (stop.aborted) return
        controller.enqueue(text.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      // Sent at once, so that the reader's connection has its first byte before anything is found.
      tell({ kind: 'doing', text: 'Reading your message' })
      try {
        tell({ kind: 'answer', answer: await answering(tell, stop) })
        if (!stop.aborted) controller.close()
      } catch (error) {
        // A reader who left hears of nothing; others see the stream break off.
        if (!stop.aborted) controller.error(error)
      }
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: {
      ...corsHeaders,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

export const wantsStream = ({ headers }: Request) =>
  /\btext\/event-stream\b/i.test(headers.get('accept') ?? '')
