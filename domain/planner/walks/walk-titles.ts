/** The heading of a day that follows walks of the town: their names, where one truly goes to most of their stops. */
import type { Walk } from '#domain/places/schema.ts'
import type { PlanRequest } from '../schema.ts'

/** Of a walk's stops so many are in the day, and two at least. */
const mostOfIt = 2 / 3
const leastStops = 2
/** A morning and an evening; a third name is a list. */
const mostNames = 2
/** Words that tell no place apart, beside the shortest. */
const shortest = 3
const ofNoPlace = new Set(['the', 'and', 'with', 'from', 'down', 'over', 'into'])

/** Null where the day is no walk: then its quarters are its name. */
export function walksInWords(
  stops: readonly string[],
  { walks, places }: Pick<PlanRequest, 'walks' | 'places'>,
): string | null {
  const found = (id: string) => places.find((place) => place.id === id)
  const nameOf = (id: string) => found(id)?.name ?? ''
  const essential = (id: string) => found(id)?.essential ?? 0
  const followed = walks
    .map((walk) => ({ walk, there: walk.stops.filter((id) => stops.includes(id)) }))
    .filter(({ walk, there }) => there.length >= Math.max(leastStops, mostOfIt * walk.stops.length))
    .filter(
      ({ walk, there }) =>
        hasItsBest(walk, there, essential) && !speaksOfOthers(walk, there, nameOf),
    )
    .toSorted((a, b) => b.there.length - a.there.length)
  const named: typeof followed = []
  for (const each of followed) {
    const isNew = named.every(({ there }) => !there.some((id) => each.there.includes(id)))
    if (isNew && named.length < mostNames) named.push(each)
  }
  const begins = ({ there }: { there: readonly string[] }) =>
    Math.min(...there.map((id) => stops.indexOf(id)))
  const names = named.toSorted((a, b) => begins(a) - begins(b)).map(({ walk }) => walk.name)
  return names.length > 0 ? names.join('; ') : null
}

/** A walk down from ruins is none without the ruins. */
function hasItsBest(
  { stops }: Walk,
  there: readonly string[],
  essential: (id: string) => number,
): boolean {
  const [best] = stops.toSorted((a, b) => essential(b) - essential(a))
  return best !== undefined && there.includes(best)
}

/** Whether its name is also of a stop that the day has not: a zoo, where only the park beside it is planned. */
function speaksOfOthers(
  { name, stops }: Walk,
  there: readonly string[],
  nameOf: (id: string) => string,
): boolean {
  const said = new Set(wordsOf(name))
  const present = new Set(there.flatMap((id) => wordsOf(nameOf(id))))
  return stops
    .filter((id) => !there.includes(id))
    .some((id) => wordsOf(nameOf(id)).some((word) => said.has(word) && !present.has(word)))
}

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => word.length >= shortest && !ofNoPlace.has(word),
  )
