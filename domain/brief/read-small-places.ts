/** Places in small letters, misspelt ones included. */

import { everydayWords } from './everyday-words.ts'
import type { Word } from './name-runs.ts'
import {
  candidatesFor,
  continuesList,
  followsPlace,
  isSightOfNamed,
  leadTo,
  type PlaceMention,
  type PlaceReader,
  shorthand,
} from './place-mentions.ts'
import { destinationLead, originLead } from './place-words.ts'
import { beginsList, isTimed, standsAlone } from './read-name-runs.ts'
import type { Reading } from './reading.ts'

/** A place in small letters needs to be known, large, and no everyday word. */
export function smallPlace(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  index: number,
  earlier: readonly PlaceMention[],
): PlaceMention | undefined {
  const first = words[index]
  if (!first) return undefined
  const lead = leadTo(reading, first.start)
  const led =
    destinationLead.test(lead) ||
    originLead.test(lead) ||
    opensSentence.test(lead) ||
    continuesList(reading, first.start, earlier)
  const follows = followsPlace(reading, first.start, earlier)
  const asked = askedFor.test(lead)
  const least = asked ? 0 : led ? 15_000 : follows ? 40_000 : 250_000
  const longest = reader.gazetteer.beginsName(first.text) ? Math.min(4, words.length - index) : 2
  let exact = false
  for (let length = Math.min(longest, words.length - index); length > 0; length -= 1) {
    const last = words[index + length - 1]
    if (!last || !reading.isFree(first.start, last.end)) continue
    const text = reading.plain.slice(first.start, last.end)
    if (/[,.;!?\n]\s/.test(text)) continue
    // "la vie est belle": an article, unless English goes on behind it.
    if (text === 'la' && foreignNext(words[index + 1])) continue
    const everyday = isEverydayText(text)
    const known = candidatesFor(reader, text)
    // "lake district", "gold coast": a region of several everyday words.
    const area = length > 1 && known[0] !== undefined && known[0].kind !== 'city'
    const listing =
      everyday && beginsList(reading, reader, { start: first.start, end: last.end, text }, words)
    const town = everyday && isEverydayTown(reading, reader, first, last, lead)
    if (everyday && !(area || town || listing)) continue
    // "tivoli" of a trip to Copenhagen is its garden, not the town in Italy.
    if (known.length > 0 && isSightOfNamed(reader, lead, text, known, earlier)) return undefined
    // "We love the seaside" is no town, even where one is called so.
    const candidates = /\bthe\s+$/.test(lead) ? known.filter(({ kind }) => kind !== 'city') : known
    exact ||= known.length > 0
    const population = candidates[0]?.population ?? 0
    if (length > 1 && !area && everydayWords.has(last.lower) && population < 300_000) continue
    if (candidates.length > 0 && population >= least) {
      return {
        start: first.start,
        end: last.end,
        name: /^the /i.test(text) ? (candidates[0]?.name ?? text) : titled(text),
        candidates,
        led: led || follows,
        ...(town && !listing && opensSentence.test(lead) && { doubtful: true }),
      }
    }
  }
  // A real town, however small, is not a misspelt larger one.
  return exact ? undefined : misspelt(reading, reader, first, lead)
}

function foreignNext(next: Word | undefined): boolean {
  return next !== undefined && /^\p{L}/u.test(next.text) && !everydayWords.has(next.lower)
}

const opensSentence = /(?:^|[.!?\n:]\s*)$/

/** So surely before a place that a village may follow: "a week in", "our trip to". */
const askedFor =
  /\b(?:days?|nights?|weeks?|wks?|weekend|wknd|fortnight|honeymoon|holidays?|vacation|break|getaway|stay(?:ing)?) (?:in|at) $|\b(?:trip|fly(?:ing)?|travel(?:l?ing)?|tickets?|flights?|journey|holiday) to $/

