/** Names in a request: towns and countries, and what else is named: sights, hotels. */
import { kilometres } from '#domain/places/distance.ts'
import { foldName } from '#domain/places/gazetteer-names.ts'
import { everydayWords } from './everyday-words.ts'
import { isCased, type NameRun, nameRuns, type Word, wordsOf } from './name-runs.ts'
import {
  candidatesFor,
  leadTo,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
} from './place-mentions.ts'
import { personBehind } from './place-words.ts'
import { introduction, placesInRun } from './read-name-runs.ts'
import { smallPlace } from './read-small-places.ts'
import type { Reading } from './reading.ts'

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
  const places: PlaceMention[] = []
  const things: NameRun[] = []
  const runs = cased
    ? nameRuns(
        reading,
        words,
        (text) => candidatesFor(reader, text).length > 0 || reader.sights.named(text).length > 0,
      )
    : []
  const people = peopleIn(reading, runs)
  for (const run of runs) {
    if (places.length >= mostPlaces) break
    if (people.has(run.text) && !towards.test(leadTo(reading, run.start))) continue
    const found = placesInRun(reading, reader, run, words, places)
    if (found.length > 0) places.push(...found)
    else if (!everydayWords.has(run.text.toLowerCase())) things.push(run)
  }
  const covered = (word: Word) =>
    runs.some(({ start, end }) => word.start >= start && word.end <= end)
  for (let index = 0; index < words.length && places.length < mostPlaces; index += 1) {
    const word = words[index]
    if (!word || covered(word) || !reading.isFree(word.start, word.end)) continue
    const found = smallPlace(reading, reader, words, index, places)
    if (!found || runs.some((run) => run.start < found.end && found.start < run.end)) continue
    places.push(found)
    while (index + 1 < words.length && (words[index + 1]?.start ?? 0) < found.end) index += 1
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
  /(?:\b(?:thanks|thank you|regards|cheers|wishes|sincerely|yours|love)[^.!?\n]{0,24}[,-]\s*|\n\s*)$/

/** "My sister Brooklyn … me, Brooklyn and Dallas": who was introduced once, and who signs, is a person. */
function peopleIn(reading: Reading, runs: readonly NameRun[]): ReadonlySet<string> {
  const last = runs.at(-1)
  const signs =
    last &&
    /^[\s.!]*$/.test(reading.plain.slice(last.end)) &&
    signature.test(reading.lower.slice(Math.max(0, last.start - 40), last.start))
  const introduced = runs.filter(
    ({ start, end }) =>
      introduction.test(leadTo(reading, start)) || personBehind.test(reading.lower.slice(end)),
  )
  return new Set([...introduced, ...(signs ? [last] : [])].map(({ text }) => text))
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

/** "… Charleston, West Virginia is home": a sentence of its own begins with the state. */
const isSomebodysHome = /^ (?:is|'s) (?:home|where (?:we|i) (?:live|are from|come from))\b/

/** "Granada, not the one in Nicaragua": told apart by where it is not. */
const notTheOne = /^,? ?\(?(?:but |and )?not (?:the one |that |the )?(?:in |from )?$/

/** "Portland, Oregon", "Austin TX", "Rome (Italy)": the second says which the first is. */
function withQualifiers(reading: Reading, places: readonly PlaceMention[]): PlaceMention[] {
  const merged: PlaceMention[] = []
  for (const place of places) {
    const last = merged.at(-1)
    const gap = last && withoutUnderstood(reading, last.end, place.start)
    const areas = place.candidates.filter(({ kind }) => kind === 'country' || kind === 'state')
    if (
      last &&
      gap !== undefined &&
      areas.length > 0 &&
      !isSomebodysHome.test(reading.lower.slice(place.end)) &&
      (/^(?:,? ?\(?|, in | in |,? (?:but )?\(?the one in |, for, )$/.test(gap) ||
        (/^,? ?\(?the $/.test(gap) && /^ one\b/.test(reading.lower.slice(place.end))))
    ) {
      const fits = last.candidates.filter(
        ({ kind, country, state }) =>
          (kind === 'city' || kind === 'region') &&
          areas.some((area) => (area.state ? state === area.state : country === area.country)),
      )
      // "Hamilton, Bermuda": a capital is no village that only shares a name.
      const capital = areas.some(
        (area) => area.kind === 'country' && fits.some(({ at }) => kilometres(at, area.at) < 5),
      )
      // A small place there is not meant when a great city elsewhere has the same name: the two are
      // then members of a list.
      const greater = Math.max(...last.candidates.map(({ population }) => population))
      const likely = (fits[0]?.population ?? 0) >= (greater > 100_000 ? 5000 : 0)
      if (fits.length > 0 && (likely || capital) && foldName(last.name) !== foldName(place.name)) {
        merged[merged.length - 1] = {
          ...last,
          end: place.end,
          candidates: fits,
        }
        continue
      }
    }
    const denied = last && gap !== undefined && areas.length > 0 && notTheOne.test(gap)
    if (denied) {
      const others = last.candidates.filter(
        ({ country, state }) =>
          !areas.some((area) => (area.state ? state === area.state : country === area.country)),
      )
      if (others.length > 0) {
        merged[merged.length - 1] = { ...last, end: place.end, candidates: others }
        continue
      }
    }
    const province = last && gap !== undefined && /^,? $/.test(gap) && inProvince(last, place)
    if (province) {
      merged[merged.length - 1] = { ...last, end: place.end, candidates: province }
      continue
    }
    const elsewhere =
      last && gap !== undefined && /^,? (?:in )?$/.test(gap) && inRegion(last, place)
    if (elsewhere) merged[merged.length - 1] = { ...last, end: place.end, candidates: elsewhere }
    else merged.push(place)
  }
  return merged
}

/** "Florence, 3 days, Oregon coast": how long stands between the town and what tells which it is. */
function withoutUnderstood(reading: Reading, start: number, end: number): string {
  const plain = reading.plain.slice(start, end)
  const lengths = reading.spans.filter(
    (span) => span.slot === 'length' && span.start >= start && span.end <= end,
  )
  if (lengths.length === 0) return plain
  const free = [...plain].map((letter, index) =>
    lengths.some((span) => index + start >= span.start && index + start < span.end) ? '' : letter,
  )
  return free
    .join('')
    .replace(/\s*,\s*,\s*/, ', ')
    .replace(/ for /, '')
}

const provinces: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CA: 'ontario|alberta|manitoba|saskatchewan|british columbia|bc|nova scotia|new brunswick|quebec|newfoundland',
    AU: 'new south wales|nsw|victoria|queensland|qld|tasmania|south australia|western australia',
  }).flatMap(([country, names]) => names.split('|').map((name) => [name, country] as const)),
)

/** "London, Ontario": a province whose name a town bears as well, behind a town that is there. */
function inProvince(place: PlaceMention, area: PlaceMention): PlaceCandidate[] | undefined {
  const country = provinces.get(area.name.toLowerCase())
  const fits = place.candidates.filter(
    (each) => each.kind === 'city' && each.country === country && each.population >= 5000,
  )
  return fits.length > 0 ? fits : undefined
}

/** "Sydney, Nova Scotia": a region says which, where the name alone would mean another country. */
function inRegion(place: PlaceMention, area: PlaceMention): PlaceCandidate[] | undefined {
  const [region] = area.candidates
  const [first] = place.candidates
  if (region?.kind !== 'region' || !first || first.country === region.country) return undefined
  const fits = place.candidates.filter(
    ({ kind, country, at, population }) =>
      kind === 'city' &&
      country === region.country &&
      population >= 5000 &&
      kilometres(at, region.at) < 300,
  )
  return fits.length > 0 ? fits : undefined
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
