/** Which places the solver looks at: out of thousands, those that could make a plan. */
import type { Place } from '#domain/places/schema.ts'
import { estimateLeg } from '#domain/routing/travel-estimate.ts'
import { appeal, objection } from './appeal.ts'
import { travelPreferences } from './day-habits.ts'
import type { PlanRequest } from './schema.ts'

const base = 60
const perDay = 24
const most = 260
const nearness = 0.5

/** What must be seen always; of the rest the most appealing, near the lodging rather than far. */
export function chooseCandidates(request: PlanRequest): Place[] {
  const limit = Math.min(most, base + perDay * request.days.length)
  const needed = neededPlaces(request)
  const open = request.places.filter(
    (place) => needed.has(place.id) || objection(place, request) === null,
  )
  if (open.length <= limit) return open
  const preferences = travelPreferences(request)
  const rank = new Map(
    open.map((place) => {
      const worth = Math.max(...request.days.map((day) => appeal(place, request, day)))
      const { minutes } = estimateLeg(request.lodging, place.at, preferences)
      return [place.id, needed.has(place.id) ? Number.MAX_VALUE : worth - nearness * minutes]
    }),
  )
  return open
    .toSorted((a, b) => (rank.get(b.id) ?? 0) - (rank.get(a.id) ?? 0))
    .slice(0, Math.max(limit, needed.size))
}

export function neededPlaces(request: PlanRequest): Set<string> {
  return new Set([
    ...request.mustSee,
    ...request.locked.map(({ placeId }) => placeId),
    ...request.appointments.flatMap(({ placeId }) => placeId ?? []),
  ])
}
