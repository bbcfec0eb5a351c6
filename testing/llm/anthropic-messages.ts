/** Anthropic's messages. */
import { z } from 'zod'
import {
  eventOf,
  inPieces,
  inputText,
  type ModelProtocol,
  resultOf,
  type ScriptedTurn,
} from './script.ts'

const block = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  content: z.unknown().optional(),
})
const blocks = z.union([z.string(), z.array(block)])
const requestSchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  max_tokens: z.number(),
  system: blocks.optional(),
  messages: z.array(z.object({ role: z.string(), content: blocks })),
  tools: z.array(z.looseObject({ name: z.string() })).default([]),
})

const listOf = (given: z.infer<typeof blocks> | undefined) =>
  typeof given === 'string' ? [{ type: 'text', text: given, content: undefined }] : (given ?? [])
const textOf = (given: z.infer<typeof blocks> | undefined) =>
  listOf(given)
    .map(({ text, content }) => text ?? resultText(content))
    .join('')
const resultText = (content: unknown): string =>
  content === undefined ? '' : textOf(blocks.parse(content))

export const anthropicMessages: ModelProtocol = {
  basePath: '/v1',
  isAsked: (pathname) => pathname === '/v1/messages',
  read(body, headers) {
    const { system, messages, tools } = requestSchema.parse(body)
    const results = messages
      .flatMap(({ content }) => listOf(content))
      .filter(({ type }) => type === 'tool_result')
    return {
      system: textOf(system),
      said: messages.map(({ role, content }) => ({ role, text: textOf(content) })),
      results: results.map(({ content }) => resultOf(resultText(content))),
      tools: tools.map(({ name }) => name),
      key: headers.get('x-api-key') ?? undefined,
    }
  },
  write(turn) {
    const event = (data: { type: string } & Record<string, unknown>) => eventOf(data, data.type)
    const message = { id: 'msg_1', type: 'message', role: 'assistant', model: 'scripted' }
    const usage = { input_tokens: 900, output_tokens: 1 }
    return [
      event({
        type: 'message_start',
        message: { ...message, content: [], stop_reason: null, stop_sequence: null, usage },
      }),
      ...blocksOf(turn).flatMap(({ start, pieces }, index) => [
        event({ type: 'content_block_start', index, content_block: start }),
        ...pieces.map((delta) => event({ type: 'content_block_delta', index, delta })),
        event({ type: 'content_block_stop', index }),
      ]),
      event({
        type: 'message_delta',
        delta: { stop_reason: stopReasons[turn.kind], stop_sequence: null },
        usage: { output_tokens: 60 },
      }),
      event({ type: 'message_stop' }),
    ]
  },
  errorBody: (status) => ({
    type: 'error',
    error: {
      type: status === 429 ? 'rate_limit_error' : 'api_error',
      message: `scripted ${status}`,
    },
  }),
}

const stopReasons = { say: 'end_turn', call: 'tool_use', refuse: 'refusal' }

function blocksOf(turn: Extract<ScriptedTurn, { kind: 'say' | 'call' | 'refuse' }>) {
  if (turn.kind === 'refuse') return []
  if (turn.kind === 'say') {
    const pieces = inPieces(turn.text).map((text) => ({ type: 'text_delta', text }))
    return [{ start: { type: 'text', text: '' }, pieces }]
  }
  return turn.calls.map((call, index) => ({
    start: { type: 'tool_use', id: `toolu_${index}`, name: call.name, input: {} },
    pieces: inPieces(inputText(call)).map((text) => ({
      type: 'input_json_delta',
      partial_json: text,
    })),
  }))
}
