/** How a trip is shared, for the dialog of its owner. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { sendNow } from '#app/data/trips/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { sharingChanges } from './sharing-changes.ts'
import { fetchSharing, type TripSharing } from './trip-sharing.ts'

type Client = SupabaseClient<Database>

export type SharingState =
  | { kind: 'loading' }
  /** No network, or the trip has not reached the account yet. */
  | { kind: 'unreachable' }
  | { kind: 'ready'; sharing: TripSharing }

export interface UseSharing {
  state: SharingState
  /** Does something to the links and reads them again; what went wrong is told in words, or null. */
  act: (work: (client: Client) => Promise<void>) => Promise<string | null>
  again: () => void
}

export function useSharing(tripId: string): UseSharing {
  const { supabase } = useAccount()
  const [state, setState] = useState<SharingState>({ kind: 'loading' })

  const read = useCallback(async () => {
    try {
      const client = await supabase()
      let sharing = await fetchSharing(client, tripId)
      if (!sharing) {
        // It may have been planned a moment ago, and still wait to be sent.
        await sendNow()
        sharing = await fetchSharing(client, tripId)
      }
      setState(sharing ? { kind: 'ready', sharing } : { kind: 'unreachable' })
    } catch (error) {
      logInBrowser(`sharing: ${error}`)
      setState({ kind: 'unreachable' })
    }
  }, [supabase, tripId])

  useEffect(() => void read(), [read])

  const act = useCallback<UseSharing['act']>(
    async (work) => {
      try {
        await work(await supabase())
      } catch (error) {
        return error instanceof Error ? error.message : 'That did not work.'
      }
      sharingChanges.set(sharingChanges.get() + 1)
      await read()
      return null
    },
    [supabase, read],
  )
  const again = useCallback(() => {
    setState({ kind: 'loading' })
    void read()
  }, [read])
  return { state, act, again }
}
