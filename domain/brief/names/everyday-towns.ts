/** Small names that are towns by what stands around them: nights, a state behind, another town beside. */
import { kilometres } from '#domain/places/distance.ts'
import {
  candidatesFor,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { isTimed, standsAlone } from './name-run-words.ts'
import { inMonth, type Word } from './name-runs.ts'

export const opensSentence = /(?:^|[.!?\n:]\s*)$/

export function isCountryOf(reader: PlaceReader, text: string, last: Word): boolean {
  const towns = candidatesFor(reader, text.slice(0, -last.text.length).trim())
  return candidatesFor(reader, last.text).some(
    (area) =>
      area.kind === 'country' &&
      towns.some(({ kind, country }) => kind === 'city' && country === area.country),
  )
}

/** "mobile alabama", "deal, kent": the state or the region behind it says that it is a town. */
export function isLocatedTown(
  reader: PlaceReader,
  words: readonly Word[],
  next: number,
  towns: readonly PlaceCandidate[],
  lead: string,
): boolean {
  if (!(opensSentence.test(lead) || /\b(?:in|to|at|visit|around) $/.test(lead))) return false
  const from = words[next]?.lower === 'in' ? next + 1 : next
  const area = [words.slice(from, from + 2), words.slice(from, from + 1)]
    .map((part) => candidatesFor(reader, part.map(({ text }) => text).join(' '))[0])
    .find((found) => found?.kind === 'state' || found?.kind === 'region')
  if (!area) return false
  return towns.some(
    ({ kind, state, country, at, population }) =>
      kind === 'city' &&
      population >= (from > next ? 1000 : 15_000) &&
      (area.kind === 'state'
        ? state === area.state
        : country === area.country && kilometres(at, area.at) < 120),
  )
}

/** "st augustine florida": the state behind a town, however small it is. */
export function inAreaBehind(
  reader: PlaceReader,
  words: readonly Word[],
  next: number,
  towns: readonly PlaceCandidate[],
): boolean {
  const [area] = candidatesFor(reader, words[next]?.text ?? '')
  return (
    area?.kind === 'state' &&
    towns.some(
      ({ kind, state, population }) =>
        kind === 'city' && state === area.state && population >= leastInState,
    )
  )
}

const leastInState = 1000

/** "Hotel prices in deal??", "we go to tours in the loire": what leads to nothing but a place. */
const wentTo =
  /\b(?:hotels?|prices?|be|stay(?:ing)?|days?|nights?|weekend|wedding|conference|carnival|gras|markets?|concert|festival) in $|\b(?:we|i|us) (?:go|are going|travel|fly|drive) to $|\b(?:trip|flying|flights?|driving|train|bus) to $/
const endsClause =
  /^(?:\s*(?:$|[,.?!():;])| (?:lol|for|from|on|in the|mon|tue|wed|thu|fri|sat|sun|with|and then|then|this|next|over|\d)\b)/

/** "nice 4 days", "a week in split": an everyday word that is one of the catalogue's towns. */
export function isEverydayTown(
  reading: Reading,
  reader: PlaceReader,
  first: Word,
  last: Word,
  lead: string,
): boolean {
  const name = reading.plain.slice(first.start, last.end)
  const after = reading.lower.slice(last.end)
  // "bath for 2 nights": only a town is given nights, and it opens the message.
  if (!lead && /^ (?:for )?(?:\d{1,2}|an?|one|two|three|four|five) nights?\b/.test(after))
    return (candidatesFor(reader, name)[0]?.population ?? 0) >= largeTown
  if (wentTo.test(lead) && endsClause.test(after) && travelledWords.has(name)) return true
  if (name.length < 4 || !reader.finder.named(name)) return false
  const opens = /(?:^|[.!?\n:]\s*|\b(?:hi|hello|hey),?\s+)$/.test(lead)
  if (opens && inMonth.test(after)) return true
  if (opens && withWhom.test(after) && someTime.test(after)) return true
  if (opens)
    return isTimed(reading, last.end) && !/\b(?:between|among|across|evenly|into)\b/.test(after)
  return (
    /\b(?:in|to|at|from|visit|around|via|near) $/.test(lead) &&
    (standsAlone.test(after) || isTimed(reading, last.end))
  )
}

/** "between zagreb and split", "paris & nice": an everyday word that is a town of the same country. */
export function isSecondOfPair(
  reading: Reading,
  reader: PlaceReader,
  first: Word,
  last: Word,
  previous: PlaceMention | undefined,
): boolean {
  const listed = reader.finder.named(reading.plain.slice(first.start, last.end))
  return (
    listed !== undefined &&
    (previous?.candidates[0]?.country === listed.country ||
      // "swiss alps and milan and nice": the next of a list, not far from the one before.
      (previous?.candidates[0] !== undefined &&
        /\band [^.!?]{3,24}$/.test(reading.lower.slice(0, previous.end)) &&
        kilometres(previous.candidates[0].at, listed.at) < pairKilometres)) &&
    /^ ?(?:and|&|\+|\/|then|to) ?$/.test(reading.lower.slice(previous.end, first.start)) &&
    /^\s*(?:$|[,.;:!?)]|(?:for|in|with|from|by)\b|\d)/.test(reading.lower.slice(last.end))
  )
}

/** "Nice with the grandparents, 4 days", "Split for two, a week in June": what opens a message and has company and a length. */
const withWhom =
  /^,? (?:with|for) (?:my|our|the|his|her|some|two|three|four|five|six|\d{1,2}|kids|children|friends|family|a (?:friend|toddler|baby))\b/
const someTime =
  /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven|long) (?:days?|nights?|weekend|week)\b/

const pairKilometres = 400
const largeTown = 50_000
/** Of the everyday words that are towns as well, those that can't mean anything else behind "a hotel in". */
const travelledWords = new Set(
  'angers aurora barking bath bury colon cork deal hamm lens male mobile nice orange reading rugby sens split tours'.split(
    ' ',
  ),
)
