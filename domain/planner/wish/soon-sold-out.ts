/** Notes on tickets that sell out weeks ahead, for those who come soon, with a substitute. */
import { daysBetween } from '#domain/calendar/calendar-days.ts'
import { kilometres } from '#domain/places/distance.ts'
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { isMealPlace } from '../meals/meal-places.ts'
import type { KnownStay } from './to-know.ts'
import { isBooked } from './what-to-book.ts'

/** Days ahead within which such tickets are probably gone. */
const near = 28
const mostTold = 2
const around = 8
/** Shared interests that a substitute needs. */
const leastShared = 2
/** Worth of each offer that a substitute shares. */
const ofASubject = 3
const alike: readonly (readonly PlaceKind[])[] = [
  ['museum', 'gallery', 'palace', 'landmark', 'worship'],
  ['park', 'garden', 'nature', 'viewpoint'],
]

export function soonSoldOut(stays: readonly KnownStay[], today: string): string[] {
  const told = stays.flatMap(({ destination, days }) => {
    const first = days[0]?.date
    if (!first || daysBetween(today, first) > near) return []
    const stops = days.flatMap((day) => day.stops)
    const visited = new Set(stops.map(({ placeId }) => placeId))
    const booked = new Set(stops.filter(isBooked).map(({ placeId }) => placeId))
    return destination.places
      .filter((place) => visited.has(place.id) && !booked.has(place.id))
      .filter((place) => place.booking === 'needed' && !isMealPlace(place))
      .toSorted((a, b) => b.essential - a.essential)
      .map((place) => {
        const other = insteadOf(place, destination.places, visited)
        const then = other
          ? `; if nothing is left, see ${other.name} in its place`
          : ', and have another plan'
        return `Your days are near, and ${place.name} sells out weeks ahead: look for tickets today${then}.`
      })
  })
  return told.slice(0, mostTold)
}

/** A substitute: same kind, shared interests, same quarter, and easier tickets. */
function insteadOf(
  place: Place,
  places: readonly Place[],
  visited: ReadonlySet<string | null>,
): Place | undefined {
  const sort = alike.find((kinds) => kinds.includes(place.kind)) ?? [place.kind]
  const shared = ({ interests }: Place) =>
    interests.filter((each) => place.interests.includes(each)).length
  const alikeIn = ({ offers = [] }: Place) =>
    offers.filter((each) => place.offers?.includes(each)).length
  // What it tells of comes before its kind: the war rather than any other history.
  const rank = (each: Place) => ofASubject * alikeIn(each) + shared(each) + each.essential
  return places
    .filter(({ id, kind, dayTrip }) => sort.includes(kind) && !visited.has(id) && !dayTrip)
    .filter(({ booking, at }) => booking !== 'needed' && kilometres(at, place.at) <= around)
    .filter((each) => shared(each) >= leastShared || (shared(each) > 0 && alikeIn(each) > 0))
    .toSorted((a, b) => rank(b) - rank(a))[0]
}
