/** The waits are auth-js's own: a new version of it can't change them unseen (docs/decisions/0006). */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserSupabase } from './browser-client.ts'

const startedAt = new Date('2026-11-15T12:00:00Z').getTime()

beforeEach(() => void vi.useFakeTimers({ now: startedAt }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a refresh that can’t be sent is tried again after 200 ms, doubling, within 30 s', async () => {
  const sentAfterMs: number[] = []
  vi.stubGlobal('fetch', async () => {
    sentAfterMs.push(Date.now() - startedAt)
    throw new TypeError('Failed to fetch')
  })
  const { auth } = browserSupabase({
    url: 'http://localhost:1',
    anonKey: 'sb_publishable_x',
    cookieName: 'sb-localhost-auth-token',
  })
  const refreshed = auth.refreshSession({ refresh_token: 'x' })
  await vi.advanceTimersByTimeAsync(60_000)

  const waits = sentAfterMs.slice(1).map((time, index) => time - (sentAfterMs[index] ?? 0))
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800])
  expect(sentAfterMs.at(-1)).toBeLessThan(30_000)
  expect((await refreshed).error?.message).toContain('Failed to fetch')
})
