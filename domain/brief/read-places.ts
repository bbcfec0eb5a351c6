/** Names in a request: towns and countries, and what else is named: sights, hotels. */
import { foldName } from '#domain/places/gazetteer-names.ts'
import { isCased, type NameRun, nameRuns, type Word, wordsOf } from './name-runs.ts'
import { candidatesFor, type PlaceMention, type PlaceReader } from './place-mentions.ts'
import { everydayWords } from './place-words.ts'
import { placesInRun } from './read-name-runs.ts'
import { smallPlace } from './read-small-places.ts'
import type { Reading } from './reading.ts'

export interface NamesRead {
  places: PlaceMention[]
  /** Named, and no place to travel to. */
  things: NameRun[]
}

export function readNames(reading: Reading, reader: PlaceReader): NamesRead {
  const words = wordsOf(reading)
  const cased = isCased(words)
  const places: PlaceMention[] = []
  const things: NameRun[] = []
  const runs = cased
    ? nameRuns(reading, words, (text) => candidatesFor(reader, text).length > 0)
    : []
  for (const run of runs) {
    const found = placesInRun(reading, reader, run, words, places)
    if (found.length > 0) places.push(...found)
    else if (!everydayWords.has(run.text.toLowerCase())) things.push(run)
  }
  const covered = (word: Word) =>
    runs.some(({ start, end }) => word.start >= start && word.end <= end)
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]
    if (!word || covered(word) || !reading.isFree(word.start, word.end)) continue
    const found = smallPlace(reading, reader, words, index, places)
    if (!found || runs.some((run) => run.start < found.end && found.start < run.end)) continue
    places.push(found)
    while (index + 1 < words.length && (words[index + 1]?.start ?? 0) < found.end) index += 1
  }
  return {
    places: withQualifiers(
      reading,
      places.sort((a, b) => a.start - b.start),
    ),
    things,
  }
}

/** "Portland, Oregon", "Austin TX", "Rome (Italy)": the second says which the first is. */
function withQualifiers(reading: Reading, places: readonly PlaceMention[]): PlaceMention[] {
  const merged: PlaceMention[] = []
  for (const place of places) {
    const last = merged.at(-1)
    const gap = last && reading.plain.slice(last.end, place.start)
    const area = place.candidates.find(({ kind }) => kind === 'country' || kind === 'state')
    if (last && gap !== undefined && area && /^(?:,? ?\(?|, in | in )$/.test(gap)) {
      const code = area.kind === 'state' ? area.state : area.country
      const fits = last.candidates.filter(
        ({ kind, country, state }) =>
          kind === 'city' && (area.kind === 'state' ? state === code : country === code),
      )
      // A small place there is not meant when a great city elsewhere has the same name: the two are
      // then members of a list.
      const greater = Math.max(...last.candidates.map(({ population }) => population))
      const likely = (fits[0]?.population ?? 0) >= (greater > 100_000 ? 5000 : 0)
      if (fits.length > 0 && likely && foldName(last.name) !== foldName(place.name)) {
        merged[merged.length - 1] = {
          ...last,
          end: place.end,
          candidates: fits,
        }
        continue
      }
    }
    merged.push(place)
  }
  return merged
}
