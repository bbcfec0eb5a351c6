import type { IncomingMessage, ServerResponse } from 'node:http'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { startServer } from '#app/lib/testing/loopback-server.ts'
import type { AssistantResponse } from '#domain/assistant/contract.ts'
import { chatSessionIdSchema, suggestionIdSchema } from '#domain/assistant/ids.ts'
import { Conversation } from './conversation.ts'
import { cardsByMessage } from './conversation-state.ts'
import { sessionKey } from './stored-keys.ts'
import type { KeyedStorage } from './visitor-conversation.ts'
import { visitorConversationStore } from './visitor-conversation-store.ts'
import type { Vote } from './votes.ts'

const answer = (words: string, more: Partial<AssistantResponse> = {}): AssistantResponse => ({
  conversation: { context: words, next_question: 'When?', follow_ups: ['In May'] },
  suggestions: [],
  session_id: chatSessionIdSchema.parse('session-1'),
  ...more,
})

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
const stream = { 'content-type': 'text/event-stream' }

/** As a browser's, with a lid on how much it takes. */
function storageOf(most = Number.POSITIVE_INFINITY): KeyedStorage & { rows: Map<string, string> } {
  const rows = new Map<string, string>()
  return {
    rows,
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError')
      rows.set(key, value)
    },
    removeItem: (key) => void rows.delete(key),
  }
}

type Reply = (asked: Record<string, unknown>, response: ServerResponse) => void

async function visitorOf(reply: Reply, storage = storageOf()) {
  const asked: Record<string, unknown>[] = []
  const url = await startServer(async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse((await request.setEncoding('utf8').toArray()).join(''))
    asked.push(body)
    reply(body, response)
  })
  const client = createClient(url, 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  let told = 0
  const open = () =>
    new Conversation({
      store: visitorConversationStore(storage),
      client: async () => client,
      tell: () => {
        told += 1
      },
      now: () => new Date('2026-11-16T12:00:00Z'),
    })
  const conversation = open()
  await conversation.load()
  return { conversation, asked, storage, open, told: () => told }
}

const saying = (words: string): Reply => {
  return (_, response) =>
    response
      .writeHead(200, stream)
      .end(event({ kind: 'words', text: words }) + event({ kind: 'answer', answer: answer(words) }))
}

const contents = ({ state }: Conversation) =>
  state.get().messages.map(({ role, content }) => `${role}: ${content}`)

