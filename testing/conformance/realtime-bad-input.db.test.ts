import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { describeOnPglite } from '#server/backend/db/testing/both-engines.ts'
import { eventually, subscribed } from '#server/backend/realtime/testing/listening.ts'
import { anonKey, serviceKey } from '#server/backend/realtime/testing/realtime-server.ts'
import { useRealtimeServer } from '#server/backend/realtime/testing/use-realtime-server.ts'

type Frame = [
  string | null,
  string | null,
  string,
  string,
  { status?: string; response?: { reason?: string } },
]

describeOnPglite('a realtime client that misbehaves', (engine) => {
  const server = useRealtimeServer(engine, {
    limits: {
      frameBytes: 64 * 1024,
      unreadBytes: 256 * 1024,
      channelsPerConnection: 3,
      joinsPerSecond: 50,
      messagesPerSecond: 20,
      waitingFrames: 500,
      connections: 20,
    },
    // A still clock: whatever a test sends is sent within one second.
    now: () => 1_000,
  })

  const opened: WebSocket[] = []
  const open = async (query?: string) => {
    const socket = new WebSocket(server.socketUrl(query))
    opened.push(socket)
    const frames: Frame[] = []
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    socket.on('message', (data, isBinary) => {
      if (!isBinary) frames.push(JSON.parse(String(data)))
    })
    await once(socket, 'open')
    const send = (...frame: unknown[]) => socket.send(JSON.stringify(frame))
    const join = async (topic: string, config = {}) => {
      send('1', `join ${topic}`, topic, 'phx_join', { config })
      return reply(`join ${topic}`)
    }
    const reply = async (ref: string) => {
      await eventually(() => expect(frames.map((frame) => frame[1])).toContain(ref))
      return frames.find((frame) => frame[1] === ref)?.[4]
    }
    return { socket, frames, closed, send, join, reply }
  }
  afterAll(() => {
    for (const socket of opened) socket.terminate()
  })

  it.each([
    ['no key', 'vsn=2.0.0', 401],
    ['a wrong key', 'apikey=wrong&vsn=2.0.0', 401],
    ['a key of odd characters', `apikey=${encodeURIComponent('ž\n')}&vsn=2.0.0`, 401],
    ['an unknown version', `apikey=${anonKey}&vsn=9`, 400],
  ])('is not let in with %s', async (_, query, status) => {
    const socket = new WebSocket(server.socketUrl(query))
    socket.on('error', () => {})
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(status)
  })

  it('has no rights of the service by a key in the address, but by one it joins with', async () => {
    const { send, reply } = await open(`apikey=${serviceKey}&vsn=2.0.0`)
    const config = { private: true }
    send('1', '1', 'realtime:vault', 'phx_join', { config })
    expect(await reply('1')).toMatchObject({
      status: 'error',
      response: { reason: expect.stringContaining('Unauthorized') },
    })
    send('2', '2', 'realtime:vault', 'phx_join', { config, access_token: serviceKey })
    expect(await reply('2')).toMatchObject({ status: 'ok' })
  })

  it.each([
    ['text that is not JSON', 'hello', 1007],
    ['JSON that is no frame', '{"topic":1}', 1007],
    ['a binary frame of unknown kind', Buffer.from([9, 9, 9]), 1007],
    ['a binary frame that is cut short', Buffer.from([3, 200, 1, 1, 1, 1, 1]), 1007],
    [
      'a broadcast that is not the JSON it says',
      Buffer.concat([Buffer.from([3, 0, 0, 1, 1, 0, 1]), Buffer.from('te{')]),
      1007,
    ],
    ['a frame that is too large', 'x'.repeat(65 * 1024), 1009],
  ])('is cut off after %s', async (_, frame, code) => {
    const { socket, closed } = await open()
    socket.send(frame)
    expect(await closed).toBe(code)
  })

  it('is told what it did wrong where it can go on', async () => {
    const { send, reply, join } = await open()
    send(null, '1', 'realtime:nowhere', 'broadcast', { event: 'x', payload: {} })
    expect(await reply('1')).toMatchObject({
      status: 'error',
      response: { reason: 'unmatched topic' },
    })
    send(null, '2', 'realtime:nowhere', 'phx_leave', {})
    expect(await reply('2')).toMatchObject({ status: 'ok' })
    send('3', '3', 'other:topic', 'phx_join', {})
    expect(await reply('3')).toMatchObject({
      status: 'error',
      response: { reason: 'unmatched topic' },
    })
    send('4', '4', 'realtime:x', 'phx_join', { config: { postgres_changes: 'all' } })
    expect(await reply('4')).toMatchObject({ status: 'error' })
    expect(await join('realtime:x')).toMatchObject({ status: 'ok' })
    send('1', '5', 'realtime:x', 'no such event', {})
    expect(await reply('5')).toMatchObject({ status: 'error' })
    send('1', '6', 'realtime:x', 'presence', 'here')
    expect(await reply('6')).toMatchObject({ status: 'error' })
    send(null, '7', 'phoenix', 'heartbeat', {})
    expect(await reply('7')).toEqual({ status: 'ok', response: {} })
  })

  it('can not join more channels than the limit, nor join without end', async () => {
    const { join, send, reply } = await open()
    for (const name of ['a', 'b', 'c'])
      expect(await join(`realtime:${name}`)).toMatchObject({ status: 'ok' })
    expect(await join('realtime:d')).toMatchObject({
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
    for (let n = 0; n < 60; n++) send('9', `again ${n}`, 'realtime:a', 'phx_join', {})
    expect(await reply('again 59')).toMatchObject({
      response: { reason: 'ClientJoinRateLimitReached: Too many joins per second' },
    })
  })

  it('loses the channel that it floods, and only that', async () => {
    const { join, send, frames, reply } = await open()
    await join('realtime:flooded')
    await join('realtime:calm')
    for (let n = 0; n < 30; n++)
      send('1', null, 'realtime:flooded', 'broadcast', { event: 'x', payload: n })
    await eventually(() => expect(frames.map((frame) => frame[3])).toContain('phx_close'))
    send('1', 'untrack', 'realtime:calm', 'presence', { event: 'untrack' })
    expect(await reply('untrack')).toMatchObject({ status: 'ok' })
  })

  it('is cut off when it sends faster than can be dealt with', async () => {
    const { send, closed } = await open()
    for (let n = 0; n < 2_000; n++) send('1', `${n}`, 'realtime:flood', 'access_token', {})
    expect(await closed).toBe(1008)
  })

  it('is cut off when it does not read, and others go on', async () => {
    const slow = await open()
    await slow.join('realtime:stream')
    slow.socket.pause()
    const listener = (await server.client()).channel('stream')
    let heard = 0
    listener.on('broadcast', { event: '*' }, () => {
      heard += 1
    })
    await subscribed(listener)
    const payload = 'x'.repeat(60 * 1024)
    let sent = 0
    const gone = () => slow.socket.readyState === WebSocket.CLOSED
    // Far more than the kernel's buffers and ours hold together.
    while (sent < 400) {
      const response = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: { apikey: anonKey },
        body: JSON.stringify({ messages: [{ topic: 'stream', event: 'x', payload }] }),
      })
      expect(response.status).toBe(202)
      sent += 1
    }
    await eventually(() => expect(heard).toBe(sent))
    slow.socket.resume()
    await eventually(() => expect(gone()).toBe(true))
    expect(slow.frames.length).toBeLessThan(sent)
  })

  it('may vanish at any moment of the handshake', async () => {
    const { port } = new URL(server.url)
    for (const bytes of [1, 20, 60, 120, 400]) {
      const socket = connect(Number(port), '127.0.0.1')
      const request = [
        `GET /realtime/v1/websocket?apikey=${anonKey}&vsn=2.0.0 HTTP/1.1`,
        'host: localhost',
        'connection: upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
        '',
        '',
      ].join('\r\n')
      await once(socket, 'connect')
      socket.write(request.slice(0, bytes), () => socket.resetAndDestroy())
      await once(socket, 'close')
    }
    expect(await (await open()).join('realtime:after')).toMatchObject({ status: 'ok' })
  })

  it('is refused when the process has all the connections that it takes', async () => {
    const sockets: WebSocket[] = []
    const outcomes = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const socket = new WebSocket(server.socketUrl())
        sockets.push(socket)
        opened.push(socket)
        socket.on('error', () => {})
        return Promise.race([
          once(socket, 'open').then(() => 101),
          once(socket, 'unexpected-response').then(([, response]) => response.statusCode),
        ])
      }),
    )
    expect(outcomes).toContain(503)
    for (const socket of sockets) socket.terminate()
    await eventually(async () => {
      const socket = new WebSocket(server.socketUrl())
      opened.push(socket)
      socket.on('error', () => {})
      await Promise.race([
        once(socket, 'open'),
        once(socket, 'unexpected-response').then(() => {
          throw new Error('still full')
        }),
      ])
    })
  })
})
