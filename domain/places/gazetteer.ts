/**
 * The world's cities, countries, states and regions, found by name: exactly, by another spelling or
 * with letters mistaken; ranked by how well the name fits, how many live there, and what is near.
 */
import { kilometres } from './distance.ts'
import { entriesOf, type GazetteerCity, type GazetteerPlace } from './gazetteer-entries.ts'
import { createNameIndex, type NameIndex } from './gazetteer-name-index.ts'
import { foldName } from './gazetteer-names.ts'
import { packGazetteer } from './pack-gazetteer.ts'
import { type PackedGazetteer, unpackGazetteer } from './packed-gazetteer.ts'
import type { Coordinates } from './schema.ts'

export interface GazetteerMatch {
  place: GazetteerPlace
  /** Letters that had to change; 0 is the name itself or another spelling of it. */
  distance: number
  /** Whether the words are the beginning of the name only. */
  partial: boolean
}

export interface SearchOptions {
  /** ISO 3166-1 alpha-2, or a United States' state as its postal code. */
  country?: string
  near?: Coordinates
  limit?: number
}

export interface Gazetteer {
  /** Everything that bears this very name, by population. */
  named: (name: string) => readonly GazetteerPlace[]
  /** Whether some name of several words begins with this one. */
  beginsName: (word: string) => boolean
  /** What has nearly this name and at least so many people, nearest spelling first. */
  alike: (name: string, minimumPopulation?: number) => readonly GazetteerMatch[]
  /** For a search box: names that fit or begin so, misspelt ones after them. */
  search: (text: string, options?: SearchOptions) => readonly GazetteerMatch[]
  /** Cities of at least so many people, the largest first, wherever the test says so. */
  citiesWhere: (
    isWanted: (at: Coordinates) => boolean,
    minimumPopulation: number,
  ) => readonly GazetteerPlace[]
  readonly size: number
}

const mostAlike = 20
/** Names that begin with the words: few are shown, but a country may have to be found among many. */
const mostLonger = { anywhere: 100, within: 4000 }

/** Places are made anew for each answer: two answers with one place are equal, not identical. */
export function openGazetteer(packed: PackedGazetteer): Gazetteer {
  const columns = unpackGazetteer(packed)
  const index = createNameIndex(columns)
  const named = (name: string) =>
    index
      .bearing(foldName(name))
      .map(index.placeAt)
      .sort((a, b) => b.population - a.population)
  return {
    named,
    beginsName: (word) => index.beginsLonger(foldName(word).split(' ')[0] ?? ''),
    alike: (name, minimumPopulation = 0) =>
      alike(index, foldName(name), minimumPopulation).map(({ position, distance }) => ({
        place: index.placeAt(position),
        distance,
        partial: false,
      })),
    search(text, options = {}) {
      const [words = '', ...qualifiers] = text.split(',')
      const within = [options.country, ...qualifiers.map((each) => areaCode(named(each)))].filter(
        (code) => code !== undefined,
      )
      const key = foldName(words)
      if (!key) return []
      return find(index, key, within)
        .sort((a, b) => worth(b, options.near) - worth(a, options.near))
        .slice(0, options.limit ?? 8)
    },
    citiesWhere(isWanted, minimumPopulation) {
      const found: GazetteerPlace[] = []
      for (let place = columns.areas; place < packed.places; place += 1) {
        // They stand by population.
        if (index.peopleOf(place) < minimumPopulation) break
        if (isWanted(columns.positionOf(place))) found.push(index.placeAt(place))
      }
      return found
    },
    size: packed.places,
  }
}

/** For a list of one's own; the world's is packed when the product is made. */
export function createGazetteer(cities: readonly GazetteerCity[]): Gazetteer {
  return openGazetteer(packGazetteer(entriesOf(cities)))
}

function find(index: NameIndex, key: string, within: readonly string[]): GazetteerMatch[] {
  const found: GazetteerMatch[] = []
  const known = new Set<number>()
  const take = (position: number, match: Omit<GazetteerMatch, 'place'>) => {
    if (known.has(position)) return
    const place = index.placeAt(position)
    if (!within.every((code) => place.country === code || place.state === code)) return
    known.add(position)
    found.push({ place, ...match })
  }
  for (const position of index.byPopulation(index.bearing(key))) {
    take(position, { distance: 0, partial: false })
  }
  const most = within.length > 0 ? mostLonger.within : mostLonger.anywhere
  for (const position of index.beginning(key, most)) take(position, { distance: 0, partial: true })
  if (found.length < 3) {
    for (const { position, distance } of alike(index, key, 0)) {
      take(position, { distance, partial: false })
    }
  }
  return found
}

function alike(index: NameIndex, key: string, minimumPopulation: number) {
  const limit = allowedMistakes(key)
  if (limit === 0) return []
  return [...index.mistaken(key, limit, minimumPopulation)]
    .map(([position, distance]) => ({ position, distance }))
    .sort(
      (a, b) => a.distance - b.distance || index.peopleOf(b.position) - index.peopleOf(a.position),
    )
    .slice(0, mostAlike)
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
