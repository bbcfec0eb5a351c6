import { expect, it } from 'vitest'
import { countryName } from './country-name.ts'

it('says a country as one does in a sentence', () => {
  expect(['US', 'NL', 'MV', 'CZ', 'HK', 'PT'].map(countryName)).toEqual([
    ...['the United States', 'the Netherlands', 'the Maldives', 'Czechia', 'Hong Kong', 'Portugal'],
  ])
})
