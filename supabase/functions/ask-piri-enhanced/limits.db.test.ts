/** What the assistant gives in a day, of a model, and in a while, of its own: one function, because its thread takes seconds to load. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { useAssistant } from '#testing/llm/assistant-function.ts'
import { type ModelServer, startModelServer } from '#testing/llm/model-server.ts'
import { calling } from '#testing/llm/script.ts'

// A thread loads the catalogue and the gazetteer, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const prompt = 'A quiet museum in Lisbon, please'
const places = [{ id: 'lisbon/national-tile-museum', why: 'It is quiet.' }]
const whole = { words: 'The tile museum is the quiet one.', places }

describeOnEitherEngine('an assistant that was asked enough', (engine) => {
  const server = useAuthServer(engine)
  let model: ModelServer
  beforeAll(async () => {
    model = await startModelServer('openai', [calling('answer', whole)])
  })
  afterAll(() => model.close())
  const { ask, answer } = useAssistant(server, () => ({
    LLM_PROVIDER: 'openai',
    LLM_MODEL: 'scripted',
    LLM_BASE_URL: model.baseUrl,
    LLM_DAILY_TOKENS_PERSON: '12500',
    LLM_DAILY_TOKENS_SITE: '100000',
    ASSISTANT_TURNS_PERSON: '2',
    ASSISTANT_TURNS_VISITOR: '2',
    ASSISTANT_TURNS_VISITORS: '5',
  }))

  it('asks its model until the day’s tokens are used, of one person and not of another', async () => {
    const [ada, eve] = [await signedInPerson(server), await signedInPerson(server)]
    const ofAda = { token: ada.session.access_token }
    // Each answer uses 960 of 12,500, of which 12,000 are set aside while it is made.
    expect((await answer({ prompt }, ofAda)).conversation.context).toBe(whole.words)
    expect((await answer({ prompt }, ofAda)).conversation.context).not.toBe(whole.words)
    const ofEve = { token: eve.session.access_token }
    expect((await answer({ prompt }, ofEve)).conversation.context).toBe(whole.words)
    expect(model.seen).toHaveLength(2)
  })

  const statuses = async (
    count: number,
    options: (index: number) => Parameters<typeof ask>[1],
  ): Promise<number[]> => {
    const found: number[] = []
    for (let index = 0; index < count; index += 1) {
      const response = await ask({ prompt: 'Hello', session_id: randomUUID() }, options(index))
      await response.text()
      found.push(response.status)
    }
    return found
  }

  it('asks an address to wait, whatever session it names, and says how long', async () => {
    const address = '203.0.113.7'
    expect(await statuses(3, () => ({ address }))).toEqual([200, 200, 429])
    const response = await ask({ prompt: 'Hello' }, { address })
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await response.json()).toEqual({
      code: 'too_many_messages',
      message: 'That was a lot of messages in a short time. Please try again in a few minutes.',
    })
    // From all addresses together: three more of five.
    expect(await statuses(5, (index) => ({ address: `198.51.100.${index}` }))).toEqual([
      200, 200, 200, 429, 429,
    ])
    const { session } = await signedInPerson(server)
    const token = session.access_token
    expect(await statuses(3, () => ({ address, token }))).toEqual([200, 200, 429])
  })
})
