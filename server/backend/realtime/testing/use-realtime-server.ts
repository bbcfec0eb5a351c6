/** A server of realtime for the tests of one `describe`: it starts before them, and has logged nothing when they end. */
import { afterAll, beforeAll, expect } from 'vitest'
import type { TestEngine } from '#server/backend/db/testing/both-engines.ts'
import { type RealtimeServer, startRealtimeServer } from './realtime-server.ts'

type Options = NonNullable<Parameters<typeof startRealtimeServer>[1]> & {
  /** Fills the database before the server starts. */
  prepare?: () => Promise<unknown>
}

/** What it returns can be used in hooks that come after it, and in tests. */
export function useRealtimeServer(
  engine: TestEngine,
  { prepare, ...options }: Options = {},
): RealtimeServer {
  let started: RealtimeServer | undefined
  const running = () => {
    if (!started) throw new Error('The server runs only in hooks and tests')
    return started
  }
  beforeAll(async () => {
    await prepare?.()
    started = await startRealtimeServer(engine.database, options)
  })
  afterAll(async () => {
    expect(running().failures).toEqual([])
    await running().close()
  })
  return {
    get url() {
      return running().url
    },
    get failures() {
      return running().failures
    },
    client: (client) => running().client(client),
    service: () => running().service(),
    socketUrl: (query) => running().socketUrl(query),
    cutConnections: () => running().cutConnections(),
    close: () => running().close(),
  }
}
