/** Sights of the catalogue, recognised by their names in whatever letters they are written. */
import { kilometres } from '#domain/places/distance.ts'
import type { KnownDestination } from '#domain/places/find-destination.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { isRefused } from '../grammar/negation.ts'
import { originLead } from '../place-words.ts'
import { isTownBeside, type PlaceMention, seenLead } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { PlaceRef } from '../schema.ts'
import { isDish } from '../tastes/read-food.ts'
import { isParticular } from '../tastes/read-own-tastes.ts'
import { isTaste } from '../tastes/read-tastes.ts'
import { isOwnWord, knownSights, leftOut, unaccented } from './known-sights.ts'
import { firstLeg } from './other-runs.ts'
import { sightsByWord } from './sight-words.ts'

export interface SightsRead {
  mustSee: string[]
  mustAvoid: string[]
}

export function readSights(
  reading: Reading,
  goals: readonly PlaceRef[],
  destinations: readonly KnownDestination[],
): SightsRead {
  const read: SightsRead = { mustSee: [], mustAvoid: [] }
  const slugs = new Set(goals.map(({ slug }) => slug))
  for (const destination of destinations) {
    if (!slugs.has(destination.slug)) continue
    for (const { written, lower, name } of knownSights(destination)) {
      const start = wordsAt(reading.lower, lower)
      const end = start + written.length + nounBehind(reading.lower, start + written.length, name)
      if (start < 0 || !reading.isFree(start, end)) continue
      if (!isMeant(reading, written, start)) continue
      // "Shinjuku-gyoemmae" is another name.
      if (reading.follows(/^-[a-z]/, end, 2)) continue
      // "Paella" is no cooking school, and "mezcal" no museum of it.
      const isPart = written !== name && !reading.plain.startsWith(written, start)
      if (isPart && (isOfDoing.test(name) || (saysWhat(lower) && !startsWith(name, lower))))
        continue
      const refused = isRefusedSight(reading, start, end)
      const list = refused ? read.mustAvoid : read.mustSee
      if (!list.includes(name)) list.push(name)
      reading.claim(refused ? 'mustAvoid' : 'mustSee', start, end)
    }
  }
  return read
}

/** What is left of the words may be one of a sight's name: "guinness, petronas, vasa". */
export function readSightWords(
  reading: Reading,
  refs: readonly PlaceRef[],
  all: readonly KnownDestination[],
): SightsRead {
  const read: SightsRead = { mustSee: [], mustAvoid: [] }
  const slugs = new Set(refs.map(({ slug }) => slug))
  const goals = all.filter(({ slug }) => slugs.has(slug))
  for (const { start, end, text } of goals.length > 0 ? reading.find(anyWord) : []) {
    const name = goals.map((goal) => sightsByWord(goal, all).get(text)).find((each) => each)
    // "Raffles Place" is another name that begins so.
    const next = /^ (\p{Lu}\p{L}+)/u.exec(reading.plain.slice(end))?.[1]
    if (
      !name ||
      (next && !name.includes(next)) ||
      (saysWhat(text) && !startsWith(name, text)) ||
      isOfDoing.test(name) ||
      reading.leads(calledSo, start)
    )
      continue
    const refused = isRefusedSight(reading, start, end)
    const list = refused ? read.mustAvoid : read.mustSee
    if (!list.includes(name)) list.push(name)
    reading.claim(refused ? 'mustAvoid' : 'mustSee', start, end)
  }
  return read
}

const calledBase = /^,? (?:as|is|will be) (?:an? |our |my |the |home )*base\b/

