/** A person's trip from the database, where row-level security lets them see it. */
import type { LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/lib/services.server.ts'
import { supabaseOf } from '#app/lib/supabase/context.server.ts'
import type { TripId } from '#domain/trip/ids.ts'
import { readTrip } from '#domain/trip/read-trip.ts'
import type { Trip } from '#domain/trip/schema.ts'

/** Null for visitors, whose trips are in their browsers, and for what can't be read here. */
export async function fetchStoredTrip(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  id: TripId,
): Promise<Trip | null> {
  const { supabase, report } = context.get(servicesContext)
  if (!request.headers.get('cookie')?.includes(supabase.cookieName)) return null
  const { data, error } = await supabaseOf(context)
    .from('trips')
    .select('snapshot')
    .eq('id', id)
    .maybeSingle()
  if (error) {
    // The browser's own store may have it: the page is shown all the same.
    report('trip not read', { error: error.message })
    return null
  }
  const read = data && readTrip(data.snapshot)
  return read?.ok ? read.trip : null
}
