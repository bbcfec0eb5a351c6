/** What a trip of several cities says it leaves out: no place that another of its cities covers, and nothing twice. */
import { kilometres } from '#domain/places/distance.ts'
import type { Destination } from '#domain/places/schema.ts'
import type { Trip } from '#domain/trip/schema.ts'

type LeftOut = Trip['leftOut']

/** Kilometres from a city of the trip within which a place counts as seen from there. */
const ofThatCity = 15

/** Without places that are stops of the trip after all, in another city or by another name. */
export function withoutTheirStops(entries: LeftOut, { days }: Pick<Trip, 'days'>): LeftOut {
  const names = days.flatMap(({ stops }) => stops.map(({ name }) => name))
  return entries.filter(({ name }) => !names.some((each) => each.startsWith(name)))
}

/** Without day trips to cities where the trip stays anyway. */
export function withoutTheirCities(
  entries: LeftOut,
  own: Destination,
  cities: readonly Destination[],
): LeftOut {
  const others = cities.filter(({ slug }) => slug !== own.slug)
  return entries.filter(({ placeId }) => {
    const place = own.places.find(({ id }) => id === placeId)
    if (!place?.dayTrip) return true
    return others.every(({ at }) => kilometres(at, place.at) > ofThatCity)
  })
}

/**
 * Interleaves the lists: the first of every city before the second of any, so that a short list covers all; each
 * name once.
 */
export function inTurn(lists: readonly LeftOut[]): LeftOut {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const all = Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index)
}
