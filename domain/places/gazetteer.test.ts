import { expect, test } from 'vitest'
import { createGazetteer } from './gazetteer.ts'
import type { GazetteerCity } from './gazetteer-entries.ts'
import { foldName } from './gazetteer-names.ts'
import type { Coordinates } from './schema.ts'

const city = (name: string, country: string, population: number, at: Coordinates, state = '') =>
  ({ name, country, population, at, state, capital: false }) satisfies GazetteerCity

const gazetteer = createGazetteer([
  city('Springfield', 'US', 170_000, [37.2, -93.3], 'MO'),
  city('Springfield', 'US', 116_000, [39.8, -89.6], 'IL'),
  city('Saint Petersburg', 'RU', 5_000_000, [59.9, 30.3]),
  city('Málaga', 'ES', 570_000, [36.7, -4.4]),
  city('Mexico City', 'MX', 12_000_000, [19.4, -99.1]),
])

test('accents, case, hyphens and "Saint" do not matter', () => {
  expect(gazetteer.named('MALAGA')[0]?.name).toBe('Málaga')
  expect(gazetteer.named('St. Petersburg')[0]?.name).toBe('Saint Petersburg')
  expect(foldName('Bouches-du-Rhône')).toBe('bouches du rhone')
})

test('places of one name come by population', () => {
  expect(gazetteer.named('springfield').map(({ state }) => state)).toEqual(['MO', 'IL'])
})

test('a country is found, and a city by its short name', () => {
  expect(gazetteer.named('Spain')[0]).toMatchObject({ kind: 'country', country: 'ES' })
  expect(gazetteer.named('Mexico').map(({ kind }) => kind)).toEqual(['city', 'country'])
})

test('mistakes are forgiven in long names, and none in short ones', () => {
  expect(gazetteer.alike('Sprinfgield')[0]).toMatchObject({ distance: 1 })
  expect(gazetteer.alike('Malga')[0]?.place.name).toBe('Málaga')
  expect(gazetteer.alike('Mala')).toEqual([])
})
