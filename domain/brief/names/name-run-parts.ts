/** Places inside a run of capitalised words, where the whole run is nobody's name. */
import { kilometres } from '#domain/places/distance.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { usStates } from '#domain/places/gazetteer-regions.ts'
import { everydayWords } from '../everyday-words.ts'
import { thingWords } from '../place-words.ts'
import { candidatesFor, type PlaceMention, type PlaceReader } from '../places/place-mentions.ts'
import type { Reading } from '../reading.ts'
import type { NameRun, Word } from './name-runs.ts'

/** "Narnia and Oxford": an unknown name that is joined to a town is one as well. */
export function beginsNames(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
): boolean {
  if (reader.sights.named(run.text).length > 0) return false
  const joint = /^(?: and | & |, )(?=\p{Lu})/u.exec(reading.plain.slice(run.end))?.[0]
  const next = joint && words.find(({ start }) => start >= run.end + joint.length)
  if (!next || everydayWords.has(next.lower)) return false
  return (candidatesFor(reader, next.text)[0]?.population ?? 0) >= 100_000
}

export const themePark =
  /^(?:legoland|disneyland|disney|disneyworld|seaworld|efteling|phantasialand|universal)$/

/** "Munich Christmas", "Lisbon Stag": one great place, and words that are no part of its name. */
export function gluedPlace(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
  led: boolean,
): PlaceMention | undefined {
  if (thingWords.test(run.text)) return undefined
  const inside = words.filter((word) => word.start >= run.start && word.end <= run.end)
  const loose = (rest: readonly Word[]) =>
    rest.every(
      // "Torres del Paine W trek": a letter is no part of a name.
      ({ lower }) => everydayWords.has(lower) || themePark.test(lower) || /^\p{L}$/u.test(lower),
    )
  // "Billund Legoland": the park says that the small town is meant.
  const least = inside.some(({ lower }) => themePark.test(lower)) ? 3000 : 100_000
  for (let length = inside.length - 1; length > 0; length -= 1) {
    for (const [from, to] of [
      [0, length],
      [inside.length - length, inside.length],
    ] as const) {
      const [first, last] = [inside[from], inside[to - 1]]
      if (!(first && last && loose([...inside.slice(0, from), ...inside.slice(to)]))) continue
      if (everydayWords.has(first.lower) && length === 1) continue
      const name = reading.plain.slice(first.start, last.end)
      const candidates = candidatesFor(reader, name)
      if ((candidates[0]?.population ?? 0) < least) continue
      return { start: first.start, end: last.end, name, candidates, led: led || from === 0 }
    }
  }
  return undefined
}

/** "Frankfurt Airport Area" is nobody's name, but its beginning tells where it is. */
export function startOf(reader: PlaceReader, text: string): readonly GazetteerPlace[] {
  const first = text.split(/\s/)[0] ?? ''
  const parts = text.includes(' ') ? candidatesFor(reader, first) : []
  return parts.filter(({ kind, population }) => kind === 'city' && population > 200_000).slice(0, 1)
}

const rowPeople = 5000
const rowKilometres = 1200

/** The state or the country that the rest of a run is. */
function areaAt(
  reader: PlaceReader,
  reading: Reading,
  rest: readonly Word[],
): GazetteerPlace | undefined {
  const [first, last] = [rest[0], rest.at(-1)]
  if (!(first && last) || rest.length > 3) return undefined
  const text = reading.plain.slice(first.start, last.end)
  return candidatesFor(reader, usStates.get(text) ?? text).find(
    ({ kind }) => kind === 'state' || kind === 'country',
  )
}

function liesInArea({ kind, country, state }: GazetteerPlace, area: GazetteerPlace): boolean {
  if (kind !== 'city' || country !== area.country) return false
  return area.kind === 'country' || state === area.state
}

/** "Paris France", "Rome Florence Venice": a run that is nothing but known places. */
export function segments(
  reading: Reading,
  reader: PlaceReader,
  run: NameRun,
  words: readonly Word[],
  led: boolean,
): PlaceMention[] {
  const inside = words.filter((word) => word.start >= run.start && word.end <= run.end)
  const parts: PlaceMention[] = []
  // A sign between them already says that they are two.
  const least = run.text.includes('&') ? 1000 : 40_000
  // "Lima Cusco Puno Uyuni": a small town in a row of others.
  const isInRow = ({ population, at }: GazetteerPlace) =>
    inside.length > 2 &&
    population >= rowPeople &&
    parts.at(-1)?.candidates.some((each) => kilometres(each.at, at) < rowKilometres)
  let index = 0
  let unknown = 0
  while (index < inside.length) {
    const from = inside[index]
    let taken = 0
    for (let length = Math.min(4, inside.length - index); length > 0 && from; length -= 1) {
      const to = inside[index + length - 1]
      if (!to) continue
      const text = reading.plain.slice(from.start, to.end)
      const state = usStates.get(text)
      const candidates = state ? candidatesFor(reader, state) : candidatesFor(reader, text)
      const area = areaAt(reader, reading, inside.slice(index + length))
      // "Salida Colorado", "Bath Maine": as small as it is, and whatever else its name means.
      const isOfArea = area !== undefined && candidates.some((each) => liesInArea(each, area))
      const large = candidates.filter((each) => each.population >= least || isInRow(each))
      const isWord =
        everydayWords.has(text.toLowerCase()) &&
        !(parts.length > 0 && inside.length > 2 && candidates[0]?.listed !== undefined)
      if (!isOfArea && (large.length === 0 || isWord)) continue
      parts.push({ start: from.start, end: to.end, name: state ?? text, candidates, led })
      taken = length
      break
    }
    if (taken === 0) {
      const joint = from && /^(?:and|the|to|&|y|e)$/.test(from.lower)
      // "Zagreb Plitvce Split": one name that nobody knows, in a row of others that everybody does.
      const isUnknown =
        from?.capital && inside.length > 2 && from.text.length > 4 && !thingWords.test(from.text)
      if (!joint && !(isUnknown && unknown === 0 && !everydayWords.has(from.lower))) return []
      if (from && !joint) {
        unknown += 1
        parts.push({ start: from.start, end: from.end, name: from.text, candidates: [], led: true })
      }
      taken = 1
    }
    index += taken
  }
  const isRow = parts.length - unknown > 1 && parts.every(isSurelyTown)
  return unknown === 0 || isRow ? parts : []
}

/** Nobody has heard of it, or everybody has. */
function isSurelyTown({ candidates: [best] }: PlaceMention): boolean {
  return best === undefined || best.listed !== undefined || best.population >= 100_000
}
