/** Applies the conditions of a request to a town and its days, with the sentences about them. */
import type { Place, PlaceKind } from '#domain/places/schema.ts'
import type { UnmetWish } from '../plan-outcome.ts'
import { beyondLimit } from './kind-limits.ts'
import { conditions } from './read-conditions.ts'

export interface Bounds {
  /** Reasons for excluded places, by id. */
  refused: Record<string, string>
  oneADay: PlaceKind[]
  /** Kinds with a maximum, which is neither a wish for more nor a refusal. */
  limited: PlaceKind[]
  mostSights?: number
  notes: string[]
  unmet: UnmetWish[]
}

const held = (text: string) =>
  conditions.flatMap((condition) => {
    const found = condition.heard.exec(text)
    return found ? [{ condition, words: found[0], index: found.index }] : []
  })

/** The words of conditions, as they stand in a request. */
export function conditionsSaid(text: string): string[] {
  return held(text).map(({ words }) => words.trim())
}

/** The text with conditions blanked, so that positions stay: "nowhere that needs booking" is no wish. */
export function withoutConditions(text: string): string {
  return held(text).reduce(
    (plain, { index, words }) =>
      plain.slice(0, index) + ' '.repeat(words.length) + plain.slice(index + words.length),
    text,
  )
}

export function boundsOf(
  text: string,
  places: readonly Place[],
  named: ReadonlySet<string>,
  wished: ReadonlySet<string> = new Set(),
): Bounds {
  const said = held(text)
  const most = said.flatMap(({ condition, words }) => condition.mostSights?.(words) ?? [])
  const limits = said.flatMap(({ condition, words }) => condition.limit?.(words) ?? [])
  const beyond = limits.flatMap((limit) => beyondLimit(limit, places, named))
  const refused = places.flatMap((place): [string, string][] => {
    if (named.has(place.id)) return []
    const [why] = said.flatMap(({ condition }) =>
      condition.spares === 'wished' && wished.has(place.id)
        ? []
        : (condition.refuses?.(place) ?? []),
    )
    return why ? [[place.id, why]] : []
  })
  return {
    refused: Object.fromEntries([...beyond, ...refused]),
    oneADay: said.flatMap(({ condition, words }) => [
      ...(condition.oneADay ?? []),
      ...(condition.someADay?.(words) ?? []),
    ]),
    limited: limits.flatMap(({ kinds }) => kinds),
    ...(most.length > 0 ? { mostSights: Math.min(...most) } : {}),
    notes: [
      ...said.flatMap(({ condition }) => condition.says ?? []),
      ...limits.map(({ most, called }) => `No more than ${most} ${called} in all, as you asked.`),
    ],
    unmet: said.flatMap(({ condition, words }) =>
      condition.unknown
        ? [
            {
              wish: words.trim(),
              reason: 'unknown-here' as const,
              says: condition.unknown,
              wayOut: null,
            },
          ]
        : [],
    ),
  }
}
