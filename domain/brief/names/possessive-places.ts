/** "Amsterdam's best museums": a town by what it has to be seen; "Peru's Cusco": a place by its country. */

import { candidatesFor, type PlaceMention, type PlaceReader } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { NameRun, Word } from './name-runs.ts'

/** What a town has that one travels for; its airline, its team and its crowds are had elsewhere. */
const attractions =
  /^ (?:[a-z-]+ ){0,2}(?:museums?|sights?|galler(?:y|ies)|old (?:town|city|quarter)|beach(?:es)?|nightlife|food(?: scene)?|markets?|bars?|pubs?|restaurants?|highlights|architecture|streets|canals?|parks?|gardens?|church(?:es)?|temples?|mosques?|palaces?|castles?|gems|neighbou?rhoods|districts?|quarters?|caf[eé]s|attractions|coast|coastline|riviera|lakes?|lake district|mountains|islands?|countryside|capital|north|south|east|west|wine (?:country|regions?)|vineyards|villages|fjords|national parks?|must[- ]sees|landmarks|best bits)\b/
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
  if (!text.endsWith("'s") || !reading.follows(attractions, end)) return undefined
  const name = text.slice(0, -2)
  const candidates = candidatesFor(reader, name)
  const [best] = candidates
  if (!best || !(best.listed || best.population >= largeTown)) return undefined
  return { start, end: end - 2, name: titled(name), candidates, led: true }
}

/** "New Zealand's South Island": what lies in a land, told by the land; its sight or its quarter leaves the owner itself. */
export function ownedPlace(
  reading: Reading,
  reader: PlaceReader,
  run: Pick<NameRun, 'start' | 'end'>,
): PlaceMention | undefined {
  const text = reading.plain.slice(run.start, run.end)
  const { owner, own } = /^(?<owner>.+?)'s (?<own>.+)$/.exec(text)?.groups ?? {}
  if (!(owner && own) || candidatesFor(reader, text).length > 0) return undefined
  const candidates = candidatesFor(reader, owner)
  const land = candidates.find(({ kind }) => kind === 'country') ?? candidates[0]
  if (!land) return undefined
  const inside = candidatesFor(reader, own).filter(
    ({ kind, country, state }) =>
      kind !== 'country' &&
      (land.kind === 'state' && kind !== 'region'
        ? state === land.state
        : country === land.country),
  )
  const isArea = land.kind === 'country' || land.kind === 'state'
  if (isArea && inside.length > 0)
    return { ...run, name: titled(own), candidates: inside, led: true }
  const isOwner = isArea || land.listed !== undefined
  if (!isOwner || !(isArea || reader.sights.named(own).length > 0)) return undefined
  const end = run.start + owner.length
  if (reader.sights.named(own).length > 0)
    return { start: run.start, end, name: titled(owner), candidates, led: true }
  return { ...run, name: titled(own), candidates: [], led: true }
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
    const found =
      possessivePlace(reading, reader, first.start, last.end) ??
      [3, 2, 1].map((more) => ownedSmall(words[index + length - 1 + more], last)).find(Boolean)
    if (found) return found
  }
  return undefined

  /** In small letters only what is known to lie in the land. */
  function ownedSmall(last: Word | undefined, owner: Word): PlaceMention | undefined {
    if (!(first && last && reading.isFree(first.start, last.end))) return undefined
    if (/[,.;:!?\n]/.test(reading.plain.slice(owner.end, last.end))) return undefined
    const found = ownedPlace(reading, reader, { start: first.start, end: last.end })
    return found && found.end === last.end && found.candidates.length > 0 ? found : undefined
  }
}

function titled(text: string): string {
  return text.replace(/(?:^| )\p{Ll}/gu, (letter) => letter.toUpperCase())
}
