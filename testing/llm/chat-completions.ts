/** OpenAI's chat completions, which Ollama, vLLM and llama.cpp speak too. */
import { z } from 'zod'
import { eventOf, inPieces, inputText, type ModelProtocol, resultOf } from './script.ts'

const content = z.union([
  z.string(),
  z.array(z.looseObject({ text: z.string().optional() })),
  z.null(),
])
const requestSchema = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.looseObject({ role: z.string(), content: content.optional() })),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).default([]),
})

const textOf = (given: z.infer<typeof content> | undefined) =>
  typeof given === 'string' ? given : (given ?? []).map(({ text = '' }) => text).join('')

export const chatCompletions: ModelProtocol = {
  basePath: '/v1',
  isAsked: (pathname) => pathname === '/v1/chat/completions',
  read(body, headers) {
    const { messages, tools } = requestSchema.parse(body)
    const said = messages.map((each) => ({ role: each.role, text: textOf(each.content) }))
    return {
      system: said.flatMap(({ role, text }) => (role === 'system' ? text : [])).join('\n'),
      said: said.filter(({ role }) => role !== 'system'),
      results: said.flatMap(({ role, text }) => (role === 'tool' ? [resultOf(text)] : [])),
      tools: tools.map((tool) => tool.function.name),
      key: headers.get('authorization')?.replace('Bearer ', ''),
    }
  },
  write(turn) {
    const chunk = (delta: object, finish: string | null = null) =>
      eventOf({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model: 'scripted',
        choices: [{ index: 0, delta, finish_reason: finish }],
      })
    const usage = { prompt_tokens: 900, completion_tokens: 60, total_tokens: 960 }
    const end = (reason: string) => [
      chunk({}, reason),
      eventOf({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        created: 1_700_000_000,
        model: 'scripted',
        choices: [],
        usage,
      }),
      eventOf('[DONE]'),
    ]
    if (turn.kind === 'refuse') return [chunk({ role: 'assistant' }), ...end('content_filter')]
    if (turn.kind === 'say') {
      const pieces = inPieces(turn.text).map((text) => chunk({ content: text }))
      return [chunk({ role: 'assistant', content: '' }), ...pieces, ...end('stop')]
    }
    const calls = turn.calls.flatMap((call, index) => [
      chunk({
        tool_calls: [
          {
            index,
            id: `call_${index}`,
            type: 'function',
            function: { name: call.name, arguments: '' },
          },
        ],
      }),
      ...inPieces(inputText(call)).map((text) =>
        chunk({ tool_calls: [{ index, function: { arguments: text } }] }),
      ),
    ])
    return [chunk({ role: 'assistant', content: null }), ...calls, ...end('tool_calls')]
  },
  errorBody: (status) => ({ error: { message: `scripted ${status}`, type: 'error', code: null } }),
}