describe('a visitor in a conversation', () => {
  it('is answered, and finds it again after a reload', async () => {
    const { conversation, storage, open } = await visitorOf(saying('Lisbon in May is mild.'))
    await conversation.send('  Lisbon in May  ')
    expect(contents(conversation)).toEqual([
      'user: Lisbon in May',
      'assistant: Lisbon in May is mild.',
    ])
    expect(conversation.state.get()).toMatchObject({ nextQuestion: 'When?', followUps: ['In May'] })
    const again = open()
    await again.load()
    expect(contents(again)).toEqual(contents(conversation))
    expect(again.state.get()).toMatchObject({ sessionId: 'session-1', followUps: ['In May'] })
    expect([...storage.rows.keys()]).toEqual([sessionKey, 'chat_conversation_session-1'])
  })

  it('sends what was said before along, and the session that it belongs to', async () => {
    const { conversation, asked } = await visitorOf(saying('Fine.'))
    await conversation.send('Lisbon')
    await conversation.send('Four days')
    expect(asked[0]).toMatchObject({ prompt: 'Lisbon', history: [] })
    expect(asked[1]).toMatchObject({
      prompt: 'Four days',
      session_id: 'session-1',
      history: [
        { role: 'user', content: 'Lisbon' },
        { role: 'assistant', content: 'Fine.' },
      ],
    })
  })

  it('sends nothing that is empty, and nothing twice at once', async () => {
    const { conversation, asked } = await visitorOf(saying('Fine.'))
    expect(await conversation.send(' \n ')).toBe('unsent')
    const [first, second] = await Promise.all([
      conversation.send('Lisbon'),
      conversation.send('Lisbon'),
    ])
    expect([first, second]).toEqual(['answered', 'unsent'])
    expect(asked).toHaveLength(1)
  })

  it('sees the words and the suggestions as they come', async () => {
    let goOn: () => void = () => undefined
    const { conversation } = await visitorOf((_, response) => {
      response.writeHead(200, stream)
      response.write(event({ kind: 'doing', text: 'Looking for quiet beaches near Faro' }))
      response.write(event({ kind: 'words', text: 'There ' }))
      goOn = () => response.end(event({ kind: 'answer', answer: answer('There is one.') }))
    })
    const sent = conversation.send('a beach')
    await expect.poll(() => conversation.state.get().pending?.words).toBe('There ')
    goOn()
    await sent
    expect(conversation.state.get().pending).toBeNull()
  })

  it.each([
    [
      'an error of the function',
      (_: unknown, response: ServerResponse) => response.writeHead(500).end('{}'),
    ],
    [
      'an answer that is none',
      (_: unknown, response: ServerResponse) =>
        response.writeHead(200, stream).end(event({ kind: 'answer', answer: { suggestions: [] } })),
    ],
    [
      'a stream that breaks off',
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, stream)
        response.write(event({ kind: 'words', text: 'The' }), () => response.destroy())
      },
    ],
    [
      'a stream without an answer',
      (_: unknown, response: ServerResponse) =>
        response.writeHead(200, stream).end(event({ kind: 'words', text: 'The' })),
    ],
    ['no connection', (_: unknown, response: ServerResponse) => response.destroy()],
  ] as const)('is told of %s, and asks again without typing', async (_, fail) => {
    let works = false
    const { conversation, asked } = await visitorOf((body, response) =>
      works ? saying('Here.')(body, response) : void fail(body, response),
    )
    expect(await conversation.send('Lisbon')).toBe('failed')
    expect(contents(conversation)).toEqual([
      'user: Lisbon',
      'assistant: Sorry, I encountered an error. Please try again.',
    ])
    works = true
    const apology = conversation.state.get().messages.at(-1)
    expect(await conversation.retry(apology?.key ?? '')).toBe('answered')
    expect(contents(conversation)).toEqual(['user: Lisbon', 'assistant: Here.'])
    expect(asked.map(({ prompt }) => prompt)).toEqual(['Lisbon', 'Lisbon'])
    expect(asked[1]).toMatchObject({ history: [] })
  })

  it('reads the specified sentence in place of an empty answer', async () => {
    const { conversation } = await visitorOf(saying('  '))
    await conversation.send('Lisbon')
    expect(contents(conversation).at(-1)).toBe(
      'assistant: I received your message but got an empty response. Please try again.',
    )
  })

  it('stops an answer and keeps what came of it', async () => {
    const { conversation } = await visitorOf((_, response) => {
      response.writeHead(200, stream)
      response.write(event({ kind: 'words', text: 'So far' }))
    })
    const sent = conversation.send('Lisbon')
    await expect.poll(() => conversation.state.get().pending?.words).toBe('So far')
    conversation.stop()
    await sent
    expect(contents(conversation)).toEqual(['user: Lisbon', 'assistant: So far'])
  })

  it('begins anew, and leaves nothing of the old one in the browser', async () => {
    const { conversation, storage } = await visitorOf(saying('Fine.'))
    await conversation.send('Lisbon')
    await conversation.begin()
    expect(contents(conversation)).toEqual([])
    expect(storage.rows.size).toBe(0)
  })

  it.each([
    ['no JSON', '{'],
    ['something else', '[1, 2]'],
    [
      'two megabytes',
      JSON.stringify({ history: [{ role: 'user', content: 'x'.repeat(2_000_000) }] }),
    ],
  ])('begins anew where the browser has kept %s', async (_, text) => {
    const storage = storageOf()
    storage.setItem(sessionKey, 's')
    storage.setItem('chat_conversation_s', text)
    const { conversation } = await visitorOf(saying('Fine.'), storage)
    expect(contents(conversation)).toEqual([])
    await conversation.send('Lisbon')
    expect(contents(conversation)).toEqual(['user: Lisbon', 'assistant: Fine.'])
  })

  it('keeps stored messages that are valid, and drops those beside them that are not', async () => {
    const storage = storageOf()
    storage.setItem(sessionKey, 's')
    const history = [{ role: 'user', content: 'Lisbon' }, { role: 'king' }, 7]
    storage.setItem('chat_conversation_s', JSON.stringify({ history }))
    const { conversation } = await visitorOf(saying('Fine.'), storage)
    expect(contents(conversation)).toEqual(['user: Lisbon'])
  })

  it('goes on where the browser’s storage is full, and says that nothing is kept', async () => {
    const { conversation } = await visitorOf(saying('Fine.'), storageOf(10))
    await conversation.send('Lisbon')
    await conversation.send('Four days')
    expect(contents(conversation)).toHaveLength(4)
    expect(conversation.state.get().isKept).toBe(false)
  })

  it('shows in one tab what was said in another, in order, with nothing of either lost', async () => {
    const { conversation: one, open } = await visitorOf(({ prompt }, response) =>
      saying(`About ${prompt}`)({}, response),
    )
    const other = open()
    await other.load()
    await one.send('Lisbon')
    // Not yet told of the other tab.
    await other.send('Porto')
    await one.load()
    const all = ['user: Lisbon', 'assistant: About Lisbon', 'user: Porto', 'assistant: About Porto']
    expect(contents(one)).toEqual(all)
    expect(contents(other)).toEqual(all)
  })

  it('hears nothing more of an answer once a new conversation was begun', async () => {
    let goOn: () => void = () => undefined
    const { conversation } = await visitorOf((_, response) => {
      response.writeHead(200, stream)
      response.write(event({ kind: 'words', text: 'So far' }))
      goOn = () => response.end(event({ kind: 'answer', answer: answer('So far so good.') }))
    })
    const sent = conversation.send('Lisbon')
    await expect.poll(() => conversation.state.get().pending?.words).toBe('So far')
    await conversation.begin()
    goOn()
    expect(await sent).toBe('stopped')
    expect(conversation.state.get()).toMatchObject({ messages: [], pending: null })
  })

  it('sends no more of what was said than the assistant reads', async () => {
    const { conversation, asked } = await visitorOf(saying('y'.repeat(5000)))
    for (let turn = 0; turn < 12; turn += 1) await conversation.send(`${turn} ${'x'.repeat(4000)}`)
    const { history } = asked.at(-1) ?? {}
    expect(JSON.stringify(history).length).toBeLessThanOrEqual(64 * 1024)
    expect(history).toSatisfy(Array.isArray)
    expect(JSON.stringify(history)).toContain('10 xxx')
  })
})

