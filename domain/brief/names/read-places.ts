/** Names in a request: towns and countries, and what else is named: sights, hotels. */
import { isCarrier } from '../carriers.ts'
import { everydayWords } from '../everyday-words.ts'
import { companyBehind, personBehind } from '../place-words.ts'
import {
  candidatesFor,
  leadTo,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { isTaste } from '../tastes/read-tastes.ts'
import { introduction } from './name-run-words.ts'
import { isCased, type NameRun, nameRuns, type Word, wordsOf } from './name-runs.ts'
import { placesOfArea, townsOfRegions } from './named-by-area.ts'
import { withQualifiers } from './place-qualifiers.ts'
import { placesInRun } from './read-name-runs.ts'
import { smallPlace } from './read-small-places.ts'

export interface NamesRead {
  places: PlaceMention[]
  /** Named, and no place to travel to. */
  things: NameRun[]
}

/** No journey names more; a text that repeats names endlessly is read in bounded time. */
const mostPlaces = 60

export function readNames(reading: Reading, reader: PlaceReader): NamesRead {
  const words = wordsOf(reading)
  const cased = isCased(words)
  const told = placesOfArea(reading, reader, words)
  const places = [...told]
  const things: NameRun[] = []
  const runs = cased
    ? nameRuns(
        reading,
        words,
        (text) =>
          candidatesFor(reader, text).length > 0 ||
          // "New Zealand's": an everyday word begins the name of the owner as well.
          (text.endsWith("'s") && candidatesFor(reader, text.slice(0, -2)).length > 0) ||
          reader.sights.named(text).length > 0,
      )
    : []
  const people = peopleIn(reading, runs)
  for (const run of runs) {
    if (places.length >= mostPlaces) break
    if (told.some(({ start, end }) => run.start < end && start < run.end)) continue
    if (people.has(run.text) && !reading.leads(towards, run.start)) continue
    const isKnown = candidatesFor(reader, run.text)[0]?.listed !== undefined
    const behind = reading.lower.slice(run.end, run.end + 8)
    // "Madrid …. Tapas, Prado": what is eaten, whatever town is called so.
    const isTown =
      !(isKnown || run.text.includes(' ')) && candidatesFor(reader, run.text).length > 0
    const hasGoal = places.some(({ candidates: [best] }) => best?.listed !== undefined)
    if (isTown && hasGoal && isTaste(run.text.toLowerCase()) && !reading.leads(towards, run.start))
      continue
    if (!isKnown && isCarrier(run.text, leadTo(reading, run.start), behind)) continue
    const found = placesInRun(reading, reader, run, words, places)
    if (found.length > 0) places.push(...found)
    else if (!everydayWords.has(run.text.toLowerCase())) things.push(run)
  }
  const covered = (word: Word) =>
    [...runs, ...told].some(({ start, end }) => word.start >= start && word.end <= end)
  for (let index = 0; index < words.length && places.length < mostPlaces; index += 1) {
    const word = words[index]
    if (!word || covered(word) || !reading.isFree(word.start, word.end)) continue
    const found = smallPlace(reading, reader, words, index, places)
    if (!found || runs.some((run) => run.start < found.end && found.start < run.end)) continue
    places.push(found)
    while (index + 1 < words.length && (words[index + 1]?.start ?? 0) < found.end) index += 1
  }
  for (const town of townsOfRegions(reading, reader, words, places)) {
    places.push(town)
    const index = things.findIndex(({ start, end }) => start < town.end && town.start < end)
    if (index >= 0) things.splice(index, 1)
  }
  const sorted = places.sort((a, b) => a.start - b.start)
  const sure = sorted.some(
    ({ led, doubtful, candidates }) => led && !doubtful && candidates.length > 0,
  )
  const kept = sorted.filter((place) => {
    const stray = place.candidates.length === 0 && isStray(reading, place)
    if (stray && sorted.some(({ candidates }) => candidates.length > 0)) {
      things.push({ start: place.start, end: place.end, text: place.name })
      return false
    }
    return !stray || !/\d|^.{1,2}$/.test(place.name)
  })
  return {
    places: withQualifiers(
      reading,
      sure ? kept.filter(({ doubtful, start }) => !doubtful || start === 0) : kept,
    ),
    things,
  }
}

const towards = /\b(?:in|to|visit|from|near|around|at|see) (?:the )?$/
const signature =
  /(?:\b(?:thanks|thank you|regards|cheers|wishes|sincerely|yours|love)[^.!?\n]{0,24}[,-]\s*(?:[a-z]\.? ?){0,2}|\n\s*)$/

/** "My sister Brooklyn … me, Brooklyn and Dallas": who was introduced once, and who signs, is a person. */
function peopleIn(reading: Reading, runs: readonly NameRun[]): ReadonlySet<string> {
  const last = runs.at(-1)
  const signs =
    last &&
    /^[\s.!]*$/.test(reading.plain.slice(last.end)) &&
    reading.leads(signature, last.start, 40)
  const introduced = runs.filter(
    ({ start, end }) =>
      reading.leads(introduction, start) ||
      isFamily(reading, start, end) ||
      (reading.follows(personBehind, end) && !(start === 0 && reading.follows(companyBehind, end))),
  )
  return new Set([...introduced, ...(signs ? [last] : [])].map(({ text }) => text))
}

/** "We're the Hendersons from Boise", "the Kowalski family, five of us": what those are called who travel. */
function isFamily({ lower }: Reading, start: number, end: number): boolean {
  const lead = lower.slice(Math.max(0, start - 40), start)
  const behind = lower.slice(end, end + 40)
  const isPlural = /s$/.test(lower.slice(start, end)) && !/ /.test(lower.slice(start, end))
  return (
    (isPlural && /\b(?:we're|we are|it's|this is) (?:all )?the $/.test(lead)) ||
    (/\b(?:we're|we are|it's|this is|for|from) the $/.test(lead) &&
      /^ (?:family|clan|household|gang)(?=\s*(?:[,.:;!?(]|$|(?:from|of|here|and|with|is|are|would)\b))/.test(
        behind,
      ))
  )
}

/** A name nobody knows behind a mere "in": "in Q2", "in Business Class". */
function isStray(reading: Reading, { start }: PlaceMention): boolean {
  const lead = reading.lower.slice(Math.max(0, start - 24), start)
  return (
    /\bin $/.test(lead) &&
    !/\b(?:days?|nights?|weeks?|weekend|trip|stay\w*|stop\w*|time|live|based|home|holiday|vacation|start\w*|end\w*|arriv\w*) in $/.test(
      lead,
    )
  )
}

const dateWord =
  /^(?:sun|mon|tues?|wed|thu|fri|sat|(?:sun|mon|tues|wednes|thurs|fri|satur)day|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)$/i

/** Keeps "Sun Valley" and "Cape May" from the readers of dates: a known name with a date's word. */
export function holdDatedNames(reading: Reading, reader: PlaceReader): void {
  const words = wordsOf(reading)
  for (const [index, word] of words.entries()) {
    if (!dateWord.test(word.text)) continue
    const [before, after] = [words[index - 1], words[index + 1]]
    for (const [first, last] of [
      [before, word],
      [word, after],
    ] as const) {
      if (!(first && last) || last.start - first.end !== 1) continue
      // "christmas island": in small letters too, where the other word is one of a landscape.
      if (!(first.capital && last.capital) && !/^(?:islands?|valley)$/.test(last.lower)) continue
      const name = reading.plain.slice(first.start, last.end)
      if (candidatesFor(reader, name).length > 0) reading.hold(first.start, last.end)
    }
  }
}
