/**
 * The heading of a day: the names of the walks it follows, where they are true of the plan; else its best stops.
 */
import type { Place, Walk } from '#domain/places/schema.ts'
import type { PlanDay, PlanRequest } from '../schema.ts'
import { type HeadedStop, isTrueOf } from './true-words.ts'

/** Share of a walk's stops that a day must have, and at least `leastStops`. */
const mostOfIt = 2 / 3
const leastStops = 2
/** The most names in a heading. */
const mostNames = 2

interface Named {
  name: string
  begins: number
}

/** Null where no stop has a name worth telling. */
export function dayInTitle(
  stops: readonly HeadedStop[],
  day: Pick<PlanDay, 'date' | 'weather'>,
  request: PlanRequest,
): string | null {
  const trip = stops.find(({ place }) => place.dayTrip)
  if (trip) return trip.place.name
  const followed = walksOf(stops, day, request)
  const walked = new Set(followed.flatMap(({ there }) => there.map(({ place }) => place.id)))
  const best = stops
    .filter(({ place, meal }) => isSight(place) && !meal && !walked.has(place.id))
    .toSorted((a, b) => b.place.essential - a.place.essential)
    // Only stops that outshine the walk.
    .filter(({ place }) => followed.every(({ there }) => place.essential > bestOf(there)))
    .slice(0, mostNames - followed.length)
  const names: Named[] = [
    ...followed.map(({ walk, there }) => ({ name: walk.name, begins: beginOf(there) })),
    ...best.map(({ place, start }) => ({ name: place.name, begins: start })),
  ].toSorted((a, b) => a.begins - b.begins)
  if (names.length === 0) return null
  const isPair = followed.length === 0 && names.every(({ name }) => !/[,;:]| and /.test(name))
  return names.map(({ name }) => name).join(isPair ? ' and ' : '; ')
}

interface Followed {
  walk: Walk
  there: HeadedStop[]
}

function walksOf(
  stops: readonly HeadedStop[],
  day: Pick<PlanDay, 'date' | 'weather'>,
  request: PlanRequest,
): Followed[] {
  const essential = (id: string) => request.places.find((each) => each.id === id)?.essential ?? 0
  const followed = request.walks
    .map((walk) => ({ walk, there: stops.filter(({ place }) => walk.stops.includes(place.id)) }))
    .filter(({ walk, there }) => there.length >= Math.max(leastStops, mostOfIt * walk.stops.length))
    .filter(({ walk, there }) => hasItsBest(walk, there, essential))
    .filter(({ walk, there }) => isTrueOf(walk, there, day, request))
    .toSorted((a, b) => b.there.length - a.there.length)
  const named: Followed[] = []
  for (const each of followed) {
    const isNew = named.every(({ there }) => !there.some((stop) => each.there.includes(stop)))
    if (isNew && named.length < mostNames) named.push(each)
  }
  return named
}

/** Whether a walk's best stop is planned. */
function hasItsBest(
  { stops }: Walk,
  there: readonly HeadedStop[],
  essential: (id: string) => number,
): boolean {
  const [best] = stops.toSorted((a, b) => essential(b) - essential(a))
  return there.some(({ place }) => place.id === best)
}

const isSight = ({ kind }: Place) => kind !== 'restaurant' && kind !== 'cafe'
const beginOf = (there: readonly HeadedStop[]) => Math.min(...there.map(({ start }) => start))
const bestOf = (there: readonly HeadedStop[]) =>
  Math.max(...there.map(({ place }) => place.essential))
