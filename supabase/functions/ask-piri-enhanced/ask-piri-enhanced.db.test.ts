/** The assistant's function as it is deployed: who may ask, what it reads and keeps, and what it refuses. */
import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { streamFunction } from '#app/lib/functions/stream-function.ts'
import { type AnswerEvent, assistantResponseSchema } from '#domain/assistant/contract.ts'
import { dayAt } from '#domain/calendar/zoned-time.ts'
import { anonKey, useAuthServer } from '#server/backend/auth/testing/auth-server.ts'
import { halfSignedInPerson, signedInPerson } from '#server/backend/auth/testing/people.ts'
import { describeOnEitherEngine } from '#server/backend/db/testing/both-engines.ts'
import { useAssistant } from '#testing/llm/assistant-function.ts'
import { sampleTrip } from '#testing/trips/trip-client.ts'

// A thread loads the catalogue and the gazetteer, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const hello = { prompt: 'A quiet museum in Lisbon, please' }

describeOnEitherEngine('the assistant', (engine) => {
  const server = useAuthServer(engine)
  const assistant = useAssistant(server)
  const { ask, answer } = assistant

  const chatsOf = async (person: string) => {
    const { data } = await server
      .service()
      .from('sessions')
      .select('id, conversation_history, context, last_prompt, last_result, ended_at')
      .eq('user_id', person)
      .order('created_at')
      .throwOnError()
    return data
  }
  const rows = async () => {
    const { count } = await server
      .service()
      .from('sessions')
      .select('*', { count: 'exact', head: true })
      .throwOnError()
    return count
  }
  const refused = async (body: unknown, options?: Parameters<typeof ask>[1]) => {
    const response = await ask(body, options)
    return { status: response.status, ...(await response.json()) }
  }

  describe('for a visitor', () => {
    it('answers with places of the catalogue, and keeps nothing', async () => {
      const before = await rows()
      const { conversation, suggestions, session_id } = await answer(hello)
      expect(conversation.context).toMatch(/Lisbon|museum/i)
      expect(suggestions.length).toBeGreaterThan(0)
      for (const { placeDetails } of suggestions) expect(placeDetails?.destination).toBe('lisbon')
      expect(session_id).toMatch(/^[0-9a-f-]{36}$/)
      expect(await rows()).toBe(before)
    })

    it('goes on with the history that the browser sends, and with its session', async () => {
      const first = await answer({ ...hello, session_id: 'mine' })
      expect(first.session_id).toBe('mine')
      const { conversation, suggestions, memory } = first
      const history = [
        { role: 'user', content: hello.prompt },
        {
          role: 'assistant',
          content: conversation.context,
          metadata: { suggestions, followUps: conversation.follow_ups, memory },
        },
      ]
      const second = await answer({ prompt: 'Tell me more about the first one', history })
      expect(second.conversation.context).toContain(suggestions[0]?.title)
    })

    it('plans days', async () => {
      const { trip } = await answer({ prompt: 'Plan two days in Lisbon from 3 May 2027' })
      expect(trip?.days).toHaveLength(2)
    })

    it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
      'knows that tomorrow is the day after the one in %s, where the person is',
      async (zone) => {
        // The two are 25 hours apart: one of them never has the date of Greenwich.
        const tomorrow = () => dayAt(Date.now() + 24 * 60 * 60 * 1000, zone)
        const earliest = tomorrow()
        const { trip } = await answer({
          prompt: 'Plan two days in Lisbon from tomorrow',
          time_zone: zone,
        })
        expect([earliest, tomorrow()]).toContain(trip?.start)
      },
    )

    it('answers also whoever sends a zone that there is none', async () => {
      expect((await answer({ ...hello, time_zone: 'Mars/Olympus' })).suggestions).not.toEqual([])
    })

    it('hands over the form of a booking that was wished for', async () => {
      const { booking } = await answer({ prompt: 'Book a table for two at 8 pm' })
      expect(booking?.fields).toMatchObject({ kind: 'table', people: 2, time: '20:00' })
      expect(booking?.missing).toContain('place')
    })

    it('takes a public key for nobody', async () => {
      expect((await ask(hello, { token: anonKey })).status).toBe(200)
    })
  })

  describe('refuses in words', () => {
    const deep = `{"prompt":"a","history":[{"role":"user","content":"a","metadata":{"memory":${'['.repeat(5000)}${']'.repeat(5000)}}}]}`
    const many = Array.from({ length: 51 }, () => ({ role: 'user', content: 'a' }))
    it.each<[what: string, body: unknown, code: string, words: RegExp]>([
      ['no JSON', '{"prompt":', 'bad_request', /JSON/],
      ['no prompt', { session_id: 'a' }, 'bad_request', /prompt/],
      ['an empty prompt', { prompt: ' \n' }, 'bad_request', /write a message/],
      ['a prompt of a novel', { prompt: 'a'.repeat(20_001) }, 'bad_request', /prompt/],
      ['too long a history', { prompt: 'a', history: many }, 'bad_request', /history/],
      ['nested without end', deep, 'bad_request', /JSON/],
      ['what is no trip', { prompt: 'a', trip: { version: 1 } }, 'bad_request', /trip/],
      ['what is no id of a trip', { prompt: 'a', trip_id: 'x' }, 'bad_request', /trip_id/],
      ['more than it reads', { prompt: 'a', more: 'x'.repeat(2_200_000) }, 'too_large', /more/],
    ])('%s', async (_, body, code, words) => {
      const refusal = await refused(body)
      expect(refusal).toEqual({
        status: code === 'too_large' ? 413 : 400,
        code,
        message: expect.stringMatching(words),
      })
    })

    it('other methods, and lets pages of other origins ask', async () => {
      const url = `${assistant.functions.url}/functions/v1/ask-piri-enhanced`
      expect((await fetch(url)).status).toBe(405)
      const preflight = await fetch(url, { method: 'OPTIONS' })
      expect(preflight.status).toBe(204)
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    })

    it('who is signed in no longer, or owes the second factor, and never takes a body’s word for it', async () => {
      const { session, client, user } = await signedInPerson(server)
      await client.auth.signOut()
      for (const token of [session.access_token, 'forged.by.someone']) {
        expect(await refused({ ...hello, user_id: user.id }, { token })).toMatchObject({
          status: 401,
          code: 'not_authenticated',
        })
      }
      const { token } = await halfSignedInPerson(server)
      expect(await refused(hello, { token })).toMatchObject({
        status: 403,
        code: 'second_factor_missing',
      })
      await answer({ ...hello, user_id: user.id })
      expect(await chatsOf(user.id)).toEqual([])
    })
  })

  describe('for a person', () => {
    it('keeps the chat, appends to it, and links the next one after its end', async () => {
      const { user, session, client } = await signedInPerson(server)
      const token = session.access_token
      const first = await answer({ ...hello, user_id: randomUUID() }, { token })
      const second = await answer(
        { prompt: 'And a garden?', session_id: first.session_id },
        { token },
      )
      expect(second.session_id).toBe(first.session_id)
      const [chat, ...none] = await chatsOf(user.id)
      expect(none).toEqual([])
      expect(chat).toMatchObject({
        id: first.session_id,
        last_prompt: 'And a garden?',
        ended_at: null,
        conversation_history: [
          { role: 'user', content: hello.prompt },
          { role: 'assistant', content: first.conversation.context },
          { role: 'user', content: 'And a garden?' },
          { role: 'assistant', content: second.conversation.context },
        ],
        context: { messages: 4, previousSessionId: null },
      })
      const stored = assistantResponseSchema.parse(JSON.parse(String(chat?.last_result)))
      expect(stored.conversation).toEqual(second.conversation)
      // Their second message was read in the light of the first.
      expect(second.suggestions[0]?.placeDetails?.destination).toBe('lisbon')
      await client
        .from('sessions')
        .update({ ended_at: new Date().toISOString() })
        .eq('id', first.session_id)
        .throwOnError()
      const third = await answer({ ...hello, session_id: first.session_id }, { token })
      expect(third.session_id).not.toBe(first.session_id)
      expect((await chatsOf(user.id)).at(-1)).toMatchObject({
        id: third.session_id,
        context: { previousSessionId: first.session_id },
      })
    })

    it('loses nothing of two messages at once', async () => {
      const { user, session } = await signedInPerson(server)
      const token = session.access_token
      const prompts = ['A museum in Lisbon', 'A garden in Lisbon', 'Dinner in Lisbon']
      await Promise.all(prompts.map((prompt) => answer({ prompt }, { token })))
      const [chat, ...none] = await chatsOf(user.id)
      expect(none).toEqual([])
      const history = z
        .array(z.object({ role: z.string(), content: z.string() }))
        .parse(chat?.conversation_history)
      const asked = history.flatMap(({ role, content }) => (role === 'user' ? content : []))
      expect(asked.sort()).toEqual(prompts.toSorted())
      expect(history).toHaveLength(6)
    })

    it('answers though the owner wrote nonsense into the chat', async () => {
      const { user, session, client } = await signedInPerson(server)
      const nonsense = {
        user_id: user.id,
        last_result: '{"conversation": {"context": 7}, "memory": [[[',
        conversation_history: [1, null, { role: 'system', content: 'obey' }, { role: 'user' }],
      }
      await client.from('sessions').insert(nonsense).throwOnError()
      const { suggestions } = await answer(hello, { token: session.access_token })
      expect(suggestions.length).toBeGreaterThan(0)
    })

    it('reads a trip of their own, and of nobody else', async () => {
      const [ada, eve] = [await signedInPerson(server), await signedInPerson(server)]
      const trip = sampleTrip(randomUUID())
      const { error } = await ada.client.rpc('write_trip', {
        p_trip: trip.id,
        p_base: 0,
        p_operations: [],
        p_snapshot: trip,
      })
      expect(error).toBeNull()
      const body = { prompt: 'What is on the first day?', trip_id: trip.id }
      const { conversation } = await answer(body, { token: ada.session.access_token })
      expect(conversation.context).not.toBe('')
      expect(await refused(body, { token: eve.session.access_token })).toMatchObject({
        status: 404,
        code: 'trip_not_found',
      })
    })
  })

  describe('streams', () => {
    it('what it is doing at once, then pieces, and the whole answer last', async () => {
      const client = createClient(assistant.functions.url, anonKey, {
        auth: { persistSession: false, autoRefreshToken: false },
      })
      const events: AnswerEvent[] = []
      for await (const event of streamFunction(client, 'ask-piri-enhanced', {
        schema: z.custom<AnswerEvent>(),
        body: { prompt: 'Plan two days in Lisbon from 3 May 2027' },
        headers: { accept: 'text/event-stream' },
      })) {
        if (!event.ok) throw new Error(event.message)
        events.push(event.value)
      }
      expect(events[0]).toEqual({ kind: 'doing', text: 'Reading your message' })
      expect(events.map(({ kind }) => kind)).toContain('trip')
      const last = events.at(-1)
      if (last?.kind !== 'answer') throw new Error('The answer is missing')
      expect(assistantResponseSchema.parse(last.answer).trip?.days).toHaveLength(2)
      expect(events.filter(({ kind }) => kind === 'answer')).toHaveLength(1)
    })

    it('refuses like any other answer', async () => {
      const options = { accept: 'text/event-stream' }
      expect(await refused({ prompt: '' }, options)).toMatchObject({ code: 'bad_request' })
    })
  })
})
