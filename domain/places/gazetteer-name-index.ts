/**
 * Finds places by their folded names in flat arrays: the names are sorted, so that a name and all
 * that begin with it are found by halving. A place is a position: areas first, then by population.
 */
import { typingDistance } from '#domain/text/edit-distance.ts'
import type { GazetteerPlace } from './gazetteer-entries.ts'
import { bitCount, letterSet } from './gazetteer-names.ts'
import { capitalised, firstNotBelow, type GazetteerColumns } from './packed-gazetteer.ts'

export interface NameIndex {
  placeAt: (position: number) => GazetteerPlace
  peopleOf: (position: number) => number
  byPopulation: (positions: readonly number[]) => number[]
  /** The places of this very name. */
  bearing: (key: string) => number[]
  /** The first so many places with a name that begins so. */
  beginning: (key: string, most: number) => number[]
  /** Whether a name of several words begins with this word. */
  beginsLonger: (word: string) => boolean
  /** Places with a name that is at most so many mistakes away, and how many. */
  mistaken: (key: string, limit: number, minimumPopulation: number) => Map<number, number>
}

export function createNameIndex(columns: GazetteerColumns): NameIndex {
  const { text, begins, owners, people } = columns
  const count = owners.length
  const nameAt = (name: number) => text.slice(begins[name], begins[name + 1])
  const peopleOf = (position: number) => people[position] ?? 0
  const first = (key: string) => firstNotBelow(count, (name) => compare(columns, name, key) < 0)
  const pastPrefix = (key: string) => first(`${key}\uffff`)
  const ownNames = new Uint32Array(people.length)
  for (let name = 0; name < count; name += 1) ownNames[owners[name] ?? 0] = name
  /** Made for the first search that needs it. */
  let ordered: OrderedNames | undefined

  const bearing = (key: string) => {
    const found = new Set<number>()
    for (let name = first(key); name < count && compare(columns, name, key) === 0; name += 1) {
      found.add(owners[name] ?? 0)
    }
    return [...found]
  }

  return {
    placeAt: (position) => placeOf(columns, position, nameAt(ownNames[position] ?? 0)),
    peopleOf,
    bearing,
    byPopulation: (positions) => positions.toSorted((a, b) => peopleOf(b) - peopleOf(a)),
    beginning: (key, most) =>
      [...new Set(owners.subarray(first(key), pastPrefix(key)).toSorted())].slice(0, most),
    beginsLonger: (word) => {
      if (word === '') return false
      const name = first(`${word} `)
      return name < count && nameAt(name).startsWith(`${word} `)
    },
    mistaken(key, limit, minimumPopulation) {
      ordered ??= orderNames(columns)
      const { names, sets } = ordered
      const set = letterSet(key)
      const found = new Map<number, number>()
      for (let at = 0; at < count; at += 1) {
        const name = names[at] ?? 0
        const begin = begins[name] ?? 0
        const length = (begins[name + 1] ?? 0) - begin
        if (Math.abs(length - key.length) > limit) continue
        // Skips names by their letter sets before measuring: one changed letter removes one bit and
        // sets another.
        if (bitCount((sets[at] ?? 0) ^ set) > 2 * limit) continue
        const place = owners[name] ?? 0
        if (peopleOf(place) < minimumPopulation) {
          if (place < columns.areas) continue
          break
        }
        const distance = typingDistance(key, nameAt(name), limit)
        if (distance <= limit) found.set(place, Math.min(distance, found.get(place) ?? distance))
      }
      return found
    },
  }
}

/** Below zero where the name comes before the key. Both are compared letter by letter, in place. */
function compare({ text, begins }: GazetteerColumns, name: number, key: string): number {
  const begin = begins[name] ?? 0
  const length = (begins[name + 1] ?? 0) - begin
  const shorter = Math.min(length, key.length)
  for (let at = 0; at < shorter; at += 1) {
    const difference = text.charCodeAt(begin + at) - key.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return length - key.length
}

interface OrderedNames {
  /** The names in the order of their places. */
  names: Uint32Array
  /** Which letters each of them has, in that order. */
  sets: Int32Array
}

function orderNames({ text, begins, owners, people }: GazetteerColumns): OrderedNames {
  const next = new Uint32Array(people.length + 1)
  for (let name = 0; name < owners.length; name += 1) {
    const after = (owners[name] ?? 0) + 1
    next[after] = (next[after] ?? 0) + 1
  }
  for (let place = 0; place < people.length; place += 1) {
    next[place + 1] = (next[place + 1] ?? 0) + (next[place] ?? 0)
  }
  const names = new Uint32Array(owners.length)
  const sets = new Int32Array(owners.length)
  for (let name = 0; name < owners.length; name += 1) {
    const owner = owners[name] ?? 0
    const at = next[owner] ?? 0
    next[owner] = at + 1
    names[at] = name
    sets[at] = letterSet(text, begins[name] ?? 0, begins[name + 1] ?? 0)
  }
  return { names, sets }
}

function placeOf(columns: GazetteerColumns, position: number, ownName: string): GazetteerPlace {
  const country = columns.countryOf(position)
  const state = columns.stateOf(position)
  return {
    name: columns.spellingOf(position) ?? capitalised(ownName),
    kind: columns.kindOf(position),
    ...(country && { country }),
    ...(state && { state }),
    population: columns.people[position] ?? 0,
    at: columns.positionOf(position),
  }
}
