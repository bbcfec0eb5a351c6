import { isServerId } from '#app/data/server-id.ts'
import type { TripId } from '#domain/trip/ids.ts'

/**
 * Whether an address names a trip: ids are made at random where a trip is planned; anything else is a
 * sample's name.
 */
export const isTripAddress = (id: string): id is TripId => isServerId(id)
