/**
 * The same searches over lists and maps of objects, as plainly as they can be written: slow to make
 * and large, but easy to see to be right. The packed gazetteer is compared with it. The rules at the
 * end (`areaCode`, `allowedMistakes`, `worth`) repeat those of `gazetteer.ts` on purpose: a reference
 * that imported them could not show a mistake in them.
 */
import { typingDistance } from '#domain/text/edit-distance.ts'
import { kilometres } from '../distance.ts'
import type { Gazetteer, GazetteerMatch, SearchOptions } from '../gazetteer.ts'
import {
  type Entries,
  entriesOf,
  type GazetteerCity,
  type GazetteerPlace,
} from '../gazetteer-entries.ts'
import { bitCount, foldName, letterSet } from '../gazetteer-names.ts'
import type { Coordinates } from '../schema.ts'

export function plainGazetteer(cities: readonly GazetteerCity[]): Gazetteer {
  return indexed(entriesOf(cities))
}

function indexed({ places, keys, owners, areas }: Entries): Gazetteer {
  const sets = Int32Array.from(keys, (key) => letterSet(key))
  const lengths = Uint8Array.from(keys, ({ length }) => Math.min(length, 255))
  const initials = Uint16Array.from(keys, (key) => key.charCodeAt(0) || 0)
  // Entries of one name are chained, so that the many names borne once cost no list each.
  const first = new Map<string, number>()
  const next = new Int32Array(keys.length)
  for (let index = keys.length - 1; index >= 0; index -= 1) {
    const key = keys[index] ?? ''
    next[index] = first.get(key) ?? -1
    first.set(key, index)
  }

  const firstWords = new Set<string>()
  for (const key of keys) {
    const space = key.indexOf(' ')
    if (space > 0) firstWords.add(key.slice(0, space))
  }
  const beginsName = (word: string) => firstWords.has(foldName(word).split(' ')[0] ?? '')

  const named = (name: string): GazetteerPlace[] => {
    const found: GazetteerPlace[] = []
    for (let index = first.get(foldName(name)) ?? -1; index >= 0; index = next[index] ?? -1) {
      const place = owners[index]
      if (place && !found.includes(place)) found.push(place)
    }
    return found.sort((a, b) => b.population - a.population)
  }
  const alike = (name: string, minimumPopulation = 0): GazetteerMatch[] => {
    const key = foldName(name)
    const limit = allowedMistakes(key)
    if (limit === 0) return []
    const set = letterSet(key)
    const matches = new Map<GazetteerPlace, number>()
    for (let index = 0; index < keys.length; index += 1) {
      if (Math.abs((lengths[index] ?? 0) - key.length) > limit) continue
      // One changed letter takes one bit away and sets another.
      if (bitCount((sets[index] ?? 0) ^ set) > 2 * limit) continue
      const place = owners[index]
      if (!place || place.population < minimumPopulation) {
        if (index < areas) continue
        break
      }
      const distance = typingDistance(key, keys[index] ?? '', limit)
      if (distance <= limit) matches.set(place, Math.min(distance, matches.get(place) ?? distance))
    }
    return [...matches]
      .map(([place, distance]) => ({ place, distance, partial: false }))
      .sort((a, b) => a.distance - b.distance || b.place.population - a.place.population)
      .slice(0, 20)
  }
  const beginningWith = (key: string, most: number): Set<GazetteerPlace> => {
    const found = new Set<GazetteerPlace>()
    const initial = key.charCodeAt(0)
    for (let index = 0; index < keys.length && found.size < most; index += 1) {
      if (initials[index] !== initial || !keys[index]?.startsWith(key)) continue
      const place = owners[index]
      if (place) found.add(place)
    }
    return found
  }
  const search = (text: string, options: SearchOptions = {}): GazetteerMatch[] => {
    const [words = '', ...qualifiers] = text.split(',')
    const within = [options.country, ...qualifiers.map((each) => areaCode(named(each)))].filter(
      (each) => each !== undefined,
    )
    const fits = ({ country, state }: GazetteerPlace) =>
      within.every((code) => country === code || state === code)
    const key = foldName(words)
    if (!key) return []
    const exact = new Set(named(words).filter(fits))
    const longer = [...beginningWith(key, within.length > 0 ? 4000 : 100)]
    const found: GazetteerMatch[] = [
      ...[...exact].map((place) => ({ place, distance: 0, partial: false })),
      ...longer
        .filter((place) => fits(place) && !exact.has(place))
        .map((place) => ({ place, distance: 0, partial: true })),
    ]
    if (found.length < 3) {
      const known = new Set(found.map(({ place }) => place))
      found.push(...alike(words).filter(({ place }) => fits(place) && !known.has(place)))
    }
    return found
      .sort((a, b) => worth(b, options.near) - worth(a, options.near))
      .slice(0, options.limit ?? 8)
  }
  const citiesWhere: Gazetteer['citiesWhere'] = (isWanted, least) =>
    places
      .filter(({ kind, at, population }) => kind === 'city' && population >= least && isWanted(at))
      .toSorted((a, b) => b.population - a.population)
  return { named, beginsName, alike, search, citiesWhere, size: places.length }
}

function areaCode(places: readonly GazetteerPlace[]): string | undefined {
  const area = places.find(({ kind }) => kind === 'country' || kind === 'state')
  return area?.kind === 'state' ? area.state : area?.country
}

function allowedMistakes(key: string): number {
  if (key.length < 5) return 0
  return key.length < 9 ? 1 : 2
}

function worth({ place, distance, partial }: GazetteerMatch, near?: Coordinates): number {
  const people = Math.log10(place.population + 10)
  const far = near ? Math.log10(1 + kilometres(near, place.at) / 50) : 0
  return people - 3 * distance - (partial ? 1.5 : 0) - 1.2 * far
}
