/** The picture that networks show beside the link of a shared trip. */
import type { Trip } from '#domain/trip/schema.ts'

export interface TripCard {
  /** The same as long as the picture is. */
  key: string
  trip: Trip
  /** Below the title. */
  line: string
}

/** Null where too many are being drawn already. */
export type DrawTripCard = (card: TripCard) => Promise<Uint8Array | null>
