import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { expect, it } from 'vitest'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { anonKey, tokenFor } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'

const ann = '00000000-0000-4000-8000-00000000000a'
const bob = '00000000-0000-4000-8000-00000000000b'

/** Everyone reads his own room and the hall; only Ann writes to the hall. */
const policies = `
  set role migrator;
  create policy read_rooms on realtime.messages for select to authenticated
    using (realtime.topic() in ('hall', 'room ' || auth.uid()));
  create policy write_rooms on realtime.messages for insert to authenticated
    with check (realtime.topic() = 'room ' || auth.uid()
      or realtime.topic() = 'hall' and auth.uid() = '${ann}');`

describeOnPglite('channels with realtime-js', (engine) => {
  /** Moved by tests instead of waiting. */
  let clock = 0
  const server = useRealtimeServer(engine, {
    prepare: () => engine.owner.script(policies),
    now: () => Date.now() + clock,
  })

  type Options = Parameters<SupabaseClient['channel']>[1] & { vsn?: string; user?: string }
  const open = async (topic: string, { vsn, user, ...options }: Options = { config: {} }) => {
    const client = await server.client({ vsn, ...(user && { token: await tokenFor(user) }) })
    const channel = client.channel(topic, options)
    const heard: { event: string; payload?: unknown; meta?: unknown }[] = []
    channel.on('broadcast', { event: '*' }, (message) => void heard.push(message))
    return { client, channel, heard }
  }
  const joined = async (topic: string, options?: Options) => {
    const opened = await open(topic, options)
    await subscribed(opened.channel)
    return opened
  }
  const say = (channel: RealtimeChannel, payload: unknown, event = 'word') =>
    channel.send({ type: 'broadcast', event, payload })

  it.each(['1.0.0', '2.0.0'])('passes broadcasts on to the others, version %s', async (vsn) => {
    const a = await joined('talk', { config: { broadcast: { ack: true } }, vsn })
    const b = await joined('talk', { config: { broadcast: { self: true, ack: true } }, vsn })
    const other = await joined('other talk', { config: {}, vsn })
    expect(await say(a.channel, { text: 'žluťoučký 🐎' })).toBe('ok')
    expect(await say(b.channel, [1, 2])).toBe('ok')
    await eventually(() => expect(b.heard).toHaveLength(2))
    expect(b.heard.map(({ payload }) => payload)).toEqual([{ text: 'žluťoučký 🐎' }, [1, 2]])
    expect(a.heard.map(({ payload }) => payload)).toEqual([[1, 2]])
    expect(other.heard).toEqual([])
  })

  it('passes bytes on as bytes', async () => {
    const a = await joined('bytes', { config: { broadcast: { self: true } } })
    await say(a.channel, new Uint8Array([0, 255, 7]).buffer)
    await eventually(() => expect(a.heard).toHaveLength(1))
    expect(new Uint8Array(a.heard[0]?.payload as ArrayBuffer)).toEqual(new Uint8Array([0, 255, 7]))
  })

  it('takes broadcasts over HTTP, one or many', async () => {
    const a = await joined('post')
    const sender = (await server.client()).channel('post')
    expect(await sender.httpSend('one', { n: 1 })).toEqual({ success: true })
    const response = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: anonKey },
      body: JSON.stringify({
        messages: [
          { topic: 'post', event: 'two', payload: { n: 2 } },
          { topic: 'post', event: 'three', payload: { n: 3 }, private: true },
        ],
      }),
    })
    expect(response.status).toBe(202)
    await eventually(() => expect(a.heard.map(({ event }) => event)).toEqual(['one', 'two']))
    const bad = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: anonKey },
      body: '{"messages": "none"}',
    })
    expect(bad.status).toBe(422)
  })

  it('broadcasts what SQL sends when it is committed, and replays it', async () => {
    const since = Date.now() - 60_000
    const a = await joined('hall', { config: { private: true }, user: bob })
    const outside = await joined('hall')
    await engine.owner.script(`begin; select realtime.send('{"n": 0}', 'undone', 'hall'); rollback;
      select realtime.send('{"n": 1}', 'done', 'hall');
      select realtime.send('{"n": 2}', 'open', 'hall', false)`)
    await eventually(() => expect(a.heard).toMatchObject([{ event: 'done', payload: { n: 1 } }]))
    await eventually(() => expect(outside.heard).toMatchObject([{ event: 'open' }]))
    const late = await joined('hall', {
      config: { private: true, broadcast: { replay: { since } } },
      user: bob,
    })
    await eventually(() =>
      expect(late.heard).toMatchObject([{ event: 'done', meta: { replayed: true } }]),
    )
  })

  it('lets policies decide who joins a private topic and who speaks there', async () => {
    const hidden = await open(`room ${ann}`, { config: { private: true }, user: bob })
    await expect(subscribed(hidden.channel)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('You do not have permissions to read') },
    })
    const config = { private: true, broadcast: { ack: true } }
    const a = await joined('hall', { config, user: ann })
    const b = await joined('hall', { config, user: bob })
    expect(await say(b.channel, {})).toBe('error')
    expect(await b.channel.track({})).toBe('error')
    expect(await say(a.channel, { loud: true })).toBe('ok')
    await eventually(() => expect(b.heard).toMatchObject([{ payload: { loud: true } }]))
    expect(a.heard).toEqual([])
    await expect(b.channel.httpSend('word', {})).rejects.toThrow('permissions')
  })

  it('says that it does not store what a client sends', async () => {
    const { channel } = await joined('hall', { config: { private: true }, user: ann })
    const message = { type: 'broadcast', event: 'word', payload: {}, persist: true } as const
    await expect(channel.httpSend('word', {}, { persist: true })).rejects.toThrow('realtime.send')
    const acknowledged = await joined('hall', {
      config: { private: true, broadcast: { ack: true } },
      user: ann,
    })
    expect(await acknowledged.channel.send(message)).toContain('realtime.send')
  })

  it('shows who is present, who came, changed and left', async () => {
    const a = await open('lobby', { config: { presence: { key: 'a' } } })
    const b = await open('lobby', { config: { presence: { key: 'b' } } })
    const events: unknown[] = []
    a.channel
      .on('presence', { event: 'join' }, ({ key }) => void events.push(['join', key]))
      .on('presence', { event: 'leave' }, ({ key }) => void events.push(['leave', key]))
    b.channel.on('presence', { event: 'sync' }, () => {})
    await subscribed(a.channel)
    expect(await a.channel.track({ mood: 'glad' })).toBe('ok')
    await subscribed(b.channel)
    await eventually(() =>
      expect(b.channel.presenceState()).toMatchObject({ a: [{ mood: 'glad' }] }),
    )
    expect(await b.channel.track({ mood: 'calm' })).toBe('ok')
    await eventually(() => expect(Object.keys(a.channel.presenceState())).toHaveLength(2))
    expect(await a.channel.track({ mood: 'tired' })).toBe('ok')
    await eventually(() =>
      expect(b.channel.presenceState()).toMatchObject({ a: [{ mood: 'tired' }] }),
    )
    expect(await a.channel.untrack()).toBe('ok')
    await eventually(() => expect(Object.keys(b.channel.presenceState())).toEqual(['b']))
    await b.client.realtime.disconnect()
    await eventually(() => expect(a.channel.presenceState()).toEqual({}))
    expect(events.at(-1)).toEqual(['leave', 'b'])
  })

  it('closes a channel whose token ends, and keeps one whose token was renewed', async () => {
    const exp = Math.floor((Date.now() + clock) / 1000) + 60
    let token = await tokenFor(bob, { exp })
    const renewing = await server.client({ token: async () => token })
    const statuses: string[] = []
    const kept = renewing.channel('hall', {
      config: { private: true, broadcast: { self: true, ack: true } },
    })
    kept.subscribe((status) => void statuses.push(status))
    await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']))
    const ending = await server.client({ token: await tokenFor(bob, { exp }) })
    const ended: string[] = []
    const said: string[] = []
    ending
      .channel('hall', { config: { private: true } })
      .on('system', {}, ({ message }) => void said.push(message))
      .subscribe((status) => void ended.push(status))
    await eventually(() => expect(ended).toEqual(['SUBSCRIBED']))
    token = await tokenFor(bob, { exp: exp + 3600 })
    await renewing.realtime.setAuth()
    // Answered after the token before it on the same socket.
    await kept.untrack()
    clock += 61_000
    await eventually(() => expect(ended).toEqual(['SUBSCRIBED', 'CLOSED']))
    expect(said).toEqual(['InvalidJWTToken: Token has expired'])
    expect(statuses).toEqual(['SUBSCRIBED'])
  })

  it('refuses a join with a token that has ended or is not ours', async () => {
    for (const token of [await tokenFor(bob, { exp: 1_000 }), 'not.a.token', 'ž']) {
      const client = await server.client({ token })
      await expect(subscribed(client.channel('talk'))).rejects.toMatchObject({
        cause: { message: expect.stringMatching(/InvalidJWTToken|MalformedJWT/) },
      })
      await client.realtime.disconnect()
    }
  })

  it('closes a channel whose token is renewed with somebody else’s', async () => {
    let token = await tokenFor(ann)
    const client = await server.client({ token: async () => token })
    const statuses: string[] = []
    client
      .channel(`room ${ann}`, { config: { private: true } })
      .subscribe((status) => void statuses.push(status))
    await eventually(() => expect(statuses).toEqual(['SUBSCRIBED']))
    token = await tokenFor(bob)
    await client.realtime.setAuth()
    await eventually(() => expect(statuses).toEqual(['SUBSCRIBED', 'CLOSED']))
  })

  it('closes the channels of a session that ended, and no others', async () => {
    const sessions = [
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
    ]
    const statuses = await Promise.all(
      sessions.map(async (session_id) => {
        const client = await server.client({ token: await tokenFor(bob, { session_id }) })
        const heard: string[] = []
        client.channel('hall', { config: { private: true } }).subscribe((s) => void heard.push(s))
        await eventually(() => expect(heard).toEqual(['SUBSCRIBED']))
        return heard
      }),
    )
    await engine.owner.script(`notify auth_session_end, '${sessions[0]}'`)
    await eventually(() => expect(statuses[0]).toEqual(['SUBSCRIBED', 'CLOSED']))
    expect(statuses[1]).toEqual(['SUBSCRIBED'])
  })

  it('leaves and joins again', async () => {
    const { client, channel } = await joined('door')
    expect(await client.removeChannel(channel)).toBe('ok')
    const again = client.channel('door', { config: { broadcast: { self: true } } })
    const heard: unknown[] = []
    again.on('broadcast', { event: '*' }, ({ payload }) => void heard.push(payload))
    await subscribed(again)
    await say(again, { n: 1 })
    await eventually(() => expect(heard).toEqual([{ n: 1 }]))
  })
})
