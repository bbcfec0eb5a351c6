/** Chats with the assistant in the database: whose they are, that none is lost, and what limits them. */
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { ACTORS, type Actor, ask, codeOf, idOf } from './actors.ts'
import { SEEDED, seedRows } from './seeded-rows.ts'

const keeping = 'select public.keep_chat_turn($1, $2, $3, $4, $5)'

describeOnBothEngines('chats with the assistant', (engine) => {
  beforeAll(() => seedRows(engine.database))

  const run = (actor: Actor, text: string, ...values: (string | number | null)[]) =>
    ask(engine.database, actor, { text, values }, { keep: true })
  const cell = async (actor: Actor, text: string, ...values: (string | number | null)[]) =>
    (await run(actor, text, ...values)).rows[0]?.[0] ?? null
  const message = (content: string) => JSON.stringify([{ role: 'user', content }])
  const keep = (actor: Actor, session: string | null, words: string, messages = message(words)) =>
    cell(actor, keeping, session, words, '{}', words, messages)
  const open = async (actor: Actor, session: string | null, trip: string | null = null) =>
    JSON.parse((await cell(actor, 'select public.open_chat($1, $2)', session, trip)) ?? 'null')
  const chatOf = async (actor: Actor, id: string | null) => {
    const text = `select jsonb_build_object('history', conversation_history, 'context', context,
      'ended', ended_at is not null, 'prompt', last_prompt) from public.sessions where id = $1`
    return JSON.parse((await cell(actor, text, id)) ?? 'null')
  }
  const clear = () => run('service', 'delete from public.sessions')
  const end = (actor: Actor, id: string | null) =>
    run(actor, 'update public.sessions set ended_at = now() where id = $1', id)

  describe('while one is active', () => {
    it('appends to it, named or not, and a new one after its end names the one before', async () => {
      await clear()
      const first = await keep('participant', null, 'one')
      expect(await keep('participant', first, 'two')).toBe(first)
      expect(await keep('participant', 'a visitor’s own name', 'three')).toBe(first)
      expect(await chatOf('participant', first)).toMatchObject({
        history: [{ content: 'one' }, { content: 'two' }, { content: 'three' }],
        context: { inferredContext: 'three', messages: 3, previousSessionId: null },
        prompt: 'three',
        ended: false,
      })
      await end('participant', first)
      expect(await open('participant', first)).toMatchObject({ session: null, history: [] })
      const second = await keep('participant', first, 'four')
      expect(second).not.toBe(first)
      expect(await chatOf('participant', second)).toMatchObject({
        history: [{ content: 'four' }],
        context: { previousSessionId: first },
      })
    })

    it('loses nothing of messages at the same time, the first ones included', async () => {
      await clear()
      const words = Array.from({ length: 8 }, (_, index) => `message ${index}`)
      const chats = await Promise.all(words.map((each) => keep('participant', null, each)))
      expect(new Set(chats).size).toBe(1)
      const { history } = await chatOf('participant', chats[0] ?? null)
      const kept = history.map(({ content }: { content: string }) => content)
      expect(kept.sort()).toEqual(words)
    })

    it('ends one that is full, and links it', async () => {
      await clear()
      const large = message('x'.repeat(1_800_000))
      const first = await keep('participant', null, 'large', large)
      const second = await keep('participant', first, 'large', large)
      expect(second).not.toBe(first)
      expect(await chatOf('participant', first)).toMatchObject({ ended: true })
      expect(await chatOf('participant', second)).toMatchObject({
        context: { previousSessionId: first },
      })
    })

    it('reads the latest 50 messages in their order', async () => {
      await clear()
      const many = Array.from({ length: 70 }, (_, index) => ({ role: 'user', content: `${index}` }))
      await keep('participant', null, 'many', JSON.stringify(many))
      const { history } = await open('participant', null)
      expect(history).toEqual(many.slice(20))
    })
  })

  it('are read again without what cards said, whatever their owner wrote there', async () => {
    await clear()
    const card = {
      id: 'lisbon/belem-tower',
      title: 'Belém Tower',
      reasoning: 'By the river',
      grounds: [{ claim: 'It stands' }],
      placeDetails: { name: 'Belém Tower', destination: 'lisbon', rating: 5 },
    }
    const shown = (suggestions: unknown) => ({
      role: 'assistant',
      content: 'Here',
      metadata: { suggestions, memory: { much: 'x'.repeat(1000) }, followUps: ['More'] },
    })
    const messages = [1, null, [], { metadata: 7 }, shown('none'), shown([3, card])]
    await keep('participant', null, 'odd', JSON.stringify(messages))
    const { history } = await open('participant', null)
    expect(history.slice(0, 5)).toEqual(messages.slice(0, 5))
    expect(history[5].metadata).toEqual({
      followUps: ['More'],
      suggestions: [
        { id: null, title: null, reasoning: '', description: '', placeDetails: null },
        {
          id: card.id,
          title: card.title,
          reasoning: '',
          description: '',
          placeDetails: { name: 'Belém Tower', destination: 'lisbon' },
        },
      ],
    })
  })

  it('are each person’s own, and so are the trips that are read with them', async () => {
    await clear()
    const chat = await keep('owner', null, 'mine')
    expect(await open('owner', chat, SEEDED.ownTrip)).toMatchObject({
      session: chat,
      trip: { id: SEEDED.ownTrip },
    })
    expect(await open('stranger', chat, SEEDED.ownTrip)).toMatchObject({
      session: null,
      history: [],
      trip: null,
    })
    expect(await keep('stranger', chat, 'yours?')).not.toBe(chat)
    expect((await chatOf('owner', chat)).history).toHaveLength(1)
  })

  it('can be opened and kept by people alone, and counted by the service alone', async () => {
    const calls = {
      open_chat: 'select public.open_chat()',
      keep_chat_turn: `select public.keep_chat_turn(null, 'a', '{}', 'a', '[]')`,
      take_assistant_turn: 'select public.take_assistant_turn(null, null, 100, 100)',
      use_model_tokens: 'select public.use_model_tokens(null, null, 1, 100, 100)',
    }
    const people = ['stranger', 'owner', 'participant', 'admin']
    for (const [name, text] of Object.entries(calls)) {
      const isPeoples = name.includes('chat')
      for (const actor of ACTORS) {
        const may = isPeoples ? people.includes(actor) : actor === 'service'
        const code = await codeOf(ask(engine.database, actor, { text }))
        expect([name, actor, code]).toEqual([name, actor, may ? 'done' : '42501'])
      }
    }
  })

  describe('turns', () => {
    const take = (person: Actor | null, address: string | null, ofOne = 3, ofVisitors = 100) =>
      cell(
        'service',
        'select public.take_assistant_turn($1, $2, $3, $4)',
        ...[person && idOf(person), address, ofOne, ofVisitors],
      ).then(Number)
    const forget = () => engine.owner.script('delete from private.assistant_turns')

    it('end for an address, whatever else it says of itself, and for its neighbours in IPv6', async () => {
      await forget()
      const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:9::3']
      for (const each of addresses) expect(await take(null, each)).toBe(0)
      // A third of ten minutes refills one of three.
      expect(await take(null, '2001:db8:1:2::4')).toBeGreaterThan(190)
      expect(await take(null, '2001:db8:1:3::1')).toBe(0)
      expect(await take('owner', '2001:db8:1:2::1')).toBe(0)
    })

    it('end for all visitors together, and for no person', async () => {
      await forget()
      for (const last of [1, 2, 3]) expect(await take(null, `203.0.113.${last}`, 3, 3)).toBe(0)
      expect(await take(null, '203.0.113.4', 3, 3)).toBeGreaterThan(0)
      expect(await take('owner', '203.0.113.4', 3, 3)).toBe(0)
    })

    it('come back with time, one after the other', async () => {
      await forget()
      for (const _ of [1, 2, 3]) await take('owner', null)
      expect(await take('owner', null)).toBeGreaterThan(0)
      const earlier = `update private.assistant_turns set updated_at = updated_at - interval '210 seconds'`
      await engine.owner.script(earlier)
      expect(await take('owner', null)).toBe(0)
      expect(await take('owner', null)).toBeGreaterThan(0)
    })
  })

  describe('a day’s tokens', () => {
    const use = (person: Actor, tokens: number, ofOne = 100, ofAll = 150) =>
      cell(
        'service',
        'select public.use_model_tokens($1, null, $2, $3, $4)',
        ...[idOf(person), tokens, ofOne, ofAll],
      )
    const forget = () => engine.owner.script('delete from private.model_use')

    it('end for one, and for all', async () => {
      await forget()
      expect(await use('owner', 90)).toBe('t')
      expect(await use('owner', 20)).toBe('f')
      expect(await use('owner', 10)).toBe('t')
      expect(await use('stranger', 60)).toBe('f')
      expect(await use('stranger', 50)).toBe('t')
    })

    it('are given back where they were not used, and begin anew with the day', async () => {
      await forget()
      await use('owner', 100)
      expect(await use('owner', -70)).toBe('t')
      expect(await use('owner', 70)).toBe('t')
      expect(await use('owner', 1)).toBe('f')
      await engine.owner.script(`update private.model_use set day = day - 1`)
      expect(await use('owner', 100)).toBe('t')
    })

    it('are not passed by many answers at once', async () => {
      await forget()
      const granted = await Promise.all(Array.from({ length: 10 }, () => use('owner', 30)))
      expect(granted.filter((each) => each === 't')).toHaveLength(3)
    })
  })
})
