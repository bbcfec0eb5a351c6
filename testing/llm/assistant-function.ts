/** The assistant's function as it is deployed, in its own thread, on a real backend; and ways to ask it. */
import { afterAll, beforeAll } from 'vitest'
import { type AssistantResponse, assistantResponseSchema } from '#domain/assistant/contract.ts'
import { type AuthServer, anonKey } from '#server/backend/auth/testing/auth-server.ts'
import { bearer } from '#server/backend/auth/testing/people.ts'
import { type RunningFunctions, startFunctions } from '#server/backend/functions/testing/server.ts'
import { productFunctions } from '#server/data/product-schema.ts'

export interface AssistantFunction {
  readonly functions: RunningFunctions
  ask: (body: unknown, options?: AskOptions) => Promise<Response>
  /** The whole answer; throws where it is none. */
  answer: (body: unknown, options?: AskOptions) => Promise<AssistantResponse>
}

interface AskOptions {
  token?: string
  address?: string
  accept?: string
  signal?: AbortSignal
}

/** The header by which tests say where they come from. */
const addressHeader = 'x-test-address'

export const functionEnvironment = (server: Pick<AuthServer, 'url'>) => ({
  SUPABASE_URL: server.url,
  SUPABASE_ANON_KEY: anonKey,
  SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_auth-tests',
})

export function useAssistant(
  server: AuthServer,
  environment: () => Readonly<Record<string, string>> = () => ({}),
): AssistantFunction {
  let running: RunningFunctions | undefined
  const use = () => {
    if (!running) throw new Error('The function runs only in hooks and tests')
    return running
  }
  beforeAll(async () => {
    running = await startFunctions({
      ...productFunctions(),
      clientAddress: (request) => request.headers.get(addressHeader),
      environment: { ...functionEnvironment(server), ...environment() },
    })
  })
  afterAll(() => running?.stop())

  const ask: AssistantFunction['ask'] = (body, { token, address, accept, signal } = {}) =>
    fetch(`${use().url}/functions/v1/ask-piri-enhanced`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: anonKey,
        ...(token && bearer(token)),
        ...(address && { [addressHeader]: address }),
        ...(accept && { accept }),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...(signal && { signal }),
    })
  return {
    get functions() {
      return use()
    },
    ask,
    async answer(body, options) {
      const response = await ask(body, options)
      const text = await response.text()
      if (!response.ok) throw new Error(`${response.status}: ${text}`)
      return assistantResponseSchema.parse(JSON.parse(text))
    },
  }
}
