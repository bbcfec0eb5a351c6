import { describe, expect, it } from 'vitest'
import { emptyBrief } from '#domain/brief/schema.ts'
import { kilometres } from '#domain/places/distance.ts'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { lodgingBase } from './lodging-base.ts'

const { bySlug } = await loadCatalogue()

function baseIn(slug: string, area: string) {
  const town = bySlug.get(slug)
  if (!town) throw new Error(slug)
  const brief = { ...emptyBrief(), lodging: { houseRules: [], wishes: [], area } }
  return lodgingBase(brief, town)
}

describe('where days begin', () => {
  it.each([
    ['bangkok', 'Ari', [13.78, 100.545]],
    ['milan', 'Centrale', [45.486, 9.204]],
    ['budapest', '7th district', [47.5, 19.066]],
    ['london', 'Waterloo', [51.503, -0.113]],
  ] as const)('in %s a bed at %s is where that is', (slug, area, [latitude, longitude]) => {
    const base = baseIn(slug, area)
    expect(base.isSaid).toBe(true)
    expect(base.unmet).toEqual([])
    expect(kilometres(base.at, [latitude, longitude])).toBeLessThan(1)
  })

  it('a quarter of the catalogue comes first', () => {
    expect(baseIn('budapest', 'Erzsébetváros').name).toBe('Erzsébetváros')
  })

  it('a number is said as one says it', () => {
    expect(baseIn('budapest', '7th district').note).toBe('Days begin and end in the 7th district.')
  })

  it('what nobody knows is told', () => {
    expect(baseIn('milan', 'Quartiere Nessuno').unmet).toHaveLength(1)
  })
})
