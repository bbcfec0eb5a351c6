/** What a mention of a place is, what bears its name, and what leads to it. */
import type { DestinationFinder } from '#domain/places/find-destination.ts'
import type { Gazetteer } from '#domain/places/gazetteer.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer-entries.ts'
import { listJoint } from './place-words.ts'
import { type Reading, taken } from './reading.ts'

export interface PlaceMention {
  start: number
  end: number
  /** As it was written, or mended when it was misspelt. */
  name: string
  /** What bears that name, the largest first; empty when nobody knows it. */
  candidates: readonly GazetteerPlace[]
  /** Whether the words before it ask for a place, or it stands first or in a list of them. */
  led: boolean
}

export interface PlaceReader {
  gazetteer: Gazetteer
  finder: DestinationFinder
}

export function leadTo(reading: Reading, start: number): string {
  return reading.lower.slice(Math.max(0, start - 40), start)
}

export function continuesList(
  reading: Reading,
  start: number,
  places: readonly PlaceMention[],
): boolean {
  const previous = places.findLast((place) => place.end <= start)
  return previous !== undefined && listJoint.test(reading.lower.slice(previous.end, start))
}

/** "rome florence venice", "bangkok 3n phuket 5n": nothing but a space or what is understood between. */
export function followsPlace(
  reading: Reading,
  start: number,
  places: readonly PlaceMention[],
): boolean {
  const previous = places.findLast((place) => place.end <= start)
  if (!previous) return false
  return reading.free().slice(previous.end, start).replaceAll(taken, '').trim() === ''
}

export function candidatesFor(reader: PlaceReader, name: string): readonly GazetteerPlace[] {
  const listed = reader.finder.named(name)
  const written = reader.gazetteer.named(name)
  const respelt = written.length > 0 || !digraph.test(name) ? undefined : withoutDigraphs(name)
  const found = respelt === undefined ? written : reader.gazetteer.named(respelt)
  if (!listed || found.some((each) => each.country === listed.country)) return found
  const { at, country } = listed
  return [{ name: listed.name, kind: 'city', country, at, population: 1_000_000 }, ...found]
}

const digraph = /aa|[aou]e/i

/** "Aarhus", "Koeln": letters with rings and dots, as keyboards without them write. */
function withoutDigraphs(name: string): string {
  return name.replace(/aa/gi, 'a').replace(/([aou])e/gi, '$1')
}
