/** The assistant answers the same under Deno, on which Supabase's edge runtime is built, planner included. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { assistantResponseSchema } from '#domain/assistant/contract.ts'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { bearer, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { type RunningOnDeno, startOnDeno } from '#server/backend/functions/testing/deno.ts'
import { productFunctions } from '#server/data/product-schema.ts'
import type { LoopbackService } from '#server/providers/places/testing/loopback-service.ts'
import { inFullRuns } from '#testing/full-run-only.ts'
import { functionEnvironment, useAssistant } from '#testing/llm/assistant-function.ts'
import { providersEnvironment, startProviders } from '#testing/llm/loopback-providers.ts'
import { type ModelServer, startModelServer } from '#testing/llm/model-server.ts'
import { calling } from '#testing/llm/script.ts'

// Another runtime starts here, and loads the catalogue, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const name = 'ask-piri-enhanced'

inFullRuns(
  describeOnPglite,
  'every day: functions on Deno in `server/backend/functions/same-on-deno`, plans there in `testing/engine/same-plan`',
)('here and on Deno', (engine) => {
  const server = useAuthServer(engine)
  const assistant = useAssistant(server)
  let deno: RunningOnDeno
  let withModel: RunningOnDeno
  let model: ModelServer
  let providers: LoopbackService
  beforeAll(async () => {
    model = await startModelServer('openai')
    providers = await startProviders()
    const { dir } = productFunctions()
    const own = functionEnvironment(server)
    deno = await startOnDeno(name, 'serve', own, dir)
    withModel = await startOnDeno(
      name,
      'serve',
      {
        ...own,
        ...providersEnvironment(providers),
        LLM_PROVIDER: 'openai',
        LLM_MODEL: 'scripted',
        LLM_BASE_URL: model.baseUrl,
      },
      dir,
    )
  })
  afterAll(async () => {
    await Promise.all([deno?.stop(), withModel?.stop(), model?.close(), providers?.close()])
  })
  const onDeno = async ({ url }: RunningOnDeno, body: unknown, headers = {}) => {
    const response = await fetch(`${url}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect(response.status, text).toBe(200)
    return text
  }

  it.each(['A quiet museum in Lisbon, please', 'Which plug do they have in London?'])(
    '"%s" has one answer',
    async (prompt) => {
      const body = { prompt, session_id: 'same' }
      const here = await assistant.answer(body)
      const there = assistantResponseSchema.parse(JSON.parse(await onDeno(deno, body)))
      expect(there).toEqual(here)
    },
  )

  it('days are planned, and streamed as they come', async () => {
    const body = { prompt: 'Plan two days in Lisbon from 3 May 2027' }
    const text = await onDeno(deno, body, { accept: 'text/event-stream' })
    const events = text
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.slice('data: '.length)))
    expect(events[0]).toMatchObject({ kind: 'doing' })
    expect(events.at(-1)).toMatchObject({
      kind: 'answer',
      answer: { trip: { start: '2027-05-03' } },
    })
  })

  it('a person’s chat is kept', async () => {
    const { session, user } = await signedInPerson(server)
    await onDeno(deno, { prompt: 'Hello' }, bearer(session.access_token))
    const { data } = await server
      .service()
      .from('sessions')
      .select('last_prompt')
      .eq('user_id', user.id)
      .throwOnError()
    expect(data).toEqual([{ last_prompt: 'Hello' }])
  })

  describe('with a model', () => {
    it('its packages and tools run there too', async () => {
      model.follow([
        calling('find_places', { destination: 'Lisbon', words: 'tiles museum' }),
        calling('answer', {
          words: 'The tile museum.',
          places: [{ id: 'lisbon/national-tile-museum', why: 'It is quiet.' }],
        }),
      ])
      const answer = JSON.parse(await onDeno(withModel, { prompt: 'A museum in Lisbon' }))
      expect(answer).toMatchObject({
        conversation: { context: 'The tile museum.' },
        suggestions: [{ id: 'lisbon/national-tile-museum' }],
      })
    })

    it('its tools ask the live providers', async () => {
      model.follow([
        calling('find_places', { destination: 'Zermatt', words: 'museum' }),
        calling('weather', {
          destination: 'Zermatt',
          date: new Date().toISOString().slice(0, 10),
        }),
        calling('answer', {
          words: 'The Matterhorn Museum, for it may rain.',
          places: [{ id: 'live/openstreetmap/46.02000,7.74900', why: 'It is dry.' }],
        }),
      ])
      const answer = JSON.parse(await onDeno(withModel, { prompt: 'What to do in Zermatt today?' }))
      expect(answer).toMatchObject({
        suggestions: [{ title: 'Matterhorn Museum' }],
        grounds: [
          { source: { kind: 'provider', name: 'OpenStreetMap' } },
          { source: { kind: 'provider', name: 'Open-Meteo' } },
          { source: { kind: 'assistant' } },
        ],
      })
    })

    it('and its failure is answered all the same', async () => {
      model.follow([{ kind: 'status', status: 500 }])
      const answer = JSON.parse(await onDeno(withModel, { prompt: 'A museum in Lisbon' }))
      expect(answer.suggestions.length).toBeGreaterThan(0)
    })
  })
})
