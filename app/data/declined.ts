/** What the server did not do, and whether it may do it another time. */
import type { SupabaseClient } from '@supabase/supabase-js'

/** Nothing was changed, and why: `later` may work another time, `refused` never will. */
export type Declined =
  | { outcome: 'unreachable' | 'later'; message: string }
  | { outcome: 'refused'; status: number; message: string }

/** As supabase-js answers. */
export interface Answer {
  data: unknown
  error: { message: string } | null
  status: number
}

/** Of what may work another time: the session is being renewed, too much at once, or a server in trouble. */
const laterStatuses: readonly number[] = [401, 408, 425, 429]

export function declined({ error, status }: Answer): Declined {
  const message = error?.message ?? ''
  if (status === 0) return { outcome: 'unreachable', message }
  if (status >= 500 || laterStatuses.includes(status)) return { outcome: 'later', message }
  return { outcome: 'refused', status, message }
}

const timeoutMs = 30_000

export type AsPerson = <Value>(
  call: (signal: AbortSignal) => Promise<Value | Declined>,
) => Promise<Value | Declined>

/** What waits for one person is never sent in the name of another who signed in meanwhile. */
export function callingAs(client: SupabaseClient, personId: string): AsPerson {
  return async (call) => {
    try {
      const { data } = await client.auth.getSession()
      if (data.session?.user.id !== personId) {
        return { outcome: 'later', message: 'You are signed out.' }
      }
      return await call(AbortSignal.timeout(timeoutMs))
    } catch (cause) {
      return { outcome: 'unreachable', message: String(cause) }
    }
  }
}
