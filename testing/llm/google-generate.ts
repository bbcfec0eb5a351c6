/** Google's generateContent, streamed. */
import { z } from 'zod'
import { eventOf, inPieces, type ModelProtocol, resultOf, type ScriptedCall } from './script.ts'

const part = z.looseObject({
  text: z.string().optional(),
  functionResponse: z.looseObject({ name: z.string(), response: z.unknown() }).optional(),
})
const requestSchema = z.looseObject({
  systemInstruction: z.object({ parts: z.array(part) }).optional(),
  contents: z.array(z.object({ role: z.string(), parts: z.array(part) })),
  tools: z
    .array(z.looseObject({ functionDeclarations: z.array(z.looseObject({ name: z.string() })) }))
    .default([]),
})

const textOf = (parts: readonly z.infer<typeof part>[]) =>
  parts
    .map(({ text, functionResponse }) =>
      functionResponse ? JSON.stringify(functionResponse.response) : (text ?? ''),
    )
    .join('')

/** The result stands inside of what the client wraps it in. */
const resultSchema = z.looseObject({ content: z.unknown().optional() })
const contentOf = (response: unknown): unknown => {
  const { content = response } = resultSchema.parse(response)
  return typeof content === 'string' ? resultOf(content) : content
}

export const googleGenerate: ModelProtocol = {
  basePath: '/v1beta',
  isAsked: (pathname) => /^\/v1beta\/models\/[^/]+:streamGenerateContent$/.test(pathname),
  read(body, headers) {
    const { systemInstruction, contents, tools } = requestSchema.parse(body)
    return {
      system: textOf(systemInstruction?.parts ?? []),
      said: contents.map(({ role, parts }) => ({ role, text: textOf(parts) })),
      results: contents
        .flatMap(({ parts }) => parts)
        .flatMap(({ functionResponse }) =>
          functionResponse ? [contentOf(functionResponse.response)] : [],
        ),
      tools: tools.flatMap(({ functionDeclarations }) =>
        functionDeclarations.map(({ name }) => name),
      ),
      key: headers.get('x-goog-api-key') ?? undefined,
    }
  },
  write(turn) {
    const usageMetadata = { promptTokenCount: 900, candidatesTokenCount: 60, totalTokenCount: 960 }
    const chunk = (parts: object[], finishReason?: string) =>
      eventOf({
        candidates: [{ content: { parts, role: 'model' }, index: 0, finishReason }],
        usageMetadata,
        modelVersion: 'scripted',
      })
    if (turn.kind === 'refuse') return [chunk([], 'SAFETY')]
    if (turn.kind === 'say') {
      const pieces = inPieces(turn.text).map((text) => chunk([{ text }]))
      return [...pieces, chunk([{ text: '' }], 'STOP')]
    }
    return [...turn.calls.map((call) => callOf(call, chunk)), chunk([{ text: '' }], 'STOP')]
  },
  errorBody: (status) => ({
    error: { code: status, message: `scripted ${status}`, status: 'UNAVAILABLE' },
  }),
}

/** Arguments are an object of the answer here: broken ones break the answer itself. */
function callOf({ name, input }: ScriptedCall, chunk: (parts: object[]) => string): string {
  if (typeof input !== 'string') return chunk([{ functionCall: { name, args: input } }])
  return eventOf(
    `{"candidates":[{"content":{"parts":[{"functionCall":{"name":"${name}","args":${input}`,
  )
}
