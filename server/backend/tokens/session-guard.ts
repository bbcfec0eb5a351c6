/**
 * Knows which sessions are still open, without asking the database for every request: an answer is
 * kept briefly, and dropped at once when the database says that the session ended, or when the time
 * comes that it ends by itself.
 */
import type { Database } from '#server/backend/db/driver.ts'

export interface SessionGuard {
  isOpen(sessionId: string): Promise<boolean>
  /**
   * Drops the cached answer at once: the notification of a session's end takes a moment to arrive.
   */
  forget(sessionId: string): void
  close(): Promise<void>
}

interface SessionGuardOptions {
  database: Database
  now: () => number
  /** How long an answer is cached, in case a notification gets lost. */
  keepMs?: number
  /** How many sessions are remembered. */
  remembered?: number
  log?: (event: { message: string; error: unknown }) => void
}

const channel = 'auth_session_end'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function createSessionGuard(options: SessionGuardOptions): SessionGuard {
  const { database, now, keepMs = 30_000, remembered = 10_000, log = () => {} } = options
  /** When each session ends: never at `Infinity`, and before all time if there is none. */
  const known = new Map<string, { until: number; end: Promise<number> }>()
  const listening = database
    .listen(
      channel,
      (sessionId) => known.delete(sessionId),
      () => known.clear(),
    )
    .catch((error: unknown) => {
      log({ message: 'The end of a session will be noticed late', error })
      return async () => {}
    })

  const ask = async (sessionId: string): Promise<number> => {
    const [result] = await database.transaction({
      role: 'supabase_auth_admin',
      readOnly: true,
      statements: [
        {
          text: 'select extract(epoch from not_after) * 1000 from auth.sessions where id = $1',
          values: [sessionId],
        },
      ],
    })
    const [row] = result?.rows ?? []
    if (!row) return Number.NEGATIVE_INFINITY
    return row[0] == null ? Number.POSITIVE_INFINITY : Number(row[0])
  }

  return {
    async isOpen(sessionId) {
      if (!uuid.test(sessionId)) return false
      // Nothing is cached before listening has begun: its end could go unnoticed.
      await listening
      const kept = known.get(sessionId)
      if (kept && kept.until > now()) return (await kept.end) > now()
      // Cached before the query has answered, so that a notification meanwhile removes it.
      const end = ask(sessionId)
      const entry = { until: now() + keepMs, end }
      known.delete(sessionId)
      if (known.size >= remembered) {
        const [oldest] = known.keys()
        if (oldest !== undefined) known.delete(oldest)
      }
      known.set(sessionId, entry)
      end.catch(() => {
        if (known.get(sessionId) === entry) known.delete(sessionId)
      })
      return (await end) > now()
    },
    forget: (sessionId) => void known.delete(sessionId),
    async close() {
      const stop = await listening
      await stop()
    },
  }
}
