/** What the account knows of a trip, for a dialog that shows and changes it. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { AccountOutcome } from './account-refusal.ts'

type Client = SupabaseClient<Database>

export type AccountState<Value> =
  | { kind: 'loading' }
  /** No network, or the trip has not reached the account yet. */
  | { kind: 'unreachable' }
  | { kind: 'ready'; value: Value }

export type AccountWork = (client: Client) => Promise<AccountOutcome<unknown>>

interface UseAccountState<Value> {
  state: AccountState<Value>
  fetch: () => Promise<void>
  /** Does something, and fetches nothing by itself. */
  run: (work: AccountWork) => Promise<AccountOutcome<unknown>>
  /** Fetches it anew, after it could not be had. */
  again: () => void
}

/** `fetchValue` stays the same between renders; it answers null where the account does not have the trip. */
export function useAccountState<Value>(
  name: string,
  fetchValue: (client: Client) => Promise<Value | null>,
): UseAccountState<Value> {
  const { supabase } = useAccount()
  const [state, setState] = useState<AccountState<Value>>({ kind: 'loading' })
  const fetch = useCallback(async () => {
    try {
      const value = await fetchValue(await supabase())
      setState(value === null ? { kind: 'unreachable' } : { kind: 'ready', value })
    } catch (error) {
      logInBrowser(`${name}: ${error}`)
      setState({ kind: 'unreachable' })
    }
  }, [supabase, name, fetchValue])
  useEffect(() => void fetch(), [fetch])

  const run = useCallback(
    async (work: AccountWork): Promise<AccountOutcome<unknown>> => {
      try {
        return await work(await supabase())
      } catch (error) {
        const message = error instanceof Error ? error.message : 'That did not work.'
        return { ok: false, reason: 'failed', message }
      }
    },
    [supabase],
  )
  const again = useCallback(() => {
    setState({ kind: 'loading' })
    void fetch()
  }, [fetch])
  return { state, fetch, run, again }
}
