/**
 * Finds where a work, a painter or a thing is seen that was named without its house: the Veiled Christ, Klimt, the
 * Atlas.
 */
import type { Place } from '#domain/places/schema.ts'
import { nameOf, plain, toldBy } from './told-by.ts'

const small = new Set('a an the of in at on and by with to for near my our'.split(' '))
/** Words for a kind of thing, which do not tell which one. */
const kinds = new Set(
  'mountains mountain museum memorial church cathedral tower park garden gardens market beach castle palace house temple lake river island islands hills desert village'.split(
    ' ',
  ),
)

/** The best known place whose own words speak of what was named, else one whose name is nearly the same word. */
export function houseOf(wish: string, places: readonly Place[]): Place | undefined {
  const words = wish.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  const telling = words.filter((word) => !small.has(word.toLowerCase()))
  const own = telling.filter((word) => !kinds.has(word.toLowerCase()))
  const sights = places.filter(({ cuisines }) => cuisines === undefined)
  const [only] = own
  const speaks =
    telling.length > 1 && own.length > 1
      ? speakingOf(own)
      : only !== undefined && own.length === 1 && only.length > 4
        ? ({ about }: Place) => naming(only)(about)
        : undefined
  if (!speaks) return undefined
  const called = sights.filter(({ name }) => own.every((word) => naming(word)(name)))
  // What a place is known for comes before what its words only touch.
  const known = sights.filter(({ offers = [] }) =>
    offers.some((offer) => own.every((word) => nameOf(plain(word)).test(plain(offer)))),
  )
  return (
    best(called) ??
    best(known) ??
    best(sights.filter(speaks)) ??
    best(sights.filter(isSpelledLike(only ?? '')))
  )
}

const best = (places: readonly Place[]) =>
  places.toSorted((one, other) => other.essential - one.essential)[0]

/** Whether a place's text has all of the words, in any form: "a veil of marble … the dead Christ". */
function speakingOf(words: readonly string[]): (place: Place) => boolean {
  const stems = words.map(
    (word) =>
      new RegExp(
        `(?<!\\p{L})${word.toLowerCase().replace(/(?<=\p{L}{3})(?:ed|es|s|ing)$/u, '')}`,
        'u',
      ),
  )
  return (place) => {
    const told = toldBy(place).toLowerCase()
    return stems.every((stem) => stem.test(told))
  }
}

/** Whether a text has a word as a name: with a capital that does not only begin a sentence. */
function naming(word: string): (text: string) => boolean {
  const name = word.charAt(0).toUpperCase() + word.slice(1)
  const inside = new RegExp(`(?:[\\p{L},;] |^)${name}(?:['’]s)?(?!\\p{L})`, 'u')
  return (text) => inside.test(text)
}

/** Whether a place's name begins like the word and differs only in its ending: "Oceanarium" for Oceanário. */
function isSpelledLike(word: string): (place: Place) => boolean {
  const wanted = plain(word).toLowerCase()
  return ({ name }) =>
    wanted.length > 6 &&
    plain(name)
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((each) => each.length > 6 && shared(each, wanted) >= Math.max(7, wanted.length - 3))
}

function shared(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}
