/** How a trip stands in calendars, for the dialog of its owner. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect } from 'react'
import type { AccountOutcome } from '#app/data/account-refusal.ts'
import { sendNow } from '#app/data/trips/index.ts'
import {
  type AccountState,
  type AccountWork,
  useAccountState,
} from '#app/data/use-account-state.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { fetchTripCalendar, type TripCalendar } from './trip-calendar.ts'

export interface UseTripCalendar {
  state: AccountState<TripCalendar>
  /** Does something and fetches again, also where only a part of it worked. */
  act: (work: AccountWork) => Promise<AccountOutcome<unknown>>
  again: () => void
}

const askAgainMs = 3_000

export function useTripCalendar(tripId: TripId): UseTripCalendar {
  const fetchValue = useCallback(
    async (client: SupabaseClient<Database>) => {
      // What was planned or changed a moment ago may still wait to be sent.
      await sendNow()
      return fetchTripCalendar(client, tripId)
    },
    [tripId],
  )
  const { state, fetch, run, again } = useAccountState('calendar', fetchValue)

  // While the server's job is still writing, its result is polled.
  const isUnderWay =
    state.kind === 'ready' &&
    state.value.push?.state === 'waiting' &&
    state.value.push.problem === null
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void fetch(), askAgainMs)
    return () => clearInterval(timer)
  }, [isUnderWay, fetch])

  const act = useCallback(
    async (work: AccountWork) => {
      const done = await run(work)
      await fetch()
      return done
    },
    [run, fetch],
  )
  return { state, act, again }
}
