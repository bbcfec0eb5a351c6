/**
 * Houses connected with a person who is named: those called after a painter, and those whose first offers are the
 * painter.
 */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { nameOf, plain } from './told-by.ts'

const kinds = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'landmark', 'worship', 'garden'])
/** Fewest minutes of a visit for a place to count as a house: a grave or a plaque is seen in passing. */
const leastMinutes = 40
/** How many of a house's first offers are looked at: they are what it is known for. */
const firstOffers = 3

/** Empty where the words are no name, or no house is known that is called after it. */
export function housesOfAName(
  what: string,
  fitting: readonly Place[],
  { text, at }: { text: string; at: number },
): Place[] {
  const isFirstWord = /(?:^|[.!?:;\n]\s*)$/.test(text.slice(0, at))
  const isName = !isFirstWord && /^\p{Lu}/u.test(text.slice(at)) && what.length > 3
  if (!isName) return []
  const name = nameOf(plain(what))
  const isWhole = (offer: string) => plain(offer).toLowerCase() === plain(what).toLowerCase()
  const houses = fitting.filter(
    ({ kind, minutes, dayTrip }) => kinds.has(kind) && minutes >= leastMinutes && !dayTrip,
  )
  const called = houses.filter((place) => name.test(plain(place.name)))
  if (called.length === 0) return []
  const offering = houses.filter(
    ({ offers = [], name: of }) =>
      !name.test(plain(of)) && offers.slice(0, firstOffers).some(isWhole),
  )
  return [...called, ...offering]
}
