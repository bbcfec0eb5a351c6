/** The trips of a database as the upkeep of trips needs them, with the service's rights. */
import { z } from 'zod'
import type { TripStore } from '#domain/trip/trip-upkeep.ts'
import { storedTripSchema } from '#domain/trip/verify-snapshot.ts'
import type { Database, SqlValue } from '#server/backend/db/driver.ts'

const idSchema = z.uuid()

export function storedTrips(database: Database): TripStore {
  const ask = async (text: string, ...values: SqlValue[]) => {
    const [result] = await database.transaction({
      role: 'service_role',
      statements: [{ text, values }],
    })
    return result?.rows.map(([value]) => value ?? null) ?? []
  }
  const ids = async (text: string, limit: number) =>
    (await ask(text, limit)).map((id) => idSchema.parse(id))

  return {
    toVerify: (limit) => ids('select public.trips_to_verify($1)', limit),
    toFold: (limit) => ids('select public.trips_to_fold($1)', limit),
    async read(trip) {
      const [found] = await ask('select public.trip_with_log($1)', trip)
      return found ? storedTripSchema.parse(JSON.parse(found)) : null
    },
    async noteVerified(trip, version, repaired) {
      const text = 'select public.note_verified_trip($1, $2, $3::jsonb)'
      const [noted] = await ask(text, trip, version, repaired && JSON.stringify(repaired))
      return noted === 't'
    },
    async fold(trip, { from, to, first, unread }) {
      const text = `select public.fold_trip($1, $2, $3, $4::jsonb,
        array(select jsonb_array_elements_text($5::jsonb)))`
      const values = [trip, from, to, JSON.stringify(first), JSON.stringify(unread)]
      const [done] = await ask(text, ...values)
      return done === 't'
    },
  }
}
