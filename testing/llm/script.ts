/** What a model's stand-in says, request by request, whatever protocol it speaks. */

export interface ScriptedCall {
  name: string
  /** Text instead of an object is sent as it is: JSON that no parser takes. */
  input: object | string
}

export type ScriptedTurn =
  | { kind: 'say'; text: string }
  | { kind: 'call'; calls: readonly ScriptedCall[] }
  /** The provider itself declines, in the way of its protocol. */
  | { kind: 'refuse' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** The head of an answer, and then nothing. */
  | { kind: 'stall' }
  /** An answer of which only a part arrives before the connection ends. */
  | { kind: 'cut'; of: Extract<ScriptedTurn, { kind: 'say' | 'call' }> }

/** A request as all protocols have it. */
export interface SeenRequest {
  system: string
  /** Everything that is said to the model, tool results included, as text in order. */
  said: { role: string; text: string }[]
  /** The results of tools, as they were sent. */
  results: unknown[]
  tools: string[]
  key: string | undefined
}

/** The turn for each request in order; the last one is repeated. */
export type Script = readonly (ScriptedTurn | ((request: SeenRequest) => ScriptedTurn))[]

export const calling = (name: string, input: object | string): ScriptedTurn => ({
  kind: 'call',
  calls: [{ name, input }],
})

export const saying = (text: string): ScriptedTurn => ({ kind: 'say', text })

/** A protocol: where it is asked, how its requests read, and how a turn is written. */
export interface ModelProtocol {
  /** What stands before its paths in LLM_BASE_URL. */
  basePath: string
  isAsked: (pathname: string) => boolean
  read: (body: unknown, headers: Headers) => SeenRequest
  /** The pieces of a streamed answer, each written at once. */
  write: (turn: Extract<ScriptedTurn, { kind: 'say' | 'call' | 'refuse' }>) => string[]
  errorBody: (status: number) => object
}

/** A text in pieces, as a model writes. */
export function inPieces(text: string, length = 24): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) =>
    text.slice(index * length, (index + 1) * length),
  )
}

export const inputText = ({ input }: ScriptedCall) =>
  typeof input === 'string' ? input : JSON.stringify(input)

export const eventOf = (data: unknown, name?: string) =>
  `${name ? `event: ${name}\n` : ''}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`

/** A tool's result as it was sent: JSON, or the text of an error. */
export function resultOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return text
    throw error
  }
}
