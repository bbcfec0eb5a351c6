/** How a trip stands in calendars, for the dialog of its owner. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { sendNow } from '#app/data/trips/index.ts'
import { useAccount } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { fetchTripCalendar, type TripCalendar } from './trip-calendar.ts'

type Client = SupabaseClient<Database>

export type CalendarState =
  | { kind: 'loading' }
  /** No network, or the trip has not reached the account yet. */
  | { kind: 'unreachable' }
  | { kind: 'ready'; calendar: TripCalendar }

export interface UseTripCalendar {
  state: CalendarState
  /** Does something and reads again; what went wrong is told in words, or null. */
  act: (work: (client: Client) => Promise<void>) => Promise<string | null>
  /** Reads it again, after it could not be read. */
  again: () => void
}

const askAgainMs = 3_000

export function useTripCalendar(tripId: string): UseTripCalendar {
  const { supabase } = useAccount()
  const [state, setState] = useState<CalendarState>({ kind: 'loading' })

  const read = useCallback(async () => {
    try {
      const client = await supabase()
      // What was planned or changed a moment ago may still wait to be sent.
      await sendNow()
      const calendar = await fetchTripCalendar(client, tripId)
      setState(calendar ? { kind: 'ready', calendar } : { kind: 'unreachable' })
    } catch (error) {
      logInBrowser(`calendar: ${error}`)
      setState({ kind: 'unreachable' })
    }
  }, [supabase, tripId])
  useEffect(() => void read(), [read])

  // A job is at work on it: what it comes to is told without being asked for.
  const isUnderWay =
    state.kind === 'ready' &&
    state.calendar.push?.state === 'waiting' &&
    state.calendar.push.problem === null
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => void read(), askAgainMs)
    return () => clearInterval(timer)
  }, [isUnderWay, read])

  const act = useCallback<UseTripCalendar['act']>(
    async (work) => {
      let problem: string | null = null
      try {
        await work(await supabase())
      } catch (error) {
        problem = error instanceof Error ? error.message : 'That did not work.'
      }
      await read()
      return problem
    },
    [supabase, read],
  )
  const again = useCallback(() => {
    setState({ kind: 'loading' })
    void read()
  }, [read])
  return { state, act, again }
}
