/**
 * What is planned before the rest: what was asked for by its kind or as an interest, and what a first
 * visit must not miss. A tier is served before all tiers below it, so that no number of small things
 * pushes out a great one. Meals stand beside the great sights: a day has both.
 */
import type { Place } from '#domain/places/schema.ts'
import { isSnack } from './meal-places.ts'
import type { PlanRequest } from './schema.ts'

/** From this on a first visit must not miss a place. */
export const mustNotMiss = 0.9
export const tiers = { promised: 2, great: 1, other: 0 } as const
export type Tier = (typeof tiers)[keyof typeof tiers]

/** The tier of each place above the lowest; `worth` is what the party makes of a place. */
export function firstThings(
  request: PlanRequest,
  places: readonly Place[],
  worth: (place: Place) => number,
): Map<string, Tier> {
  const found = new Map<string, Tier>()
  const raise = (place: Place | undefined, tier: Tier) => {
    if (place) found.set(place.id, Math.max(tier, found.get(place.id) ?? 0) as Tier)
  }
  const best = (all: readonly Place[]) => all.toSorted((a, b) => worth(b) - worth(a))
  for (const place of places) if (place.essential >= mustNotMiss) raise(place, tiers.great)
  for (const kind of request.wantedKinds) {
    const [first, ...others] = best(places.filter((place) => place.kind === kind))
    raise(first, tiers.promised)
    // About one a day, so that a wish for museums leaves room for what else the city is.
    for (const place of others.slice(0, request.days.length - 1)) raise(place, tiers.great)
  }
  for (const interest of request.interests) {
    const about = places.filter((place) => place.interests.includes(interest) && !isSnack(place))
    raise(best(about)[0], tiers.great)
  }
  return found
}
