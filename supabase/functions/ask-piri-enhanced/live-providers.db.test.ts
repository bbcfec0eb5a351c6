/** The function as it is deployed, with the providers of places and weather that its environment names. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import type { LoopbackService } from '#server/providers/places/testing/loopback-service.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { useAssistant } from '#testing/llm/assistant-function.ts'
import { providersEnvironment, startProviders } from '#testing/llm/loopback-providers.ts'

// The function loads the catalogue on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

inFullRuns(
  describeOnPglite,
  'every day: `_shared/assistant/live-providers`, and answers of the deployed function in `ask-piri-enhanced`',
)('the assistant with live providers', (engine) => {
  const server = useAuthServer(engine)
  let providers: LoopbackService
  beforeAll(async () => {
    providers = await startProviders()
  })
  const assistant = useAssistant(server, () => providersEnvironment(providers))
  afterAll(() => providers.close())

  it('tells the forecast for tomorrow, with its source', async () => {
    const answer = await assistant.answer({ prompt: 'What is the weather in Lisbon tomorrow?' })
    expect(answer.conversation.context).toContain('10 to 18 °C, 80 % chance of rain')
    expect(answer.grounds).toMatchObject([{ source: { kind: 'provider', name: 'Open-Meteo' } }])
  })

  it('shows what the provider knows of a town that the catalogue does not have', async () => {
    const answer = await assistant.answer({ prompt: 'Which museums are there in Zermatt?' })
    expect(answer.suggestions).toMatchObject([
      {
        title: 'Matterhorn Museum',
        grounds: [{ source: { kind: 'provider', name: 'OpenStreetMap' } }],
      },
    ])
    expect(answer.conversation.context).toContain('a live source, OpenStreetMap')
  })
})
