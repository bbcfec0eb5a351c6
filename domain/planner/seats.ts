/** Whether a stop in a house with seats is for what is played there, or for the house itself by day. */
import type { Place } from '#domain/places/schema.ts'

/** Curtains rise in the evening; what is earlier is a look at the house, where it is open for one. */
const evening = 1020
const isShown = /\b(?:tours?|by day|audio guide)\b/i

/** By the minute of the day at which one comes. */
export function isTourOfAHouse({ booking, hours, about }: Place, start: number): boolean {
  return booking === 'seats' && hours !== null && start < evening && isShown.test(about)
}
