/** Names that are a letter or two off a known one, in small letters. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { everydayWords } from '../everyday-words.ts'
import { originLead } from '../place-words.ts'
import {
  candidatesFor,
  continuesList,
  isSurelyMeant,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { isTimed } from './name-run-words.ts'
import type { Word } from './name-runs.ts'

/** Only where the words before it ask for a place, and only a large one. */
export function misspelt(
  reading: Reading,
  reader: PlaceReader,
  word: Word,
  lead: string,
  earlier: readonly PlaceMention[],
): PlaceMention | undefined {
  if (word.text.length < 5 || everydayWords.has(word.lower) || /\d/.test(word.text))
    return undefined
  if (/(?:ing|ed|ly|s)$/.test(word.lower) && word.text.length < 8) return undefined
  const asked =
    originLead.test(lead) ||
    /\b(?:trip|weekend|days?|weeks?|nights?|go|going|fly|flying|holiday|vacation|break|travel|visit|getaway|honeymoon|weekender|trips|explore|plan) (?:to |in |around |for )?$|\b(?:to|in) $/.test(
      lead,
    )
  const opens =
    /(?:^|[.!?\n]\s*)$/.test(lead) && (word.text.length > 5 || isTimed(reading, word.end))
  const listing =
    word.text.length > 4 && !/'/.test(word.text) && continuesList(reading, word.start, earlier)
  // "…, venise n verona": in front of a place that everybody knows.
  const ahead = joinedAhead.exec(reading.plain.slice(word.end))?.groups?.name
  const [next] = ahead && /[,.;:] $/.test(lead) ? candidatesFor(reader, ahead) : []
  const heads = next?.listed !== undefined || (next?.population ?? 0) >= 100_000
  const row = isInRow(reading, reader, word, earlier)
  if (!(asked || opens || listing || heads || row) || isVerb(reading, word, lead)) return undefined
  const listed = reader.finder.alike(word.text)
  // "manhattans at a proper bar": several of a thing that bears the name.
  if (listed && word.lower === `${foldName(listed.name)}s`) return undefined
  if (word.lower.endsWith('s') && reader.finder.named(word.lower.slice(0, -1))) return undefined
  if (listed && reading.isFree(word.start, word.end)) {
    const { name } = listed
    const { start, end } = word
    return { start, end, name, candidates: candidatesFor(reader, name), led: true }
  }
  const near = row ? ofRow(reader, word, earlier) : undefined
  if (near) return near
  // "istanbul n capadocia": beside a place, only another that everybody knows.
  const beside = listing && word.text.length > 6
  if (!(asked || (opens && isTimed(reading, word.end)) || beside)) return undefined
  const found = reader.gazetteer.alike(word.text, asked || opens ? 150_000 : 800_000)[0]
  if (!found || found.distance > (word.text.length < 8 ? 1 : 2)) return undefined
  const { name } = found.place
  if (!reading.isFree(word.start, word.end)) return undefined
  const candidates = candidatesFor(reader, name)
  return {
    start: word.start,
    end: word.end,
    name,
    candidates,
    led: true,
    ...(!isSurelyMeant(word.text, candidates, found.distance) && { mended: true }),
  }
}

/** "prague vienna budapst 3 nights each": a space and nothing else before it, and behind it the row goes on or its length is told. */
function isInRow(
  reading: Reading,
  reader: PlaceReader,
  word: Word,
  earlier: readonly PlaceMention[],
): boolean {
  const previous = earlier.findLast(({ end }) => end <= word.start)
  if (!previous || previous.end + 1 !== word.start || !reading.isFree(word.start, word.end))
    return false
  const behind = reading.plain.slice(word.end)
  const next = /^ (?<name>\p{L}{4,})/u.exec(behind)?.groups?.name
  const [ahead] = next && !everydayWords.has(next.toLowerCase()) ? candidatesFor(reader, next) : []
  return (
    /^(?:,|$| \d{1,2} ?(?:n|d|nights?|days?|weeks?|wks?)\b)/.test(behind) ||
    ahead?.listed !== undefined ||
    (ahead?.population ?? 0) >= 40_000
  )
}

const rowKilometres = 900
const rowPeople = 20_000

/** A lesser town near the one before it. */
function ofRow(
  reader: PlaceReader,
  word: Word,
  earlier: readonly PlaceMention[],
): PlaceMention | undefined {
  const [before] = earlier.findLast(({ end }) => end <= word.start)?.candidates ?? []
  const found = reader.gazetteer
    .alike(word.text, rowPeople)
    .find(
      ({ place, distance }) =>
        before !== undefined &&
        distance <= (word.text.length < 8 ? 1 : 2) &&
        kilometres(place.at, before.at) < rowKilometres,
    )
  if (!found) return undefined
  const { start, end, text } = word
  const candidates = candidatesFor(reader, found.place.name)
  return {
    start,
    end,
    name: found.place.name,
    candidates,
    led: true,
    ...(!isSurelyMeant(text, candidates, found.distance) && { mended: true }),
  }
}

const joinedAhead = /^ (?:n|and|&|\+) (?<name>\p{L}{4,})/u

/** "We need to create a plan": behind such a "to", or in front of an object, stands a verb. */
function isVerb(reading: Reading, word: Word, lead: string): boolean {
  const infinitive =
    /\b(?:want|wants|like|love|need|needs|have|has|had|hope|hoping|plan|planning|aim|wish|try|trying|able|keen|eager|ready|happy|willing|looking|decide|decided|how|where|what|when|place|time|way|ways|us|me|it|you|money|days?|something|anything|somewhere|chance|used|ought|supposed|meant|free|excited|thinking) to $/
  const object =
    /^\s+(?:an?|the|my|our|your|his|her|their|some|any|this|that|these|those|it|us|me|them|him|all|every|each|more|as|up|out|off|new|something|everything)\b/
  return / to $/.test(lead) && (infinitive.test(lead) || object.test(reading.lower.slice(word.end)))
}
