/** The trips of a database as their upkeep needs them, through functions that only the service may call. */
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'
import type { TripStore } from '#domain/trip/trip-upkeep.ts'
import { storedTripSchema } from '#domain/trip/verify-snapshot.ts'

const idsSchema = z.array(z.uuid())

export function storedTrips(service: SupabaseClient): TripStore {
  const call = async <T>(schema: z.ZodType<T>, name: string, given: object): Promise<T> => {
    const { data, error } = await service.rpc(name, given)
    if (error) throw new Error(`${name} failed`, { cause: error })
    return schema.parse(data)
  }
  return {
    toVerify: (limit) => call(idsSchema, 'trips_to_verify', { p_limit: limit }),
    toFold: (limit) => call(idsSchema, 'trips_to_fold', { p_limit: limit }),
    read: (trip) => call(storedTripSchema.nullable(), 'trip_with_log', { p_trip: trip }),
    noteVerified: (trip, version, repaired) =>
      call(z.boolean(), 'note_verified_trip', {
        p_trip: trip,
        p_version: version,
        p_repaired: repaired,
      }),
    fold: (trip, { from, to, first, unread }) =>
      call(z.boolean(), 'fold_trip', {
        p_trip: trip,
        p_from: from,
        p_to: to,
        p_first: first,
        p_unread: unread,
      }),
  }
}
