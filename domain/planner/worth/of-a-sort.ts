/** Which places can stand in for each other: of one group of kinds, and about the same subject. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'

/** Groups of kinds that can stand in for each other. */
const sorts: readonly (readonly PlaceKind[])[] = [
  ['museum', 'gallery'],
  ['worship'],
  ['palace', 'ruins', 'landmark'],
  ['landmark', 'bridge', 'square', 'viewpoint'],
  ['neighbourhood', 'square', 'shopping', 'market'],
  ['park', 'garden', 'nature', 'beach'],
  ['zoo', 'theme-park'],
  ['stage', 'nightlife'],
]

export function areOfASort(place: Place, instead: Place): boolean {
  const isOfASort =
    place.kind === instead.kind ||
    sorts.some((sort) => sort.includes(place.kind) && sort.includes(instead.kind))
  const [subject] = place.interests
  return isOfASort && (isAlike(place, instead) || subject === instead.interests[0])
}

/** Whether two places share a subject, which activities and quarters must: their kind alone says little. */
function isAlike(place: Place, instead: Place): boolean {
  if (place.kind === 'activity') return false
  return place.interests.some((each) => instead.interests.slice(0, 2).includes(each))
}
