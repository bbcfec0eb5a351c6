/** Names that are told by the land or the region they lie in: "St Ives, the Cornwall one", "Sellin on Rügen", "Lake Garda … Malcesine all week". */
import { kilometres } from '#domain/places/distance.ts'
import { everydayWords } from '../everyday-words.ts'
import { isFiller } from '../not-understood.ts'
import { reachOfRegion } from '../places/place-containers.ts'
import {
  candidatesFor,
  leadTo,
  type PlaceCandidate,
  type PlaceMention,
  type PlaceReader,
} from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import { isTaste } from '../tastes/read-tastes.ts'
import { isTimed } from './name-run-words.ts'
import type { Word } from './name-runs.ts'
import { titled } from './read-small-places.ts'

const longestName = 3
/** As far as a town of an island or a lake lies from its middle. */
const nearMiddle = 100

/** Whether a town lies in a country, a state or a region. */
function liesIn(town: PlaceCandidate, area: PlaceCandidate): boolean {
  if (town.kind === 'country' || town.kind === 'state' || town.country !== area.country)
    return false
  if (area.kind === 'country') return true
  if (area.kind === 'state') return town.state === area.state
  return (
    area.kind === 'region' &&
    kilometres(town.at, area.at) < (reachOfRegion(area.name) || nearMiddle)
  )
}

const theOneOf =
  /,? ?(?:\(?(?:i mean |that'?s )?the |\((?:i mean )?)(?<area>[\p{L}'-]+(?: [\p{L}'-]+){0,2}?) one\b(?:,? (?:obv(?:iously)?|ofc|of course|duh|please|pls|i mean|that is)\b)?\)?/giu

const endsInOne = / one\b/

/** "Wells, the Somerset one": the words before it are the name, whatever else they mean. */
export function placesOfArea(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
): PlaceMention[] {
  if (!reading.says(endsInOne)) return []
  return reading.findTyped(theOneOf).flatMap(({ start, end, groups }) => {
    const areas = candidatesFor(reader, groups.area ?? '').filter(({ kind }) => kind !== 'city')
    const last = words.findLastIndex((word) => word.end <= start)
    if (areas.length === 0 || words[last]?.end !== start) return []
    for (let length = longestName; length > 0; length -= 1) {
      const first = words[last - length + 1]
      if (!first || !reading.isFree(first.start, start)) continue
      const text = reading.plain.slice(first.start, start)
      if (/[,.;:!?\n(]\s/.test(text)) continue
      const candidates = candidatesFor(reader, text).filter((town) =>
        areas.some((area) => liesIn(town, area)),
      )
      if (candidates.length === 0) continue
      return [{ start: first.start, end, name: titled(text), candidates, led: true }]
    }
    return []
  })
}

const goingTo = /\b(?:to|in|into|visit|around) $/
const onArea = /^ (?:on|in|auf) (?:the )?$/

/**
 * Small towns of a region that is named as well: given days of their own, or said to be on it. A name nobody knows, said to be
 * where one goes on an island, is kept to be asked about.
 */
export function townsOfRegions(
  reading: Reading,
  reader: PlaceReader,
  words: readonly Word[],
  places: readonly PlaceMention[],
): PlaceMention[] {
  const regions = places.filter(
    ({ candidates: [area] }) => area?.kind === 'region' && area.country !== undefined,
  )
  if (regions.length === 0) return []
  const found: PlaceMention[] = []
  const isCovered = (start: number, end: number) =>
    [...places, ...found].some((place) => place.start < end && start < place.end)
  for (const [index, first] of words.entries()) {
    for (let length = longestName; length > 0; length -= 1) {
      const last = words[index + length - 1]
      if (!last || isCovered(first.start, last.end) || !reading.isFree(first.start, last.end))
        continue
      const text = reading.plain.slice(first.start, last.end)
      if (/[,.;:!?\n(]\s/.test(text) || !isName(words.slice(index, index + length), text)) continue
      const behind = regions.find(
        ({ start }) => start > last.end && onArea.test(reading.lower.slice(last.end, start)),
      )
      const known = candidatesFor(reader, text)
      const within = known.filter((town) =>
        (behind ? [behind] : regions).some(
          ({ candidates: [area] }) => area !== undefined && liesIn(town, area),
        ),
      )
      const isMeant = behind !== undefined || isTimed(reading, last.end)
      const unknown =
        behind &&
        length === 1 &&
        / on (?:the )?$/.test(reading.lower.slice(last.end, behind.start)) &&
        isUnknown(reading, first, known, behind)
      if (!(isMeant && within.length > 0) && !(unknown && within.length === 0)) continue
      found.push({
        start: first.start,
        end: last.end,
        name: titled(text),
        candidates: within,
        led: true,
      })
      break
    }
  }
  return found
}

/** "To Zorbo on Crete"; "Sellin on Rügen" begins a text, and is known elsewhere in the country only. */
function isUnknown(
  reading: Reading,
  { start }: Word,
  known: readonly PlaceCandidate[],
  { candidates: [area] }: PlaceMention,
): boolean {
  const lead = leadTo(reading, start)
  if (goingTo.test(lead)) return true
  return lead.trim() === '' && known.some(({ country }) => country === area?.country)
}

function isName(words: readonly Word[], text: string): boolean {
  return (
    words.some(({ lower }) => !(everydayWords.has(lower) || isFiller(lower))) &&
    words.every(({ lower }) => lower.length > 1 && !/\d/.test(lower)) &&
    !/(?:ing|ed)$/.test(text) &&
    !isTaste(text.toLowerCase())
  )
}
