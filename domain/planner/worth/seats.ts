/** Whether a stop at a house with seats is for a performance, or a tour of the house by day. */
import type { Place } from '#domain/places/schema.ts'

/** Minute of the day before which it is a tour, where the house is open for one. */
const evening = 1020
const isShown = /\b(?:tours?|by day|audio guide)\b/i

/** For a start in minutes of the day. */
export function isTourOfAHouse({ booking, hours, about }: Place, start: number): boolean {
  return booking === 'seats' && hours !== null && start < evening && isShown.test(about)
}