/** "nice 4 days", "a week in split": an everyday word that is one of the catalogue's towns. */
function isEverydayTown(
  reading: Reading,
  reader: PlaceReader,
  first: Word,
  last: Word,
  lead: string,
): boolean {
  const name = reading.plain.slice(first.start, last.end)
  if (name.length < 4 || !reader.finder.named(name)) return false
  const after = reading.lower.slice(last.end)
  const opens = /(?:^|[.!?\n:]\s*|\b(?:hi|hello|hey),?\s+)$/.test(lead)
  if (opens)
    return isTimed(reading, last.end) && !/\b(?:between|among|across|evenly|into)\b/.test(after)
  return (
    /\b(?:in|to|at|from|visit|around|via|near) $/.test(lead) &&
    (standsAlone.test(after) || isTimed(reading, last.end))
  )
}

const shortNames = /^(?:nyc|la|sf|dc|uk|usa|uae|kl|rio|goa|fez|ulm)$/i
const spelledAlike = /^the (?:us|states)$/i

/** Words everybody uses for other things, and scraps too short to be a name. */
function isEverydayText(text: string): boolean {
  if (spelledAlike.test(text)) return false
  const words = text.toLowerCase().split(/\s/)
  const scrap = words.length === 1 && text.length < 4 && /^[a-z]/i.test(text)
  const short = scrap && !(shortNames.test(text) || shorthand(text))
  return short || words.every((word) => everydayWords.has(word))
}

/** Only where the words before it ask for a place, and only a large one. */
function misspelt(
  reading: Reading,
  reader: PlaceReader,
  word: Word,
  lead: string,
): PlaceMention | undefined {
  if (word.text.length < 5 || everydayWords.has(word.lower) || /\d/.test(word.text))
    return undefined
  if (/(?:ing|ed|ly|s)$/.test(word.lower) && word.text.length < 8) return undefined
  const asked =
    originLead.test(lead) ||
    /\b(?:trip|weekend|days?|weeks?|nights?|go|going|fly|flying|holiday|vacation|break|travel|visit|getaway|honeymoon|weekender|trips|explore|plan) (?:to |in |around |for )?$|\b(?:to|in) $/.test(
      lead,
    )
  const opens = /(?:^|[.!?\n]\s*)$/.test(lead) && word.text.length > 5
  if (!(asked || opens) || isVerb(reading, word, lead)) return undefined
  const listed = reader.finder.alike(word.text)
  if (listed && reading.isFree(word.start, word.end)) {
    const { name } = listed
    const { start, end } = word
    return { start, end, name, candidates: candidatesFor(reader, name), led: true }
  }
  if (!asked) return undefined
  const found = reader.gazetteer.alike(word.text, 150_000)[0]
  if (!found || found.distance > (word.text.length < 8 ? 1 : 2)) return undefined
  const { name } = found.place
  if (!reading.isFree(word.start, word.end)) return undefined
  return {
    start: word.start,
    end: word.end,
    name,
    candidates: candidatesFor(reader, name),
    led: true,
  }
}

/** "We need to create a plan": behind such a "to", or in front of an object, stands a verb. */
function isVerb(reading: Reading, word: Word, lead: string): boolean {
  const infinitive =
    /\b(?:want|wants|like|love|need|needs|have|has|had|hope|hoping|plan|planning|aim|wish|try|trying|able|keen|eager|ready|happy|willing|looking|decide|decided|how|where|what|when|place|time|way|ways|us|me|it|you|money|days?|something|anything|somewhere|chance|used|ought|supposed|meant|free|excited|thinking) to $/
  const object =
    /^\s+(?:an?|the|my|our|your|his|her|their|some|any|this|that|these|those|it|us|me|them|him|all|every|each|more|as|up|out|off|new|something|everything)\b/
  return / to $/.test(lead) && (infinitive.test(lead) || object.test(reading.lower.slice(word.end)))
}

function titled(text: string): string {
  if (/^(?:nyc|la|sf|dc|uk|usa|uae|kl)$/i.test(text)) return text.toUpperCase()
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return text
  return text.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
