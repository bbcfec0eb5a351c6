/**
 * A site with a language model, through the function as it is deployed: every end is an answer in time. Its budget is with
 * the other limits in `limits`.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { andInFullRuns } from '#testing/full-run-only.ts'
import { useAssistant } from '#testing/llm/assistant-function.ts'
import { type ModelServer, providerNames, startModelServer } from '#testing/llm/model-server.ts'
import { calling, type Script, saying } from '#testing/llm/script.ts'

// A thread loads the catalogue and the gazetteer, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const prompt = 'A quiet museum in Lisbon, please'
const lookUp = calling('find_places', { destination: 'Lisbon', words: 'tiles museum' })
const places = [{ id: 'lisbon/national-tile-museum', why: 'It is quiet.' }]
const whole = { words: 'The tile museum is the quiet one.', places }

describeOnPglite('with a model', (engine) => {
  const server = useAuthServer(engine)
  // What differs between them is asked of each in `_shared/assistant/ask-model.test.ts`.
  const each = andInFullRuns(providerNames.slice(0, 1), providerNames.slice(1))
  describe.each(each)('of %s', (provider) => {
    let model: ModelServer
    beforeAll(async () => {
      model = await startModelServer(provider)
    })
    afterAll(() => model.close())
    const assistant = useAssistant(server, () => ({
      LLM_PROVIDER: provider,
      LLM_MODEL: 'scripted',
      LLM_BASE_URL: model.baseUrl,
      LLM_API_KEY: 'the key',
      LLM_TIMEOUT_MS: '3000',
      ASSISTANT_TURNS_VISITOR: '1000',
    }))
    const { answer, ask } = assistant
    /** What the operator reads. */
    const logged = () =>
      assistant.functions.log.flatMap(({ level, message }) =>
        level === 'info' ? message.split('\n').map((line) => JSON.parse(line)) : [],
      )

    it('answers as the model says, and the log tells what it cost and nothing that was said', async () => {
      model.follow([lookUp, calling('answer', whole)])
      const { conversation, suggestions } = await answer({ prompt })
      expect(conversation.context).toBe(whole.words)
      expect(suggestions).toMatchObject([{ id: places[0]?.id }])
      const line = logged().at(-1)
      expect(line).toMatchObject({
        event: 'assistant-model',
        outcome: 'answered',
        inputTokens: 1800,
        outputTokens: 120,
        steps: 2,
        toolCalls: 2,
      })
      expect(JSON.stringify(assistant.functions.log)).not.toMatch(/museum/i)
    })

    it('streams what it is doing, its words, its cards and the whole', async () => {
      model.follow([lookUp, calling('answer', whole)])
      const response = await ask({ prompt }, { accept: 'text/event-stream' })
      const events = (await response.text())
        .trim()
        .split('\n\n')
        .map((event) => JSON.parse(event.slice('data: '.length)))
      const kinds = events.map(({ kind }: { kind: string }) => kind)
      expect(kinds.slice(0, 2)).toEqual(['doing', 'doing'])
      expect(kinds).toContain('suggestion')
      expect(kinds.at(-1)).toBe('answer')
      const words = events.flatMap((event: { kind: string; text: string }) =>
        event.kind === 'words' ? event.text : [],
      )
      expect(words.join('')).toBe(whole.words)
    })

    const half = { kind: 'cut', of: { kind: 'call', calls: [{ name: 'answer', input: whole }] } }
    it.each<[what: string, script: Script, outcome: RegExp]>([
      ['malformed JSON', [calling('answer', '{"words": "Half')], /malformed|too-many-steps/],
      ['tools for ever', [lookUp], /too-many-steps/],
      ['a refusal', [{ kind: 'refuse' }], /refused/],
      ['429', [{ kind: 'status', status: 429 }], /rate-limited/],
      ['500', [{ kind: 'status', status: 500 }], /down/],
      ['a stall', [lookUp, { kind: 'stall' }], /slow/],
      ['a cut stream', [half as Script[number]], /down|malformed/],
      ['JSON that is no answer', [saying('{"reply": 1}')], /malformed/],
    ])('is answered without it after %s', async (_, script, outcome) => {
      model.follow(script)
      const { conversation, suggestions } = await answer({ prompt })
      expect(suggestions.length).toBeGreaterThan(0)
      expect(conversation.context).not.toMatch(/error|model|sorry/i)
      expect(logged().at(-1)?.outcome).toMatch(outcome)
    })
  })
})
