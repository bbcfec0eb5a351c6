/** Slips of the keyboard: the known word that is one or two letters away. */
import { bitCount, letterSet } from '#domain/places/gazetteer-names.ts'
import { typingDistance } from '#domain/text/edit-distance.ts'
import type { Lexicon, PlaceIndex } from './place-index.ts'
import type { Mend } from './read-wish.ts'
import { negators, talk } from './split-words.ts'
import { stemOf } from './stem.ts'
import { thesaurus } from './thesaurus.ts'

/** Fewest letters of a word that is corrected: shorter ones have too many neighbours. */
const shortest = 5

/** Corrects a word by the thesaurus first, whose words people say, and then by the catalogue. */
export function mender(indexes: readonly PlaceIndex[], lexicon: Lexicon): Mend {
  const { words, has } = thesaurus()
  const isKnown = (word: string): boolean => {
    if (talk.has(word) || negators.has(word)) return true
    const stem = stemOf(word)
    const number = lexicon.numberOf(stem)
    return (
      has(stem) ||
      (number !== undefined && indexes.some(({ vocabulary }) => vocabulary.has(number)))
    )
  }
  return (word) => {
    if (word.length < shortest || isKnown(word)) return undefined
    const limit = word.length < 8 ? 1 : 2
    return (
      nearest(word, [words], limit) ??
      nearest(
        word,
        indexes.map((index) => index.words),
        limit,
      ) ??
      begunWith(word, indexes)
    )
  }
}

/** A known word that begins with the same letters: "Hobbits" finds Hobbiton. */
function begunWith(word: string, indexes: readonly PlaceIndex[]): string | undefined {
  const stem = stemOf(word)
  if (stem.length < shortest) return undefined
  for (const { words } of indexes) {
    const longer = words.find((each) => each.startsWith(stem) && each.length <= stem.length + 4)
    if (longer) return longer
  }
  return undefined
}

function nearest(
  word: string,
  lists: readonly (readonly string[])[],
  limit: number,
): string | undefined {
  const letters = letterSet(word)
  let best: { word: string; distance: number } | undefined
  for (const each of lists.flat()) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) > limit) continue
    if (bitCount(letters ^ letterSet(each)) > 2 * limit) continue
    const distance = typingDistance(word, each, limit)
    if (distance <= limit && distance < (best?.distance ?? limit + 1))
      best = { word: each, distance }
  }
  return best?.word
}
