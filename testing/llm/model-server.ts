/** A model's stand-in on the loopback: speaks a provider's protocol over HTTP and follows a script. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anthropicMessages } from './anthropic-messages.ts'
import { chatCompletions } from './chat-completions.ts'
import { googleGenerate } from './google-generate.ts'
import type { ModelProtocol, Script, ScriptedTurn, SeenRequest } from './script.ts'

const protocols = {
  openai: chatCompletions,
  anthropic: anthropicMessages,
  google: googleGenerate,
} satisfies Record<string, ModelProtocol>

export type ProviderName = keyof typeof protocols
export const providerNames = Object.keys(protocols) as ProviderName[]

export interface ModelServer {
  /** As LLM_BASE_URL has it. */
  baseUrl: string
  /** What it was asked, in order. */
  seen: SeenRequest[]
  /** Another script, from its beginning; what was seen is forgotten. */
  follow: (script: Script) => void
  close: () => Promise<void>
}

export async function startModelServer(
  provider: ProviderName,
  script: Script = [],
): Promise<ModelServer> {
  const protocol: ModelProtocol = protocols[provider]
  const seen: SeenRequest[] = []
  let followed = script
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '', 'http://model')
    if (!protocol.isAsked(pathname)) return void response.writeHead(404).end()
    const body: unknown = JSON.parse((await request.setEncoding('utf8').toArray()).join(''))
    const asked = protocol.read(body, headersOf(request))
    const next = followed[Math.min(seen.length, followed.length - 1)]
    seen.push(asked)
    if (!next) throw new Error('The script is empty')
    write(response, protocol, typeof next === 'function' ? next(asked) : next)
  }
  const server = createServer((request, response) => {
    // A request that the protocol does not know is the client's fault: it sees a 400 with the reason.
    answer(request, response).catch((error: unknown) => {
      response.writeHead(400, { 'content-type': 'text/plain' }).end(String(error))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}${protocol.basePath}`,
    seen,
    follow(script) {
      followed = script
      seen.length = 0
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const headersOf = ({ headers }: IncomingMessage) =>
  new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function write(response: ServerResponse, protocol: ModelProtocol, turn: ScriptedTurn): void {
  if (turn.kind === 'status') {
    response.writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
    response.end(JSON.stringify(protocol.errorBody(turn.status)))
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (turn.kind === 'stall') {
    response.flushHeaders()
    return
  }
  if (turn.kind === 'cut') {
    const whole = protocol.write(turn.of).join('')
    response.write(whole.slice(0, whole.length / 2), () => response.destroy())
    return
  }
  for (const piece of protocol.write(turn)) response.write(piece)
  response.end()
}
