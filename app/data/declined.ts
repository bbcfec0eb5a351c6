/** What the server did not do, and whether it may do it another time. */

import type { SupabaseClient } from '@supabase/supabase-js'
import type { Failure } from '#domain/outcome/outcome.ts'
import type { PersonId } from '#domain/trip/ids.ts'

/** Nothing was changed, and why: `unreachable` and `later` may work another time, `refused` never will. */
export type Declined = Failure<'unreachable' | 'later'> | Failure<'refused', { status: number }>

/** What the server answered, or why it did nothing. */
export type Answered<Value> = { ok: true; value: Value } | Declined

export function unreachable(message: string): Failure<'unreachable'> {
  return { ok: false, reason: 'unreachable', message }
}

export function later(message: string): Failure<'later'> {
  return { ok: false, reason: 'later', message }
}

export function refused(status: number, message: string): Failure<'refused', { status: number }> {
  return { ok: false, reason: 'refused', status, message }
}

/** As supabase-js answers. */
export interface Answer {
  data: unknown
  error: { message: string } | null
  status: number
}

/** Statuses after which a later try may work: the session is being renewed, a time-out, or a rate limit. */
const laterStatuses: readonly number[] = [401, 408, 425, 429]

export function declined({ error, status }: Answer): Declined {
  const message = error?.message ?? ''
  if (status === 0) return unreachable(message)
  if (status >= 500 || laterStatuses.includes(status)) return later(message)
  return refused(status, message)
}

const timeoutMs = 30_000

export type AsPerson = <Result>(
  call: (signal: AbortSignal) => Promise<Result | Declined>,
) => Promise<Result | Declined>

/** Makes calls only while this person is signed in: what waits for one is never sent in the name of another. */
export function callingAs(client: SupabaseClient, personId: PersonId): AsPerson {
  return async (call) => {
    try {
      const { data } = await client.auth.getSession()
      if (data.session?.user.id !== personId) {
        return later('You are signed out.')
      }
      return await call(AbortSignal.timeout(timeoutMs))
    } catch (cause) {
      return unreachable(String(cause))
    }
  }
}
