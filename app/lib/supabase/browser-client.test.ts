import { describe, expect, it } from 'vitest'
import { browserSupabase } from './browser-client.ts'

const { realtime } = browserSupabase({
  url: 'http://localhost:1',
  anonKey: 'sb_publishable_x',
  cookieName: 'sb-localhost-auth-token',
})

describe('the live connection of the browser', () => {
  it('times out after ten seconds, and sends a heartbeat every thirty', () => {
    expect(realtime.timeout).toBe(10_000)
    expect(realtime.heartbeatIntervalMs).toBe(30_000)
  })

  it('reconnects after 1, 2, 5 and then every 10 seconds', () => {
    const delays = [1, 2, 3, 4, 5, 100].map((tries) => realtime.reconnectAfterMs(tries))
    expect(delays).toEqual([1_000, 2_000, 5_000, 10_000, 10_000, 10_000])
  })
})
