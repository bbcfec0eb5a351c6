/** Places in small letters. */

import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { everydayWords } from '../everyday-words.ts'
import { isFiller } from '../not-understood.ts'
import { destinationLead, originLead, saidLead } from '../place-words.ts'
import {
  candidatesFor,
  continuesList,
  followsPlace,
  isSightOfNamed,
  leadTo,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
  shorthand,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import {
  inAreaBehind,
  isCountryOf,
  isEverydayTown,
  isLocatedTown,
  isSecondOfPair,
  opensSentence,
} from './everyday-towns.ts'
import { misspelt } from './misspelt-places.ts'
import { isTimed } from './name-run-words.ts'
import { isCased, type Word } from './name-runs.ts'
import { smallPossessive } from './possessive-places.ts'
import { beginsList } from './read-name-runs.ts'

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
  const own = smallPossessive(reading, reader, words, index)
  if (own) return own
  const lead = leadTo(reading, first.start)
  // "Adobe, galleries, chile": a dish, where names have capitals and nothing leads to the country.
  if (dishes.test(first.lower) && !first.capital && !towards.test(lead) && isCased(words))
    return undefined
  // "her bf jordan": a person, whatever country is called so.
  if (kinBefore.test(lead)) return undefined
  const longest = reader.gazetteer.beginsName(first.text) ? Math.min(4, words.length - index) : 2
  // Most words begin no name at all, and what leads to them need not be looked at.
  const names = namesFrom(reading, reader, words, index, longest)
  if (names.every(({ known }) => known.length === 0))
    return misspelt(reading, reader, first, lead, earlier)
  const continues = continuesList(reading, first.start, earlier)
  const led =
    destinationLead.test(lead) ||
    originLead.test(lead) ||
    opensSentence.test(lead) ||
    /\b(?:days?|nights?|weekends?|wknd|city ?break|getaway) $/.test(lead) ||
    isInsideArea(reading, first.start, earlier) ||
    continues ||
    saidLead.test(lead)
  const follows = followsPlace(reading, first.start, earlier)
  const asked = askedFor.test(lead) || (/\bso $/.test(lead) && isTimed(reading, first.end))
  const wanted =
    /(?:^|[,;.!] ?|\b(?:i|we|also|and) )want $|\b(?:i|we|she|he|they)(?: (?:all|both|really|would|do|kids))* (?:loves?|fancy|fancies) $/.test(
      lead,
    )
  const least = asked ? 0 : led || wanted ? 15_000 : follows ? 40_000 : 250_000
  let exact = false
  for (const { length, last, text, known } of names) {
    // "chiang mai pai chiang rai", "mauritius or reunion": short names and everyday words that go on a list.
    const goesOn = continues || follows || /\b(?:in|to|around|near) $/.test(lead)
    const member = length === 1 && goesOn && isMember(first, known, earlier.at(-1))
    const everyday = !member && isEverydayText(text)
    // "lake district", "gold coast": a region of several everyday words.
    const area = length > 1 && known[0] !== undefined && known[0].kind !== 'city'
    // "Arles, Avignon, Orange": a capital at the end of a list of towns near it.
    const ends =
      continues && first.capital && nearestListed(known, earlier.at(-1)) < 5000 && length === 1
    const listing =
      everyday &&
      (ends || beginsList(reading, reader, { start: first.start, end: last.end, text }, words))
    const located = everyday && isLocatedTown(reader, words, index + length, known, lead)
    const town =
      located ||
      (everyday &&
        (isEverydayTown(reading, reader, first, last, lead) ||
          isSecondOfPair(reading, reader, first, last, earlier.at(-1))))
    // "kavos or sunny beach": several everyday words, weighed against a place.
    const weighed =
      length > 1 &&
      (known[0]?.population ?? 0) >= weighedPeople &&
      isWeighed(reading, first, earlier)
    if (everyday && !(area || town || listing || weighed)) continue
    // "tivoli" of a trip to Copenhagen is its garden, not the town in Italy.
    if (known.length > 0 && !asked && isSightOfNamed(reader, lead, text, known, earlier))
      return undefined
    // "alhambra tickets": the sight that everybody knows, not the town in California.
    const sights = reader.sights.named(text)
    if (!led || opensSentence.test(lead) || sights.some(({ quarter }) => quarter)) {
      const famous = sights.some((sight) => sight.famous)
      const [best] = known
      const small = best !== undefined && !best.listed && best.population < 150_000
      if (famous && small && (sights[0]?.quarter || !isTimed(reading, last.end))) return undefined
    }
    // "lagos portugal": the country behind a town is no part of its name.
    if (length > 1 && isCountryOf(reader, text, last)) continue
    // "We love the seaside" is no town, even where one is called so.
    const candidates = /\bthe\s+$/.test(lead) ? known.filter(({ kind }) => kind !== 'city') : known
    exact ||= known.length > 0
    const population = candidates[0]?.population ?? 0
    // "hoi an" ends in a word of everyday English, and is one where the words go there.
    const whole =
      (follows ||
        continues ||
        isTimed(reading, last.end) ||
        /\b(?:do|to|in|visit|see|at) $/.test(lead)) &&
      !everydayWords.has(first.lower)
    if (
      length > 1 &&
      !(area || whole) &&
      everydayWords.has(last.lower) &&
      !/^(?:city|falls|island|islands|springs|beach|bay|lake|valley)$/.test(last.lower) &&
      population < 300_000
    )
      continue
    // "tromso 4 nights": only a place is given nights.
    const timed = /^ [^,:(-]/.test(reading.lower.slice(last.end)) && isTimed(reading, last.end)
    // "in positano in sept": a small town that people go to, by what is known to be seen there.
    const visited = sights.some(({ outing }) => outing) && /\b(?:in|to|at) $/.test(lead)
    const near = nearestListed(candidates, earlier.at(-1))
    const beside =
      continues && !first.text.includes("'")
        ? near
        : follows && near <= 5000
          ? Math.max(near, 3000)
          : least
    // "san pedro de atacama": nobody writes three words of a name by chance.
    const long = length > 2 ? 0 : least
    // What was read once is meant where it is said again: "so ghent it is".
    const again = earlier.some(({ name }) => foldName(name) === foldName(text))
    const instead = /^,? instead\b/.test(reading.lower.slice(last.end))
    const enough =
      again ||
      member ||
      (instead && !everydayWords.has(first.lower)) ||
      inAreaBehind(reader, words, index + length, candidates)
        ? 0
        : Math.min(
            long,
            beside,
            timed ? (led && length === 1 && first.text.length > 4 ? 500 : 15_000) : least,
            visited ? 1000 : least,
          )
    if (candidates.length > 0 && population >= enough) {
      return {
        start: first.start,
        end: last.end,
        name: /^the /i.test(text)
          ? (candidates[0]?.name ?? text)
          : (shorthand(text) ?? titled(text)),
        candidates,
        led: led || follows,
        ...(town && !located && !listing && opensSentence.test(lead) && { doubtful: true }),
      }
    }
  }
  // A real town, however small, is not a misspelt larger one.
  return exact ? undefined : misspelt(reading, reader, first, lead, earlier)
}

const dishes = /^(?:chile|turkey|china|java)$/
const towards =
  /\b(?:to|in|into|around|across|through|visit(?:ing)?|see|do|explor(?:e|ing)|about|of|from|via|for|then|days?|nights?|weeks?) (?:the )?$/

const kinBefore =
  /\b(?:my|our|her|his|their) (?:[a-z]+ )?(?:daughter|son|friend|wife|husband|hubby|sister|brother|girlfriend|boyfriend|gf|bf|bff|bestie|partner|mate|buddy|niece|nephew|aunt|uncle|cousin|colleague|coworker|roommate|flatmate|boss|baby|dog|cat) $/

/** As many as a place of many travellers counts for. */
const weighedPeople = 100_000

function isWeighed({ lower }: Reading, { start }: Word, earlier: readonly PlaceMention[]): boolean {
  const before = earlier.findLast(({ end }) => end <= start)
  return before !== undefined && /^,? or (?:the )?$/.test(lower.slice(before.end, start))
}

interface NameFrom {
  length: number
  last: Word
  text: string
  known: readonly PlaceCandidate[]
}

/** The names that may begin at a word, the longest first, with what bears them. */
function namesFrom(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  index: number,
  longest: number,
): NameFrom[] {
  const first = words[index]
  const names: NameFrom[] = []
  for (let length = Math.min(longest, words.length - index); first && length > 0; length -= 1) {
    const last = words[index + length - 1]
    if (!last || !reading.isFree(first.start, last.end)) continue
    const text = reading.plain.slice(first.start, last.end)
    if (/[,.;!?\n]\s/.test(text)) continue
    // "la vie est belle": an article, unless English goes on behind it.
    if (isArticle(text, words[index + 1])) continue
    names.push({ length, last, text, known: candidatesFor(reader, text) })
  }
  return names
}

/** "lagos, sagres and tavira": how many people a place in a list must have; a village will do near the others. */
function nearestListed(
  towns: readonly PlaceCandidate[],
  previous: PlaceMention | undefined,
): number {
  const near = towns.some(({ at }) =>
    previous?.candidates.some((other) => kilometres(at, other.at) < listKilometres),
  )
  if (near) return 500
  const country = previous?.candidates[0]?.country
  return country && towns[0]?.country === country ? 5000 : 15_000
}

const listKilometres = 500
/** "laos (luang prabang, …)": what of a land or a region is meant. */
function isInsideArea(
  { lower }: Reading,
  start: number,
  earlier: readonly PlaceMention[],
): boolean {
  const area = earlier.findLast(({ end }) => end <= start)
  return (
    area?.candidates[0] !== undefined &&
    area.candidates[0].kind !== 'city' &&
    /^ ?[(:] ?$/.test(lower.slice(area.end, start))
  )
}

const shortWords = new Set(
  'spa zoo pub bar car tea art gym ski sea sun kid mum dad mom bus air van day dog cat bay'.split(
    ' ',
  ),
)

/** A town of two or three letters near the place before it, or a country that an everyday word is. */
function isMember(
  { lower, text }: Word,
  towns: readonly PlaceCandidate[],
  previous: PlaceMention | undefined,
): boolean {
  const [first] = towns
  if (!(first && previous) || text.length < 3) return false
  if (first.kind === 'country') return true
  const short = text.length === 3 && !shortWords.has(lower) && !everydayWords.has(lower)
  return (
    short &&
    !isFiller(lower) &&
    first.population >= Math.max(2000, nearestListed([first], previous))
  )
}

/** "la vie est belle", "La Plagne": no town of two letters. */
function isArticle(text: string, next: Word | undefined): boolean {
  return (text === 'la' && foreignNext(next)) || (text === 'La' && next?.capital === true)
}

function foreignNext(next: Word | undefined): boolean {
  return next !== undefined && /^\p{L}/u.test(next.text) && !everydayWords.has(next.lower)
}

/** So surely before a place that a village may follow: "a week in", "our trip to". */
const askedFor =
  /\b(?:days?|nights?|weeks?|wks?|weekend|wknd|fortnight|honeymoon|holidays?|vacation|break|getaway|stay(?:ing)?) (?:in|at) $|\b(?:trip|fly(?:ing)?|travel(?:l?ing)?|tickets?|flights?|journey|holiday) to $|\b(?:fly(?:ing)?|flights?|tickets?|depart(?:ing|ures?)?|sail(?:ing)?) (?:out )?(?:from|of) $/

const shortNames = /^(?:nyc|la|sf|dc|uk|usa|uae|kl|rio|goa|fez|ulm)$/i
const spelledAlike = /^the (?:us|states|big apple|eternal city)$/i

/** Words everybody uses for other things, and scraps too short to be a name. */
function isEverydayText(text: string): boolean {
  if (spelledAlike.test(text)) return false
  const words = text.toLowerCase().split(/\s/)
  const scrap = words.length === 1 && text.length < 4 && /^[a-z]/i.test(text)
  const short = scrap && !(shortNames.test(text) || shorthand(text))
  return short || words.every((word) => everydayWords.has(word))
}

export function titled(text: string): string {
  if (/^(?:nyc|la|sf|dc|uk|usa|uae|kl)$/i.test(text)) return text.toUpperCase()
  if (text !== text.toLowerCase() && text !== text.toUpperCase())
    return text.replace(
      / (?:island|islands|valley)$/,
      (word) => ` ${word.charAt(1).toUpperCase()}${word.slice(2)}`,
    )
  return text.toLowerCase().replace(/(?:^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
}
