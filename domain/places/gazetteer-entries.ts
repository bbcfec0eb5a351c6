/** The names a gazetteer is searched by: areas first, then cities by population. */
import { cityAlternatives, countryAlternatives } from './gazetteer-alternatives.ts'
import { foldName } from './gazetteer-names.ts'
import { regions, usStates } from './gazetteer-regions.ts'
import type { Coordinates } from './schema.ts'
import { travelledTowns } from './travelled-towns.ts'

/** One city as a list of them gives it; `state` is the first-level division's code. */
export interface GazetteerCity {
  name: string
  country: string
  state: string
  population: number
  at: Coordinates
  capital: boolean
}

export interface GazetteerPlace {
  name: string
  kind: 'city' | 'region' | 'state' | 'country'
  country?: string
  state?: string
  population: number
  at: Coordinates
}

/** Population assumed for areas, so that a state ranks below the great city with its name. */
const areaPopulation = 1_000_000
const statePopulation = 300_000

export function entriesOf(cities: readonly GazetteerCity[]): Entries {
  const entries = createEntries()
  const capitals = new Map<string, GazetteerCity>()
  const largest = new Map<string, GazetteerCity>()
  for (const city of cities) {
    if (city.capital) capitals.set(city.country, city)
    const areas = city.country === 'US' ? ['US', `US-${city.state}`] : [city.country]
    for (const area of areas) {
      if ((largest.get(area)?.population ?? -1) < city.population) largest.set(area, city)
    }
  }
  const placeOf = (area: string) => (capitals.get(area) ?? largest.get(area))?.at
  addAreas(entries, placeOf, new Set(cities.map((city) => city.country)))
  entries.endAreas()

  const others = alternativeNames()
  const stateNames = new Set([...usStates.values()].map(foldName))
  const travelled = new Map(travelledTowns.map(({ city, also }) => [city, also.map(foldName)]))
  const all = [...cities, ...travelled.keys()]
  for (const city of all.toSorted((a, b) => b.population - a.population)) {
    const { capital, state, ...known } = city
    const folded = foldName(city.name)
    const short = folded.endsWith(' city') ? folded.slice(0, -5) : ''
    entries.add({ ...known, kind: 'city', ...(city.country === 'US' && { state }) }, [
      folded,
      // Another name belongs to the city, not to a village that shares the first one.
      ...(city.population >= 2000 || capital
        ? (others.get(`${folded}/${city.country}`) ?? [])
        : []),
      // "Kansas" alone is the state.
      ...(short && !stateNames.has(short) ? [short] : []),
      ...(travelled.get(city) ?? []),
    ])
  }
  return entries
}

export interface Entries {
  places: GazetteerPlace[]
  /** Folded names; the place at the same position bears it. */
  keys: string[]
  owners: GazetteerPlace[]
  /** Entries before this are areas, those after it cities by population. */
  areas: number
  add: (place: GazetteerPlace, folded: readonly string[]) => void
  endAreas: () => void
}

function createEntries(): Entries {
  const entries: Entries = {
    places: [],
    keys: [],
    owners: [],
    areas: 0,
    add(place, folded) {
      entries.places.push(place)
      for (const key of folded) {
        entries.keys.push(key)
        entries.owners.push(place)
      }
    },
    endAreas() {
      entries.areas = entries.keys.length
    },
  }
  return entries
}

function addAreas(
  entries: Entries,
  placeOf: (area: string) => Coordinates | undefined,
  countries: ReadonlySet<string>,
): void {
  for (const [code, name] of usStates) {
    const at = placeOf(`US-${code}`) ?? [39.8, -98.6]
    const state = {
      kind: 'state',
      country: 'US',
      state: code,
      population: statePopulation,
    } as const
    entries.add({ ...state, name, at }, [name, `${name} State`, `State of ${name}`].map(foldName))
  }
  for (const area of regions) {
    const { also, ...known } = area
    entries.add({ population: areaPopulation, ...known }, [area.name, ...also].map(foldName))
  }
  const countryNames = new Intl.DisplayNames(['en'], { type: 'region' })
  for (const code of countries) {
    const at = placeOf(code)
    const name = countryNames.of(code)
    if (!(at && name)) continue
    const also = countryAlternatives.filter(([, iso]) => iso === code).map(([other]) => other)
    const names = [name, name.replace(/ \(.*\)$/, ''), ...also].map(foldName)
    const country = { name, kind: 'country', country: code, at } as const
    entries.add({ ...country, population: 2 * areaPopulation }, [...new Set(names)])
  }
}

function alternativeNames(): Map<string, string[]> {
  const others = new Map<string, string[]>()
  for (const [other, name, country] of cityAlternatives) {
    const key = `${foldName(name)}/${country}`
    const folded = foldName(other)
    const known = others.get(key) ?? []
    if (folded !== foldName(name) && !known.includes(folded)) others.set(key, [...known, folded])
  }
  return others
}
