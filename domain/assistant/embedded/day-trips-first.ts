/** Where a day out is asked for, what lies a day's trip away comes first. */
import type { FoundPlace } from '../search/search-places.ts'
import { choosePlaces } from './choose-places.ts'
import type { MessageContext } from './message-context.ts'
import { asksForDayTrip, type Sought } from './wishes.ts'

export function dayTripSought(
  context: MessageContext,
  sought: readonly Sought[],
): readonly Sought[] {
  return asksForDayTrip(context.heard.lower)
    ? sought.filter(({ interest }) => interest === undefined)
    : sought
}

export function dayTripsFirst(
  found: readonly FoundPlace[],
  choosing: Parameters<typeof choosePlaces>[0],
  search: MessageContext['search'],
): FoundPlace[] {
  const all = choosePlaces({ ...choosing, sought: [], limit: 60 }, search).found
  const everything = choosing.destinations.flatMap((destination) =>
    destination.places
      .filter((place) => place.dayTrip && !choosing.seen.has(`${destination.slug}/${place.id}`))
      .map(
        (place): FoundPlace => ({
          place,
          destination,
          score: place.essential,
          because: [{ claim: place.about, source: { kind: 'catalogue' } }],
        }),
      ),
  )
  const led = all.filter(({ place }) => place.dayTrip)
  const rest = everything
    .filter(({ place }) => !led.some((each) => each.place === place))
    .toSorted((one, other) => other.score - one.score)
  const outings = [...led, ...rest]
  return outings.length > 0
    ? [...outings, ...found.filter(({ place }) => !place.dayTrip)].slice(0, choosing.limit)
    : [...found]
}
