/** What an owner wants of the weather of a trip, as the account keeps it, and what was found about it. */

import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import { type AccountOutcome, accountRefusal } from '#app/data/account-refusal.ts'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import { type TripId, tripIdSchema } from '#domain/trip/ids.ts'
import { foundDaySchema } from '#domain/weather-swaps/found-day.ts'

type Client = SupabaseClient<Database>

export interface TripWatch {
  eveningMail: boolean
  ignored: boolean
}

/** Null where the trip is not this person's own, or not in the account. */
export async function fetchTripWatch(client: Client, tripId: TripId): Promise<TripWatch | null> {
  const { data: auth } = await client.auth.getSession()
  const [trip, watch] = await Promise.all([
    client.from('trips').select('owner_id').eq('id', tripId).maybeSingle(),
    client.from('trip_watches').select('evening_mail, ignored').eq('trip_id', tripId).maybeSingle(),
  ])
  const error = trip.error ?? watch.error
  if (error) throw new Error('The watch of a trip was not read', { cause: error })
  if (!trip.data || trip.data.owner_id !== auth.session?.user.id) return null
  return {
    eveningMail: watch.data?.evening_mail ?? false,
    ignored: watch.data?.ignored ?? false,
  }
}

export async function keepTripWatch(
  client: Client,
  tripId: TripId,
  { eveningMail, ignored }: Partial<TripWatch>,
): Promise<AccountOutcome<null>> {
  const { error } = await client.rpc('watch_trip', {
    p_trip: tripId,
    ...(eveningMail !== undefined && { p_evening_mail: eveningMail }),
    ...(ignored !== undefined && { p_ignored: ignored }),
  })
  return error ? accountRefusal(error.code, words) : { ok: true, value: null }
}

export const notKept = 'That was not kept. Try again in a moment.'
const words = {
  tooMany: 'Twenty trips have this mail already. Switch it off for one of them first.',
  failed: notKept,
}

const rowSchema = z.object({
  trip_id: tripIdSchema,
  found: z.array(foundDaySchema),
  found_version: z.number().nullable(),
  trips: z.object({ version: z.number() }),
})

/**
 * Of each trip, in words, the first spoiled day from `today` on; without trips that were changed since they
 * were looked at.
 */
export async function fetchFoundWeather(
  client: Client,
  today: string,
): Promise<ReadonlyMap<TripId, string>> {
  const { data, error } = await client
    .from('trip_watches')
    .select('trip_id, found, found_version, trips!inner(version)')
    .eq('ignored', false)
    .neq('found', '[]')
  if (error) throw new Error('The weather of trips was not read', { cause: error })
  const found = data.flatMap((row): [TripId, string][] => {
    const read = rowSchema.safeParse(row).data
    const day = read?.found.find(({ date }) => date >= today)
    const isNow = read?.found_version === read?.trips.version
    return read && day && isNow ? [[read.trip_id, day.says]] : []
  })
  return new Map(found)
}
