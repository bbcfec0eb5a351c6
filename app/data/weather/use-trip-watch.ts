/** What a person wants of a trip's weather: kept in the account for its owner, in this browser for everybody else. */

import { useCallback, useEffect, useState } from 'react'
import type { AccountOutcome } from '#app/data/account-refusal.ts'
import { sendNow } from '#app/data/trips/index.ts'
import { useAccount, usePerson } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { isIgnored, setIgnored } from './ignored-trips.ts'
import { fetchTripWatch, keepTripWatch, notKept, type TripWatch } from './trip-watch.ts'

export interface UseTripWatch {
  ignored: boolean
  /** Null where it can't be had: for visitors, for others' trips, and until it is read. */
  eveningMail: boolean | null
  /** Why the last change was not kept. */
  problem: string | null
  change: (wanted: Partial<TripWatch>) => void
}

export function useTripWatch(tripId: TripId): UseTripWatch {
  const { supabase } = useAccount()
  const personId = usePerson()?.id
  const [ignored, setIsIgnored] = useState(() => isIgnored(tripId))
  const [kept, setKept] = useState<TripWatch | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const show = useCallback(
    (watch: TripWatch | null) => {
      setKept(watch)
      if (!watch) return
      // So that the next opening begins with what the account said, also without a network.
      setIgnored(tripId, watch.ignored)
      setIsIgnored(watch.ignored)
    },
    [tripId],
  )

  useEffect(() => {
    if (personId === undefined) return
    let wanted = true
    const read = async () => {
      const watch = await fetchTripWatch(await supabase(), tripId)
      if (wanted) show(watch)
    }
    read().catch((error: unknown) => logInBrowser(`weather: ${error}`))
    return () => {
      wanted = false
      setKept(null)
    }
  }, [supabase, personId, tripId, show])

  const change = useCallback(
    (wanted: Partial<TripWatch>) => {
      setProblem(null)
      if (!kept) {
        // A visitor, somebody else's trip, or no network: this browser keeps it.
        if (wanted.ignored === undefined) return
        setIgnored(tripId, wanted.ignored)
        setIsIgnored(wanted.ignored)
        return
      }
      show({ ...kept, ...wanted })
      const keep = async () => {
        const client = await supabase()
        // What was planned a moment ago may still wait to be sent.
        await sendNow()
        return keepTripWatch(client, tripId, wanted)
      }
      keep()
        .catch((error: unknown): AccountOutcome<null> => {
          logInBrowser(`weather: ${error}`)
          return { ok: false, reason: 'failed', message: notKept }
        })
        .then((done) => {
          if (done.ok) return
          setProblem(done.message)
          show(kept)
        })
    },
    [kept, show, supabase, tripId],
  )
  return { ignored, eveningMail: kept?.eveningMail ?? null, problem, change }
}
