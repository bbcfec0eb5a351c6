/**
 * The words of a destination's places as numbers: for each place its stems, each with the field in
 * which it weighs most. A lexicon gives all destinations the same numbers.
 */
import type { Destination, Place } from '#domain/places/schema.ts'
import { negators, splitWords } from './split-words.ts'
import { stemOf } from './stem.ts'

export class Lexicon {
  readonly #stemOfWord = new Map<string, number>()
  readonly #stems = new Map<string, number>()

  /** The number of a word's stem, a new one where it has none. */
  add(word: string): number {
    const known = this.#stemOfWord.get(word)
    if (known !== undefined) return known
    const stem = stemOf(word)
    const number = this.#stems.get(stem) ?? this.#stems.size
    this.#stems.set(stem, number)
    this.#stemOfWord.set(word, number)
    return number
  }

  /** How many stems there are. */
  get size(): number {
    return this.#stems.size
  }

  /** Undefined where no indexed place has it. */
  numberOf(stem: string): number | undefined {
    return this.#stems.get(stem)
  }
}

/** Weight of a word by the field that it stands in: the name, its kinds, its sentence, its interests, its quarter. */
export const fieldWeights = { name: 1, tag: 0.9, about: 0.8, interest: 0.5, area: 0.4 } as const

export interface PlaceIndex {
  destination: Destination
  /** The stems of all places, one place after the other; those of place n begin at `starts[n]`. */
  stems: Uint32Array
  /** The field weight of each stem, in hundredths. */
  weights: Uint8Array
  starts: Uint32Array
  /** All stems of the destination. */
  vocabulary: ReadonlySet<number>
  /** The words as written, to correct slips of the keyboard by. */
  words: readonly string[]
}

export function indexPlaces(destination: Destination, lexicon: Lexicon): PlaceIndex {
  const stems: number[] = []
  const weights: number[] = []
  const starts = [0]
  const written = new Set<string>()
  for (const place of destination.places) {
    const best = new Map<number, number>()
    for (const [weight, words] of fieldsOf(place)) {
      for (const word of words) {
        const stem = lexicon.add(word)
        if (word.length >= 4) written.add(word)
        if ((best.get(stem) ?? 0) < weight) best.set(stem, weight)
      }
    }
    for (const [stem, weight] of best) {
      stems.push(stem)
      weights.push(Math.round(weight * 100))
    }
    starts.push(stems.length)
  }
  return {
    destination,
    stems: Uint32Array.from(stems),
    weights: Uint8Array.from(weights),
    starts: Uint32Array.from(starts),
    vocabulary: new Set(stems),
    words: [...written],
  }
}

function fieldsOf(place: Place): readonly (readonly [number, readonly string[]])[] {
  return [
    [fieldWeights.name, splitWords(place.name)],
    [
      fieldWeights.tag,
      splitWords([place.kind, ...(place.cuisines ?? []), ...(place.diets ?? [])].join(' ')),
    ],
    [fieldWeights.about, [...affirmed(place.about), ...momentWords(place)]],
    [fieldWeights.interest, place.interests],
    [fieldWeights.area, splitWords(place.area)],
  ]
}

/** A moment's weekday tells when it is, and not what: free on Sundays is no answer to "vermouth on Sunday". */
function momentWords({ moments = [] }: Place): string[] {
  return moments.flatMap(({ says }) => affirmed(says)).filter((word) => !weekday.test(word))
}

const weekday = /^(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i

/** "Lamb in lemon, and no view at all" has no view: what a sentence denies is left out. */
function affirmed(about: string): string[] {
  return about.split(/[,;:.!?]/).flatMap((clause) => {
    const words = splitWords(clause)
    const at = words.findIndex((word) => negators.has(word))
    return at < 0 ? words : [...words.slice(0, at), ...words.slice(at + 3)]
  })
}
