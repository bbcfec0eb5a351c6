/** What one client may do to the process that serves everybody. */
import { once } from 'node:events'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { describeOnBothEngines } from '#server/backend/db/testing/both-engines.ts'
import { eventually } from './testing/listening.ts'
import { anonKey, serviceKey, tokenFor } from './testing/realtime-server.ts'
import { useRealtimeServer } from './testing/use-realtime-server.ts'

const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`
const person = 'a0000000-0000-4000-8000-000000000001'

describeOnBothEngines('one client among others', (engine) => {
  let address: string
  const server = useRealtimeServer(engine, {
    limits: {
      connectionsPerAddress: 3,
      frameBytes: 2 * 1024 * 1024,
      anonymousFrameBytes: 1024 * 1024,
      presenceBytes: 4 * 1024,
    },
    clientAddress: () => address,
  })
  let clients = 0
  beforeEach(() => {
    address = `10.0.0.${clients++}`
  })
  const opened: WebSocket[] = []
  afterAll(async () => {
    for (const socket of opened) socket.terminate()
  })

  const open = async (key = anonKey) => {
    const socket = new WebSocket(server.socketUrl(`apikey=${key}&vsn=2.0.0`))
    opened.push(socket)
    const frames = new Map<string, { status: string; response: { reason?: string } }>()
    socket.on('message', (data, isBinary) => {
      if (isBinary) return
      const [, ref, , , payload] = JSON.parse(String(data))
      frames.set(ref, payload)
    })
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    await once(socket, 'open')
    const ask = async (event: string, payloadJson: string) => {
      const ref = String(frames.size + 1000)
      socket.send(`["1","${ref}","realtime:room","${event}",${payloadJson}]`)
      return eventually(() => {
        const reply = frames.get(ref)
        if (!reply) throw new Error('no reply yet')
        return reply
      })
    }
    const join = (payload = {}) => ask('phx_join', JSON.stringify({ config: {}, ...payload }))
    return { socket, closed, ask, join }
  }

  it('can not publish a presence state or a broadcast that is nested without end', async () => {
    const { socket, closed, join } = await open()
    await join()
    socket.send(`["1","2","realtime:room","presence",{"event":"track","payload":{"a":${deep}}}]`)
    expect(await closed).toBe(1007)
    const response = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      headers: { apikey: anonKey },
      body: `{"messages":[{"topic":"room","event":"x","payload":${deep}}]}`,
    })
    expect(response.status).toBe(422)
  })

  it('can not publish a presence state over the limit of bytes, and keeps the one before', async () => {
    const { ask, join } = await open()
    await join()
    const track = (mood: string) =>
      ask('presence', JSON.stringify({ event: 'track', payload: { mood } }))
    expect(await track('glad')).toMatchObject({ status: 'ok' })
    expect(await track('x'.repeat(4 * 1024))).toEqual({
      status: 'error',
      response: { reason: 'the presence payload is too large' },
    })
    expect(await track('tired')).toMatchObject({ status: 'ok' })
  })

  it('sends large frames only after it has signed in', async () => {
    const large = `{"event":"untrack","more":"${'x'.repeat(1024 * 1024)}"}`
    const signedIn = await open()
    await signedIn.join({ access_token: await tokenFor(person) })
    expect(await signedIn.ask('presence', large)).toMatchObject({ status: 'ok' })
    const service = await open(serviceKey)
    await service.join({ access_token: serviceKey })
    expect(await service.ask('presence', large)).toMatchObject({ status: 'ok' })
    const anonymous = await open()
    await anonymous.join()
    anonymous.socket.send(`["1","9","realtime:room","presence",${large}]`)
    expect(await anonymous.closed).toBe(1009)
  })

  it('can not take all connections', async () => {
    const first = await open()
    await open()
    await open()
    const refused = new WebSocket(server.socketUrl())
    refused.on('error', () => {})
    const [, response] = await once(refused, 'unexpected-response')
    expect(response.statusCode).toBe(429)
    const crowded = address
    address = 'elsewhere'
    await open()
    address = crowded
    first.socket.close()
    await first.closed
    await eventually(() => open())
  })
})
