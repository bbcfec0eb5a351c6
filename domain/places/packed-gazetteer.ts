/**
 * The gazetteer as text that any runtime can import: all names in their order, which share their
 * beginnings, and columns of bytes. Reading it makes a few flat arrays and no object a city.
 */
import { ByteReader, fromBase64 } from './packed-bytes.ts'
import type { Coordinates } from './schema.ts'

/** What the generated module exports. */
export interface PackedGazetteer {
  places: number
  /**
   * For each folded name: the length of the beginning it shares with the one before, as a capital letter, and the
   * rest.
   */
  names: string
  /** The columns one after the other, in base 64. */
  columns: string
  /** How many bytes each of them has. */
  columnBytes: readonly number[]
  /** Codes separated by blanks; the columns hold positions among them. */
  countries: string
  states: string
}

export const columnNames = [
  /** For each name in order, the place that bears it. */
  'owners',
  /** For each place the difference to the one before: areas come first, then cities by population. */
  'people',
  /** Of areas alone: all that follow them are cities. */
  'kinds',
  'countries',
  /** Of places in the United States alone. */
  'states',
  'positions',
  /** Places whose name is not their folded name with capitals: which, how long, and the text. */
  'spelt',
  'speltLengths',
  'spellings',
] as const

export const kindsInOrder = ['city', 'region', 'state', 'country'] as const
export const mostShared = 25
const capitalA = 65

/** Degrees are kept to five places behind the point, which is about a metre. */
const degree = 100_000
const longitudes = 360 * degree + 1

export const sharedMark = (shared: number) => String.fromCharCode(capitalA + shared)

export function packedPosition([latitude, longitude]: Coordinates): number {
  return Math.round((latitude + 90) * degree) * longitudes + Math.round((longitude + 180) * degree)
}

/** Divided last, so that the nearest number to the decimal one comes out. */
function unpackedPosition(packed: number): Coordinates {
  const latitude = Math.floor(packed / longitudes) - 90 * degree
  const longitude = (packed % longitudes) - 180 * degree
  return [latitude / degree, longitude / degree]
}

export function capitalised(folded: string): string {
  return folded.replace(/(?:^| )[a-z]/g, (letter) => letter.toUpperCase())
}

/** Everything by position: of a name in the order of names, or of a place in the order of places. */
export interface GazetteerColumns {
  /** All names one after the other. */
  text: string
  /** Where each name begins in it, and where the last one ends. */
  begins: Uint32Array
  owners: Uint32Array
  people: Uint32Array
  /** How many places are areas; they come before the cities. */
  areas: number
  kindOf: (place: number) => (typeof kindsInOrder)[number]
  countryOf: (place: number) => string
  stateOf: (place: number) => string
  positionOf: (place: number) => Coordinates
  /** Undefined where it is the folded name with capitals. */
  spellingOf: (place: number) => string | undefined
}

export function unpackGazetteer(packed: PackedGazetteer): GazetteerColumns {
  const column = columnsOf(packed)
  const { text, begins } = unpackNames(packed.names, column.owners.length / 3)
  const countries = packed.countries.split(' ')
  return {
    text,
    begins,
    owners: unpackOwners(column.owners),
    people: unpackDifferences(column.people, packed.places),
    areas: column.kinds.length,
    kindOf: (place) => kindsInOrder[column.kinds[place] ?? 0] ?? 'city',
    countryOf: (place) => countries[column.countries[place] ?? 0] ?? '',
    stateOf: unpackStates(column, packed.states.split(' '), countries.indexOf('US')),
    positionOf: (place) =>
      unpackedPosition(new ByteReader(column.positions.subarray(7 * place)).fixed(7)),
    spellingOf: unpackSpellings(column),
  }
}

type Columns = Record<(typeof columnNames)[number], Uint8Array>

function columnsOf({ columns, columnBytes }: PackedGazetteer): Columns {
  const bytes = fromBase64(columns)
  let end = 0
  const entries = columnNames.map((name, index) => {
    const begin = end
    end += columnBytes[index] ?? 0
    return [name, bytes.subarray(begin, end)] as const
  })
  return Object.fromEntries(entries) as Columns
}

function unpackNames(packed: string, count: number) {
  const begins = new Uint32Array(count + 1)
  let bytes = new Uint8Array(2 * packed.length)
  let name = -1
  let end = 0
  for (let at = 0; at < packed.length; at += 1) {
    const letter = packed.charCodeAt(at)
    if (letter < capitalA || letter > capitalA + mostShared) {
      bytes[end++] = letter
      continue
    }
    const before = begins[name] ?? 0
    name += 1
    begins[name] = end
    const shared = letter - capitalA
    if (end + shared + packed.length - at > bytes.length) {
      const wider = new Uint8Array(2 * bytes.length)
      wider.set(bytes)
      bytes = wider
    }
    for (let from = before; from < before + shared; from += 1) bytes[end++] = bytes[from] as number
  }
  begins[count] = end
  return { text: new TextDecoder().decode(bytes.subarray(0, end)), begins }
}

function unpackOwners(bytes: Uint8Array): Uint32Array {
  const owners = new Uint32Array(bytes.length / 3)
  for (let name = 0, at = 0; name < owners.length; name += 1, at += 3) {
    const low = (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)
    owners[name] = low | ((bytes[at + 2] ?? 0) << 16)
  }
  return owners
}

function unpackDifferences(bytes: Uint8Array, count: number): Uint32Array {
  const reader = new ByteReader(bytes)
  const values = new Uint32Array(count)
  let value = 0
  for (let index = 0; index < count; index += 1) {
    value += reader.alternating()
    values[index] = value
  }
  return values
}

function unpackStates({ countries, states }: Columns, codes: readonly string[], here: number) {
  const own = new Uint8Array(countries.length)
  let next = 0
  for (let place = 0; place < countries.length; place += 1) {
    if (countries[place] === here) own[place] = states[next++] ?? 0
  }
  return (place: number) => codes[own[place] ?? 0] ?? ''
}

/** Few names are asked for, so that none is made a string before it is. */
function unpackSpellings({ spelt, speltLengths, spellings }: Columns) {
  let count = 0
  for (const byte of spelt) if (byte < 128) count += 1
  const which = new ByteReader(spelt)
  const lengths = new ByteReader(speltLengths)
  const places = new Uint32Array(count)
  const begins = new Uint32Array(count + 1)
  for (let index = 0; index < count; index += 1) {
    places[index] = (places[index - 1] ?? 0) + which.variable()
    begins[index + 1] = (begins[index] ?? 0) + lengths.variable()
  }
  const decoder = new TextDecoder()
  return (place: number) => {
    const index = firstNotBelow(count, (at) => (places[at] ?? 0) < place)
    if (places[index] !== place) return undefined
    return decoder.decode(spellings.subarray(begins[index], begins[index + 1]))
  }
}

/** The first position of a sorted row that is not below what is looked for; its end when all are. */
export function firstNotBelow(length: number, isBelow: (position: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(middle)) low = middle + 1
    else high = middle
  }
  return low
}
