/** Houses of somebody by name: the one that is called after a painter, and those that offer the painter first of all. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import { nameOf, plain } from './told-by.ts'

const kinds = new Set<PlaceKind>(['museum', 'gallery', 'palace', 'landmark', 'worship', 'garden'])
/** A grave or a plaque is seen in passing, and is no house. */
const leastMinutes = 40
/** Of what a house offers the first few are what it is known for. */
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
