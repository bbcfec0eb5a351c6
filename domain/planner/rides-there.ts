/** Rides that are the way to a place: funiculars and cable cars. They are told with where they lead. */
import type { Place } from '#domain/places/schema.ts'
import { inShort } from './in-short.ts'
import { openSpans } from './open-spans.ts'

/** In words the rides that lead to a place and run when one goes there. */
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

/** Continues a sentence, unless it begins with a number or a name of one letter and a stop. */
function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1)
}
