/** What people with a link suggest for a trip, as its owner sees it while it comes in. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { useCallback, useEffect, useState } from 'react'
import { isServerId } from '#app/data/server-id.ts'
import { useAccount, usePerson } from '#app/lib/account/account-context.ts'
import { logInBrowser } from '#app/lib/browser-log.ts'
import type { LiveQuery } from '#app/lib/live/live-query.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import type { TripSuggestionId } from '#domain/sharing/ids.ts'
import type { Suggestion } from '#domain/sharing/suggestion.ts'
import type { DayId, StopId, TripId } from '#domain/trip/ids.ts'

type Client = SupabaseClient<Database>
type Row = Database['public']['Tables']['trip_suggestions']['Row']

export interface UseSuggestions {
  /** Oldest first, with those that were taken up lately. */
  suggestions: readonly Suggestion[]
  /** Takes it off the list, here and in the account; false where that did not work. */
  settle: (id: TripSuggestionId) => Promise<boolean>
}

const none: readonly Suggestion[] = []

export function useSuggestions(tripId: TripId): UseSuggestions {
  const { supabase } = useAccount()
  const personId = usePerson()?.id
  const [suggestions, setSuggestions] = useState(none)

  useEffect(() => {
    if (personId === undefined || !isServerId(tripId)) return
    let live: LiveQuery<Suggestion> | undefined
    let wanted = true
    const failed = (error: unknown) => logInBrowser(`suggestions: ${error}`)
    const follow = async () => {
      const [client, { createLiveQuery }] = await Promise.all([
        supabase(),
        import('#app/lib/live/live-query.ts'),
      ])
      if (!wanted) return
      const read = async () => {
        const rows = await live?.read()
        if (rows && wanted) setSuggestions(rows)
      }
      live = createLiveQuery<Suggestion>({
        client,
        table: 'trip_suggestions',
        filter: `trip_id=eq.${tripId}`,
        read: () => fetchSuggestions(client, tripId),
        rules: { keyOf: ({ id }) => String(id), toRow: (record) => readSuggestion(record) },
        onPatch: (patch) => setSuggestions((rows) => patch(rows)),
        onStale: () => void read().catch(failed),
      })
      live.start()
    }
    const timer = setTimeout(() => void follow().catch(failed))
    return () => {
      wanted = false
      clearTimeout(timer)
      void live?.stop()
      setSuggestions(none)
    }
  }, [supabase, personId, tripId])

  const settle = useCallback(
    async (id: TripSuggestionId) => {
      const client = await supabase()
      const { error } = await client.from('trip_suggestions').delete().eq('id', id)
      if (error) {
        logInBrowser(`suggestions: ${error.message}`)
        return false
      }
      setSuggestions((rows) => rows.filter((row) => row.id !== id))
      return true
    },
    [supabase],
  )
  return { suggestions, settle }
}

async function fetchSuggestions(client: Client, tripId: TripId): Promise<readonly Suggestion[]> {
  const { data, error } = await client
    .from('trip_suggestions')
    .select('*')
    .eq('trip_id', tripId)
    .order('made_at')
  if (error) throw new Error('The suggestions were not read', { cause: error })
  return data.map(suggestionOf)
}

/** Ids of days and stops were checked when they were written; those of others name no part of the trip. */
const suggestionOf = ({
  id,
  words,
  name,
  day_id,
  stop_id,
  made_at,
}: Pick<Row, 'id' | 'words' | 'name' | 'day_id' | 'stop_id' | 'made_at'>): Suggestion => ({
  id: id as TripSuggestionId,
  words,
  name,
  dayId: day_id as DayId | null,
  stopId: stop_id as StopId | null,
  madeAt: made_at,
})

/** A row as the live service sends it, which is not typed. */
function readSuggestion(record: Readonly<Record<string, unknown>>): Suggestion | undefined {
  const { id, words, name, day_id, stop_id, made_at } = record
  if (typeof id !== 'string' || typeof words !== 'string') return undefined
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return suggestionOf({
    id,
    words,
    name: text(name),
    day_id: text(day_id),
    stop_id: text(stop_id),
    made_at: text(made_at) ?? '',
  })
}
