/** Hostile cookies, headers, bodies and raw bytes (`testing/hostile`) against a process that must stay up. */
import { once } from 'node:events'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type HostileRequest,
  hostileRequests,
  sendHostile,
} from '#testing/hostile/hostile-requests.ts'
import { everyTarget } from '#testing/hostile/targets.ts'
import { runCount } from '#testing/run-count.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

/** Each mode sends others. The full number takes an hour. */
const each = runCount('hostile requests to each address, in each mode', { everyday: 1, full: 60 })
const atOnce = 8

const keys = {
  SECRET: 'a secret of the hostile tests, long enough',
  ANON_KEY: 'sb_publishable_of_the_hostile_tests_0',
  SERVICE_ROLE_KEY: 'sb_secret_of_the_hostile_tests_00000',
}

const modes = {
  'on a laptop': { settings: keys, sessionName: 'sb-localhost-auth-token', seed: 1_300 },
  'in production': {
    settings: {
      ...keys,
      PIRI_ENV: 'production',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://piri.example',
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    },
    sessionName: 'sb-piri-auth-token',
    seed: 2_600,
  },
}

describe.each(Object.entries(modes))('%s', (_, { settings, sessionName, seed }) => {
  let product: RunningProduct
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  beforeAll(async () => {
    product = await startProduct({ ...settings, TRUSTED_PROXIES: '1' })
  })
  afterAll(async () => {
    agent.destroy()
    await product.stop()
  })

  const port = () => Number(new URL(product.url).port)

  async function expectSound() {
    expect(product.process.exitCode, product.output().slice(-3_000)).toBeNull()
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
    expect((await fetch(`${product.url}/about`)).status).toBe(200)
    expect(product.output()).not.toMatch(/uncaught exception|unhandled rejection/)
  }

  /** What was answered as our own failure; a service that asks to come back later says when. */
  async function failuresOf(requests: readonly HostileRequest[]): Promise<unknown[]> {
    const failures: unknown[] = []
    const rest = requests.values()
    const sendRest = async () => {
      for (const request of rest) {
        const answer = await sendHostile(port(), request, agent)
        if (!answer || answer.status < 500) continue
        if (answer.status === 503 && answer.retryAfter) continue
        const { method, path, headers, body } = request
        failures.push({
          method,
          path,
          headers,
          body: body?.toString('latin1').slice(0, 300),
          answer,
        })
      }
    }
    await Promise.all(Array.from({ length: atOnce }, sendRest))
    return failures
  }

  it('a session cookie of any shape makes no request fail', async () => {
    const user = (value: unknown) => {
      const json = JSON.stringify({
        access_token: 'a',
        refresh_token: 'b',
        expires_at: 4e9,
        user: value,
      })
      return `${sessionName}=base64-${Buffer.from(json).toString('base64url')}`
    }
    for (const value of ['x', 7, true, [], null]) {
      const answer = await fetch(product.url, { headers: { cookie: user(value) } })
      expect(answer.status).toBe(200)
    }
    await expectSound()
  })

  it('every address answers hostile cookies, headers and bodies without a failure of its own', {
    timeout: 3_600_000,
  }, async () => {
    const known = { sessionName, anonKey: keys.ANON_KEY }
    const requests = hostileRequests(everyTarget(), known, { seed, each })
    expect(await failuresOf(requests)).toEqual([])
    await expectSound()
  })

  it.each([
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.0\r\n\r\n',
    'GET\r\n\r\n',
    '\0\0\0\0',
    'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'CONNECT piri.example:443 HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\n\r\n',
    'GET /\\..\\ HTTP/1.1\r\nhost: localhost\r\n\r\n',
    'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /contact HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    'POST /auth/v1/token HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999\r\n\r\n{',
    'GET / HTTP/1.1\r\nhost: localhost\r\ncookie: a=\x01\xff\r\n\r\n',
    'GET /about HTTP/1.1\r\nhost: localhost\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
    'GET /realtime/v1/websocket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    'GET /realtime/v1/websocket?apikey=%ff HTTP/1.1\r\nhost: \xff\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
    `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  ])('raw bytes are answered or cut off: %j', async (bytes) => {
    for (const leaves of [false, true]) {
      const socket = connect(port(), '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      let answer = ''
      socket.setEncoding('latin1').on('data', (text) => {
        answer += text
        socket.end()
      })
      const closed = once(socket, 'close')
      socket.write(bytes, 'latin1', () => {
        if (leaves) socket.resetAndDestroy()
        else socket.end()
      })
      await closed
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/)
    }
    await expectSound()
  })
})
