/** Places that are one thing to a traveler: a lake and the way around it by bike, a beach and a harbor bath. */
import { kilometres } from '#domain/places/distance.ts'
import type { Place } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

/** Farther apart a name is only the same: there is a West Lake in many towns. */
const oneGround = 3
/** A shorter name is a part of many others. */
const leastLetters = 6

const grounds = new WeakMap<PlanRequest['places'], ReadonlyMap<string, string>>()

/** The id of the ground on which something is done, for it and for the ground itself: "West Lake by Bike" and "West Lake". */
export function groundOf({ id }: Place, { places }: PlanRequest): string | undefined {
  let known = grounds.get(places)
  if (!known) {
    known = groundsOf(places)
    grounds.set(places, known)
  }
  return known.get(id)
}

function groundsOf(places: readonly Place[]): Map<string, string> {
  const found = new Map<string, string>()
  const open = places.filter(({ kind, setting }) => kind !== 'activity' && setting === 'outdoor')
  for (const activity of places) {
    if (activity.kind !== 'activity') continue
    const ground = open.find(
      ({ name, at }) =>
        name.length >= leastLetters &&
        activity.name.includes(name) &&
        kilometres(at, activity.at) <= oneGround,
    )
    if (!ground) continue
    found.set(activity.id, ground.id)
    found.set(ground.id, ground.id)
  }
  return found
}

/** Where one swims; once a day is enough for who did not come for that. */
export function isASwim({ kind, name, setting }: Place): boolean {
  if (kind === 'beach') return true
  return setting !== 'indoor' && inTheWater.test(name) && (kind === 'activity' || kind === 'park')
}

const inTheWater = /\b(?:baths?|bathing|lido|swim(?:ming)?|pools?|seebad|badi)\b/i

export function cameToSwim({ interests, wantedKinds }: PlanRequest): boolean {
  return interests.includes('beach') || wantedKinds.includes('beach')
}
