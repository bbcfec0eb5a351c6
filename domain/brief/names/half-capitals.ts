/**
 * Names with one capital where they have several: "Costa rica", "Buenos aires", "Cape town". The readers of names go by their
 * capitals, so that the others are put in before anything is read; every letter keeps its place.
 */
import { kilometres } from '#domain/places/distance.ts'
import { everydayWords } from '../everyday-words.ts'
import { nameConnectors } from '../place-words.ts'
import { withWays } from '../places/dashed-ways.ts'
import {
  candidatesFor,
  isAirportCode,
  type PlaceCandidate,
  type PlaceReader,
} from '../places/place-mentions.ts'

const oneCapital = /\p{Lu}[\p{L}'-]+(?: \p{Ll}[\p{L}'-]+){1,3}/gu
/** A town that people write of without saying where it is. */
const knownPeople = 100_000

export function withCapitals(text: string, reader: PlaceReader): string {
  return withCodes(withWays(text, reader)).replace(oneCapital, (run) => {
    const words = run.split(' ')
    for (let length = words.length; length > 1; length -= 1) {
      const name = words.slice(0, length)
      if (nameConnectors.has(name.at(-1) ?? '') || !isName(name, reader)) continue
      const rest = words.slice(length)
      return [name.map(titled).join(' '), ...rest].join(' ')
    }
    return run
  })
}

function isName(words: readonly string[], reader: PlaceReader): boolean {
  const [first = ''] = words
  if (landforms.test(words.at(-1) ?? '')) return false
  const name = words.map(titled).join(' ')
  if (!(reader.gazetteer.beginsName(first) || reader.finder.named(name))) return false
  const [best] = candidatesFor(reader, name)
  // "Diani beach", "Washington state": the first word is the name, and the other says what it is.
  if (!best || (words.length === 2 && isSame(best, first, words[1] ?? '', reader))) return false
  if (best.listed !== undefined || best.kind !== 'city') return true
  const isEveryday =
    words.length < 3 && words.every((word) => everydayWords.has(word.toLowerCase()))
  return !isEveryday && best.population >= knownPeople
}

/** "The Amalfi coast", "Which Greek islands": the readers know what lies there by the small letter. */
const landforms =
  /^(?:coasts?|coastline|islands?|isles|keys|riviera|peninsula|mountains|fjords|lakes|countryside|highlands|lowlands)$/

/** "From lis", "dep Dub 2 Dec": an airport's letters where somebody sets out. */
const codeOfStart =
  /\b(?<leaves>(?:dep(?:art(?:ing|ure|s)?)?|ex|leaving|flying)\.?:?(?: from| out of)?|from|out of) (?<code>\p{L}{3})(?=\s*(?:[,.;!?)\n]|$|[-–>] ?\p{L}|\d)| (?:to|on|in|for|with|next|early|late|mid|airport|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/giu
/** Such letters that are a word, a name or somebody as well. */
const wordCodes = new Set(
  'sea her man den nan las sin add beg saw got inn pit ham bud ace mel str fra dad'.split(' '),
)

/** "Dub > NYC > Dub". */
const codeOfWay =
  /(?<=^|[\s(>→])\p{Lu}?\p{L}{2,3}(?=\s?(?:>|→|->))|(?<=(?:>|→)\s?)\p{L}{3}(?![\p{L}'-])/gu

/** "ord to den": the letters of two airports, of which one at least is no word. */
const codesOfPair = /(?<=^|[\s(])(?<from>[a-z]{3})(?<way> to | ?- ?)(?<to>[a-z]{3})(?![\p{L}'-])/gu

function withCodes(text: string): string {
  return withPairs(withStarts(text))
}

function withPairs(text: string): string {
  return text.replace(codesOfPair, (pair: string, from: string, way: string, to: string) => {
    const isPair = isAirportCode(from) && isAirportCode(to)
    const isWords = wordCodes.has(from) || everydayWords.has(from)
    return isPair && !isWords ? from.toUpperCase() + way + to.toUpperCase() : pair
  })
}

function withStarts(text: string): string {
  const ways = text.replace(codeOfWay, (code) =>
    code.length === 3 && isAirportCode(code) ? code.toUpperCase() : code,
  )
  return ways.replace(codeOfStart, (run, leaves: string, code: string) => {
    const isWord = wordCodes.has(code.toLowerCase()) && !/^(?:dep|ex)\b/i.test(leaves)
    return isWord || !isAirportCode(code) ? run : run.slice(0, -3) + code.toUpperCase()
  })
}

const kinds = /^(?:beach|desert|state|city|island|islands|valley|lake|village|town|region|area)$/
const sameKilometres = 60

/** "Mexico city" is another place than Mexico. */
function isSame(best: PlaceCandidate, word: string, kind: string, reader: PlaceReader): boolean {
  const [known] = candidatesFor(reader, word)
  if (kind === 'state' && known) return true
  if (!(kinds.test(kind) && known)) return false
  if (best.listed !== undefined && best.listed !== known.listed) return false
  return kilometres(known.at, best.at) < sameKilometres
}

function titled(word: string): string {
  if (nameConnectors.has(word)) return word
  const first = word.charAt(0).toUpperCase()
  return first.length === 1 ? first + word.slice(1) : word
}
