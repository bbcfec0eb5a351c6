/** "Amsterdam's best museums": a town by what it has to be seen. */
import type { Word } from './name-runs.ts'
import { candidatesFor, type PlaceMention, type PlaceReader } from './place-mentions.ts'
import type { Reading } from './reading.ts'

/** What a town has that one travels for; its airline, its team and its crowds are had elsewhere. */
const attractions =
  /^ (?:[a-z-]+ ){0,2}(?:museums?|sights?|galler(?:y|ies)|old (?:town|city|quarter)|beach(?:es)?|nightlife|food(?: scene)?|markets?|bars?|pubs?|restaurants?|highlights|architecture|streets|canals?|parks?|gardens?|church(?:es)?|temples?|mosques?|palaces?|castles?|gems|neighbou?rhoods|districts?|quarters?|caf[eé]s|attractions|must[- ]sees|landmarks|best bits)\b/
const largeTown = 100_000

export function possessivePlace(
  reading: Reading,
  reader: PlaceReader,
  start: number,
  end: number,
): PlaceMention | undefined {
  // "New Orleans's" at the beginning of a sentence, where "New" may be any word.
  const begin = reading.plain.slice(0, start).endsWith('New ') ? start - 4 : start
  if (begin < start) {
    const longer = possessivePlace(reading, reader, begin, end)
    if (longer) return longer
  }
  const text = reading.plain.slice(start, end)
  if (!text.endsWith("'s") || !attractions.test(reading.lower.slice(end))) return undefined
  const name = text.slice(0, -2)
  const candidates = candidatesFor(reader, name)
  const [best] = candidates
  if (!best || !(best.listed || best.population >= largeTown)) return undefined
  return { start, end: end - 2, name: titled(name), candidates, led: true }
}

/** The same in small letters: "mexico city's nightlife". */
export function smallPossessive(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  index: number,
): PlaceMention | undefined {
  const first = words[index]
  for (let length = 3; first && length > 0; length -= 1) {
    const last = words[index + length - 1]
    if (!last?.lower.endsWith("'s") || !reading.isFree(first.start, last.end)) continue
    const found = possessivePlace(reading, reader, first.start, last.end)
    if (found) return found
  }
  return undefined
}

function titled(text: string): string {
  return text.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
