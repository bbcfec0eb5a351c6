/** Whether a stop at a house with seats is for a performance, or a tour of the house by day. */
import type { Place } from '#domain/places/schema.ts'

/** Minute of the day before which it is a tour, where the house is open for one. */
const evening = 1020
const isShown = /\b(?:tours?|by day|audio guide)\b/i

/** For a start in minutes of the day. */
export function isTourOfAHouse(place: Place, start: number): boolean {
  const { booking, hours, about } = place
  if (booking !== 'seats' || start >= evening) return false
  return (hours !== null && isShown.test(about)) || isLookedAt(place)
}

/** Whether a short visit by day is a look at the building: its architecture comes before its music. */
function isLookedAt({ kind, minutes, interests, bestTime }: Place): boolean {
  const isOfEvenings = bestTime === 'evening' || bestTime === 'night'
  return kind === 'stage' && minutes <= aLook && !isOfEvenings && interests[0] === 'architecture'
}

/** Longest visit in minutes that is no performance. */
const aLook = 60