/** "Louisiana museum", "san siro tour": a word of the whole name, or of going there, is no other wish. */
function nounBehind(lower: string, end: number, name: string): number {
  const [said, word] = /^ ([a-z]{4,})(?![\w'-])/.exec(lower.slice(end, end + 24)) ?? ['']
  if (word === undefined) return 0
  const isOfName = name
    .toLowerCase()
    .split(/[^a-z]+/)
    .includes(word)
  return isOfName || /^(?:tours?|tickets?|visits?)$/.test(word) ? said.length : 0
}

const startsWith = (name: string, words: string) => unaccented(name.toLowerCase()).startsWith(words)
export const saysWhat = (words: string) => isDish(words) || isTaste(words) || isParticular(words)
/** Something to do, whose name says with what: "Hanbok Rental at Gyeongbokgung", "Tile Painting". */
export const isOfDoing =
  /\b(?:Rental|Tours?|Painting|Class|Course|Workshop|School|Tasting|Lesson|Experience|Day at)\b/
const anyWord = /(?<![\p{L}\p{N}'’-])\p{L}{4,}(?![\p{L}\p{N}-])/u
/** A person of that name, or an airline. */
const calledSo =
  /\b(?:name is|named|called|i'm|i am|dear|regards,?|thanks,?|love,?|mr|mrs|ms|dr|uncle|aunt|with|on|(?<!\b(?:anything|something|everything|works?|buildings?|houses?|stuff|things?|designed|built|painted|made) )by) $/

/** "… is too expensive, skip it". */
const skipped =
  /^[^.!?]{0,12}\bskip (?:it|that)\b|^(?: (?:is|are|was|were|looks?|seems?|costs?|'s)\b[^.!?,;]{0,36})?[,;:-]? ?(?:so )?(?:(?:we|i)(?:'ll| will|'d)? |please |let'?s |just )?(?:skip|leave out|drop|avoid|pass on|forget) (?:it|that|them|those)\b/

/** "Great Wall yes, Forbidden City no (done it)". */
const declinedBehind =
  /^:? (?:no|nope|nah|no way|no thanks|not needed)(?=\s*(?:[.,;!?()]|$|(?:been|done|seen)\b))/

/** "Fushimi Inari, Arashiyama done.", "tivoli and the mermaid done, no shopping", "Colosseum seen already". */
const doneBehind =
  /^(?:(?:,| and| &|, and) (?:the )?(?!(?:is|are|was|were|have|has|want|then)\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?){0,3}? (?:(?:is|are|was|were|we've|i've|all|both|already) )*(?:done|seen|visited)(?: (?:already|before|it|them|last time|twice|that))?(?= ?(?:[.,;:!?)]|$))/u
/** "Get the Louvre done": still to be done. */
const stillToDo = /\b(?:get|getting|have|want|need|to be|must be|be)\b[^,.;:!?]*$/

/** Refused by what stands before it, or seen already: "been to the Louvre already, skip it". */
export function isRefusedSight(reading: Reading, start: number, end: number): boolean {
  const before = reading.lower.slice(reading.sentenceAt(start).start, start)
  // Others may stand in the same list: "we've seen the Colosseum and the Vatican already".
  const seen =
    /(?<!\b(?:never|n't|not) (?:yet )?)\b(?:been to|seen|saw|done|did|visited)\s+(?:(?!\b(?:but|want|would|so|now|then|plan|love|still|not)\b)[^.!?;]){0,60}$/
  const after =
    /^(?:(?!\b(?:but|want|would|now|then|plan|love|still|not)\b)[^.!?;]){0,40}?,?\s+(?:already|before|last time|so skip|can be skipped|twice)\b/
  const behind = reading.lower.slice(end)
  if (skipped.test(behind) || declinedBehind.test(behind)) return true
  if (doneBehind.test(behind) && !stillToDo.test(before)) return true
  return (
    isRefused(before) ||
    (seen.test(before) &&
      (/\balready\b|\bbeen (?:there|here|to [\p{L} ]{3,24}) (?:before|once|twice)\b/u.test(
        before,
      ) ||
        after.test(reading.lower.slice(end))))
  )
}

/**
 * The towns that are named, without those that are parts of a sight's name: no journey to Sydney in
 * "the Sydney and Walda Besthoff Sculpture Garden" of New Orleans.
 */
export function withoutSightNames(
  reading: Reading,
  places: readonly PlaceMention[],
  destinations: readonly KnownDestination[],
): PlaceMention[] {
  // "Grand Canyon, 2 nights, from Las Vegas": what is seen from where one lives is a goal.
  const cities = places.filter(({ start }) => !reading.leads(originLead, start))
  const slugs = new Set(cities.map(({ candidates }) => candidates[0]?.listed))
  const spans = destinations
    .filter(({ slug }) => slugs.has(slug))
    .flatMap((destination) =>
      knownSights(destination).flatMap(({ written, lower, name }) => {
        const start = written === name ? wordsAt(reading.lower, lower) : -1
        return start < 0
          ? []
          : [
              {
                start,
                end: start + name.length,
                city: destination.at,
                slug: destination.slug,
                own: destination.name.toLowerCase(),
              },
            ]
      }),
    )
  const inside = places.filter((place) =>
    spans.some(({ start, end, city, slug, own }) => {
      if (place.start < start || place.end > end) return false
      // The San Diego Zoo is in San Diego: who names it and nothing else goes there.
      const isOwn = place.candidates[0]?.listed === slug && place.name.toLowerCase() === own
      // "Jordan 8 days, Petra by night" is a trip to Jordan.
      const once = places.every(
        ({ candidates: [other] }, index) =>
          places[index] === place ||
          (other?.listed !== slug &&
            !(other?.kind === 'country' && other.country === place.candidates[0]?.country)),
      )
      if (isOwn && once && place.start === start) return false
      // "Quebec city" with a small c is the town, too.
      const whole =
        place.start === start &&
        (place.end === end || reading.lower.slice(place.end, end) === ' city')
      // "We fly to Catania and want Taormina as base".
      if (place.start === start && reading.follows(calledBase, place.end)) return false
      // "The Wachau by bike and then 2 days in Vienna": first the one, then the other.
      if (place.start === start && reading.follows(firstLeg, place.end)) return false
      if (!whole || reading.leads(seenLead, start)) return true
      return !(place.candidates[0]?.listed || isTownBeside(place.candidates, city))
    }),
  )
  const towns = destinations.filter(({ slug }) => slugs.has(slug))
  return places.filter(
    (place) => !(inside.includes(place) || isSightByWord(reading, place, towns, destinations)),
  )
}

/** "Stockholm … Vasa, ABBA": a little-known town whose name is a word of a sight in the town that is named. */
function isSightByWord(
  reading: Reading,
  { start, end, name, candidates }: PlaceMention,
  towns: readonly KnownDestination[],
  all: readonly KnownDestination[],
): boolean {
  const [best] = candidates
  if (best?.listed || (best && best.kind !== 'city') || end - start > name.length) return false
  if (reading.leads(goesOrComes, start)) return false
  return towns.some(
    (town) =>
      sightsByWord(town, all).has(foldName(name)) &&
      candidates.every(({ at }) => kilometres(at, town.at) > elsewhereKilometres),
  )
}

/** Nearer than that, the town may well be meant. */
const elsewhereKilometres = 500
const goesOrComes = /\b(?:to|from|in|into|via|visit|near|around|nights?|days?|then) (?:the )?$/

/** "Kew" is Kew Gardens, where one goes to London: the only sight whose name begins so, else the words as they are. */
export function sightNamed(
  words: string,
  goals: readonly PlaceRef[],
  destinations: readonly KnownDestination[],
): string {
  const slugs = new Set(goals.map(({ slug }) => slug))
  const [only, another] = destinations
    .filter(({ slug }) => slugs.has(slug))
    .flatMap(({ places = [] }) => places.filter(({ name }) => name.startsWith(`${words} `)))
    .filter(({ name }) => leftOut.test(name.slice(words.length + 1)))
  return only && !another ? only.name : words
}

/** A name of everyday words ("The Beaches") needs its capitals. */
function isMeant(reading: Reading, written: string, start: number): boolean {
  const everyday = written.split(' ').every((word) => !isOwnWord(word))
  // "gardens by the bay": so many words are nobody's by chance.
  const isLong = written.split(' ').filter((word) => word.length > 2).length > 2
  // "…, stone town, …": an item of a list that is the whole name, and no word for a kind of sight.
  const isItem =
    written.includes(' ') &&
    !leftOut.test(written) &&
    /(?:^|[,:;(]|\b(?:and|the))\s*$/.test(reading.lower.slice(0, start)) &&
    /^\s*(?:[,;.:!?)]|$|(?:and|yes|yep|no|nope|too|for sure|of course|definitely)\b)/.test(
      reading.lower.slice(start + written.length),
    )
  return (
    ((!everyday || isLong || isItem) && written.length > 4) ||
    reading.plain.startsWith(written, start)
  )
}

/** Where the words stand as whole words, or -1. */
function wordsAt(text: string, words: string): number {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text[at - 1] ?? ' '
    const after = text[at + words.length] ?? ' '
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return at
  }
  return -1
}
