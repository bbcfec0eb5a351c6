/** "Near the opera": the places that are meant, by their names, and the words without them. */
import type { Coordinates, Place } from '#domain/places/schema.ts'
import type { PlaceIndex } from './place-index.ts'
import { splitWords, talk } from './split-words.ts'
import { stemOf } from './stem.ts'

export interface Anchor {
  at: Coordinates
  id?: string
  name?: string
}

const nearPattern =
  /\b(?:near(?:by)?(?: to)?|next to|close to|beside|not far from|(?:a)?round the corner from|(?:with)?in walking distance (?:of|from))\s+(?:the\s+|our\s+|my\s+)?(?<what>[^,.;:!?]+)/i
const mostWords = 5

export function anchorsIn(
  text: string,
  indexes: readonly PlaceIndex[],
  point: { lat: number; lon: number } | undefined,
): { anchors: Anchor[]; rest: string } {
  const given: Anchor[] = point ? [{ at: [point.lat, point.lon] }] : []
  const found = nearPattern.exec(text)
  const what = found?.groups?.what
  if (!found || what === undefined) return { anchors: given, rest: text }
  const words = what.split(/\s+/).slice(0, mostWords)
  for (let count = words.length; count > 0; count -= 1) {
    const stems = splitWords(words.slice(0, count).join(' '))
      .filter((word) => !talk.has(word))
      .map(stemOf)
    if (stems.length === 0) continue
    const anchors = placesNamed(stems, indexes)
    if (anchors.length === 0) continue
    const after = what.split(/\s+/).slice(count).join(' ')
    const rest = `${text.slice(0, found.index)} ${after} ${text.slice(found.index + found[0].length)}`
    return {
      anchors: anchors.map(({ at, id, name }) => ({ at, id, name })),
      rest,
    }
  }
  return { anchors: given, rest: text }
}

/** Places by a name of these stems; sights before tables, which are often called after what they are near to. */
function placesNamed(stems: readonly string[], indexes: readonly PlaceIndex[]): Place[] {
  const named = indexes.flatMap(({ destination }) =>
    destination.places.filter(({ name }) => {
      const own = new Set(splitWords(name).map(stemOf))
      return stems.every((stem) => own.has(stem))
    }),
  )
  const sights = named.filter(({ kind }) => kind !== 'restaurant' && kind !== 'cafe')
  return sights.length > 0 ? sights : named
}
