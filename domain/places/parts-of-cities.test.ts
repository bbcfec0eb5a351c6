import { describe, expect, it } from 'vitest'
import { kilometres } from './distance.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { partOfCity, partsKnown } from './parts-of-cities.ts'

const { bySlug } = await loadCatalogue()

describe('parts of cities', () => {
  it('lie in a city of the catalogue', () => {
    const lost = partsKnown().flatMap(({ slug, name, at }) => {
      const city = bySlug.get(slug)
      return city && kilometres(city.at, at) < 30 ? [] : [`${slug}: ${name}`]
    })
    expect(lost).toEqual([])
  })

  it.each([
    ['budapest', '7th district', [47.5, 19.066]],
    ['budapest', 'district VII', [47.5, 19.066]],
    ['paris', 'the 11th', [48.859, 2.38]],
    ['paris', '3e arrondissement', [48.863, 2.36]],
    ['vienna', 'seventh district', [48.2025, 16.3485]],
    ['milan', 'Centrale', [45.486, 9.204]],
    ['berlin', 'warschauer str', [52.506, 13.449]],
  ] as const)('%s has %s', (slug, words, [latitude, longitude]) => {
    const part = partOfCity(slug, words)
    expect(part && kilometres(part.at, [latitude, longitude])).toBeLessThan(1)
  })

  it('are not guessed', () => {
    expect(partOfCity('lisbon', '7th district')).toBeUndefined()
    expect(partOfCity('paris', '21st arrondissement')).toBeUndefined()
    expect(partOfCity(undefined, 'Centrale')).toBeUndefined()
  })
})
