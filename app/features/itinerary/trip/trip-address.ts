import { isServerId } from '#app/data/server-id.ts'

/**
 * Whether an address names a trip: ids are made at random where a trip is planned; anything else is a
 * sample's name.
 */
export const isTripAddress = (id: string): boolean => isServerId(id)
