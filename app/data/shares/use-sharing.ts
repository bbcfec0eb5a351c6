/** How a trip is shared, for the dialog of its owner. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback } from 'react'
import type { AccountOutcome } from '#app/data/account-refusal.ts'
import { sendNow } from '#app/data/trips/index.ts'
import {
  type AccountState,
  type AccountWork,
  useAccountState,
} from '#app/data/use-account-state.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { sharingChanges } from './sharing-changes.ts'
import { fetchSharing, type TripSharing } from './trip-sharing.ts'

export interface UseSharing {
  state: AccountState<TripSharing>
  /** Does something to the links, and fetches them again where it worked. */
  act: (work: AccountWork) => Promise<AccountOutcome<unknown>>
  again: () => void
}

export function useSharing(tripId: TripId): UseSharing {
  const fetchValue = useCallback(
    async (client: SupabaseClient<Database>) => {
      const sharing = await fetchSharing(client, tripId)
      if (sharing) return sharing
      // It may have been planned a moment ago, and still wait to be sent.
      await sendNow()
      return fetchSharing(client, tripId)
    },
    [tripId],
  )
  const { state, fetch, run, again } = useAccountState('sharing', fetchValue)
  const act = useCallback(
    async (work: AccountWork) => {
      const done = await run(work)
      if (done.ok) {
        sharingChanges.set(sharingChanges.get() + 1)
        await fetch()
      }
      return done
    },
    [run, fetch],
  )
  return { state, act, again }
}
