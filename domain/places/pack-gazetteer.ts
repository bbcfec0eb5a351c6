/** Makes the gazetteer's asset out of its entries. Run when the asset is made, never on the edge. */
import type { Entries, GazetteerPlace } from './gazetteer-entries.ts'
import { alternating, fixedBytes, toBase64, variableBytes } from './packed-bytes.ts'
import {
  capitalised,
  columnNames,
  kindsInOrder,
  mostShared,
  type PackedGazetteer,
  packedPosition,
  sharedMark,
} from './packed-gazetteer.ts'

export function packGazetteer({ places, keys, owners }: Entries): PackedGazetteer {
  const position = new Map(places.map((place, index) => [place, index]))
  const ownKeys = Map.groupBy(keys.keys(), (index) => owners[index])
  const names = keys
    .map((key, index) => ({ key, owner: positionOf(owners[index], position) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner))
  const countries = codesOf(places, 'country')
  const states = codesOf(places, 'state')
  const areas = places.findIndex(({ kind }) => kind === 'city')
  const isSpelt = (place: GazetteerPlace) => {
    const [first, second] = ownKeys.get(place) ?? []
    return second !== undefined || place.name !== capitalised(keys[first ?? 0] ?? '')
  }
  const spelt = places.flatMap((place, index) => (isSpelt(place) ? [index] : []))
  const spellings = spelt.map((index) => new TextEncoder().encode(places[index]?.name))
  const columns: Record<(typeof columnNames)[number], number[]> = {
    owners: names.flatMap(({ owner }) => fixedBytes(owner, 3)),
    people: differences(places.map(({ population }) => population)).flatMap((difference) =>
      variableBytes(alternating(difference)),
    ),
    kinds: places.slice(0, areas).map(({ kind }) => kindsInOrder.indexOf(kind)),
    countries: places.map(({ country }) => countries.indexOf(country ?? '')),
    states: places
      .filter(({ country }) => country === 'US')
      .map(({ state }) => states.indexOf(state ?? '')),
    positions: places.flatMap(({ at }) => fixedBytes(packedPosition(at), 7)),
    spelt: differences(spelt).flatMap(variableBytes),
    speltLengths: spellings.flatMap(({ length }) => variableBytes(length)),
    spellings: spellings.flatMap((bytes) => [...bytes]),
  }
  return {
    places: places.length,
    names: withSharedBeginnings(names.map(({ key }) => key)),
    columns: toBase64(columnNames.flatMap((name) => columns[name])),
    columnBytes: columnNames.map((name) => columns[name].length),
    countries: countries.join(' '),
    states: states.join(' '),
  }
}

function positionOf(
  place: GazetteerPlace | undefined,
  position: ReadonlyMap<GazetteerPlace, number>,
): number {
  const found = place && position.get(place)
  if (found === undefined) throw new Error('A name of the gazetteer belongs to no place')
  return found
}

/** Throws where there are more codes than one byte can number. */
function codesOf(places: readonly GazetteerPlace[], field: 'country' | 'state'): string[] {
  const codes = [...new Set(['', ...places.map((place) => place[field] ?? '')])]
  if (codes.length > 256) throw new Error(`There are too many codes of a ${field}`)
  return codes
}

function differences(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0))
}

function withSharedBeginnings(sorted: readonly string[]): string {
  return sorted
    .map((name, index) => {
      const before = sorted[index - 1] ?? ''
      let shared = 0
      while (shared < mostShared && shared < name.length && name[shared] === before[shared]) {
        shared += 1
      }
      return sharedMark(shared) + name.slice(shared)
    })
    .join('')
}
