/** Rides that lead to a place, such as funiculars and cable cars: told with the place. */
import type { Place } from '#domain/places/schema.ts'
import { openSpans } from './open-spans.ts'
import { inShort } from './words/in-short.ts'

/** A sentence on the rides to a place that run at that time. */
export function ridesThere(
  { id }: Place,
  start: number,
  date: string,
  places: readonly Place[],
): string[] {
  return places
    .filter(({ wayTo }) => wayTo === id)
    .filter((ride) => openSpans(ride, date).some(({ from, to }) => from <= start && start <= to))
    .map(({ name, about }) => `Get there by the ${name}: ${lowered(inShort(about))}`)
}

/** The text for the middle of a sentence, unless it begins with a number or an initial. */
function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
