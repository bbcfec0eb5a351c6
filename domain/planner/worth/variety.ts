/**
 * Variety: the best known places first, and the first park, beach or market before a third museum. By rank within a
 * family of kinds, and so independent of the rest of a plan.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isWished } from '../asked/asked-starts.ts'
import { isTooCoolToBathe } from '../opening/outdoors.ts'
import type { PlanRequest } from '../schema.ts'

interface Family {
  kinds: readonly PlaceKind[]
  /** Places of the family a day before further ones lose worth. */
  aDay: number
}

const families: readonly Family[] = [
  { kinds: ['museum', 'gallery'], aDay: 0.8 },
  { kinds: ['worship'], aDay: 0.7 },
  { kinds: ['palace', 'ruins'], aDay: 0.7 },
  { kinds: ['viewpoint'], aDay: 0.4 },
  { kinds: ['shopping', 'market'], aDay: 0.7 },
  { kinds: ['zoo', 'theme-park'], aDay: 0.3 },
  { kinds: ['park', 'garden'], aDay: 0.7 },
]
const oneMoreOfAKind = 0.6
const firstOfItsKind = 1.2
const opening = new Set<PlaceKind>(['beach', 'park', 'garden', 'market', 'activity', 'nature'])
const worthOpening = 0.4
const mostOfADay = 240

const ranks = new WeakMap<PlanRequest['places'], ReadonlyMap<string, number>>()

export function variety(place: Place, request: PlanRequest): number {
  const { wantedKinds, interests, days } = request
  const rank = ranksOf(request.places).get(place.id)
  if (rank === undefined) return 1
  const family = families.find(({ kinds }) => kinds.includes(place.kind))
  const asked =
    isWished(place, request) ||
    wantedKinds.some((kind) => kind === place.kind || family?.kinds.includes(kind)) ||
    place.interests.slice(0, 2).some((each) => interests.includes(each))
  if (asked) return 1
  if (family && rank >= Math.max(1, Math.round(days.length * family.aDay))) return oneMoreOfAKind
  if (rank > 0 || !opening.has(place.kind) || place.essential < worthOpening) return 1
  // Whole-day places are chosen for their day.
  if (place.minutes >= mostOfADay) return 1
  const isCold = place.kind === 'beach' && days.some(({ weather }) => isTooCoolToBathe(weather))
  return isCold ? 1 : firstOfItsKind
}

/** The rank of each place in its family, by renown. */
function ranksOf(places: PlanRequest['places']): ReadonlyMap<string, number> {
  const before = ranks.get(places)
  if (before) return before
  const counts = new Map<unknown, number>()
  const found = new Map<string, number>()
  for (const place of places.toSorted((a, b) => b.essential - a.essential)) {
    if (place.dayTrip) continue
    const family = families.find(({ kinds }) => kinds.includes(place.kind)) ?? place.kind
    const rank = counts.get(family) ?? 0
    counts.set(family, rank + 1)
    found.set(place.id, rank)
  }
  ranks.set(places, found)
  return found
}