describe('a vote of a visitor', () => {
  it('stays in the browser, and the same again clears it', async () => {
    const { conversation, open } = await visitorOf(saying('Fine.'))
    await conversation.send('Lisbon')
    const seen = async () => {
      const again = open()
      await again.load()
      return again.state.get().votes
    }
    const vote = (given: Vote) =>
      conversation.vote({
        suggestionId: suggestionIdSchema.parse('lisbon/castle'),
        sessionId: null,
        vote: given,
      })
    expect(await vote('👍')).toBe(true)
    expect(await seen()).toEqual({ 'lisbon/castle': '👍' })
    await vote('👎')
    expect(await seen()).toEqual({ 'lisbon/castle': '👎' })
    await vote('👎')
    expect(await seen()).toEqual({})
  })
})

describe('cards', () => {
  const card = (id: string) => ({
    id: suggestionIdSchema.parse(id),
    title: id,
    reasoning: '',
    description: '',
    isPinned: false,
  })
  const message = (key: string, ids: string[]) => ({
    key,
    role: 'assistant' as const,
    content: key,
    metadata: { suggestions: ids.map(card) },
  })
  const idsUnder = (messages: ReturnType<typeof message>[], key: string) =>
    cardsByMessage(messages)
      .get(key)
      ?.map(({ id }): string => id)

  it('stand under the latest answer that has them', () => {
    const messages = [message('first', ['a', 'b']), message('second', ['b'])]
    expect(idsUnder(messages, 'first')).toEqual(['a'])
    expect(idsUnder(messages, 'second')).toEqual(['b'])
  })

  it('are twenty at most, the newest', () => {
    const ids = (from: number) => Array.from({ length: 15 }, (_, index) => `${from + index}`)
    const messages = [message('first', ids(0)), message('second', ids(15))]
    expect(idsUnder(messages, 'second')).toHaveLength(15)
    expect(idsUnder(messages, 'first')).toEqual(ids(0).slice(0, 5))
  })
})
