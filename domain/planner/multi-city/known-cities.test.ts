import { describe, expect, it } from 'vitest'
import { type KnownDestination, knownCities } from './known-cities.ts'

function destination(
  told: Omit<KnownDestination, 'places'>,
  essentials: readonly number[],
): KnownDestination {
  const sights = essentials.map((essential) => ({ kind: 'museum' as const, essential }))
  return { ...told, places: [...sights, { kind: 'restaurant', essential: 1 }] }
}

const catalogue = [
  destination({ slug: 'rome', name: 'Rome', country: 'IT', at: [41.9, 12.5] }, [1, 1, 1, 1]),
  destination({ slug: 'pisa', name: 'Pisa', country: 'IT', at: [43.7, 10.4] }, [0.5, 0.5]),
  destination(
    { slug: 'miami', name: 'Miami', country: 'US', region: 'Florida', at: [25.8, -80.2] },
    [1],
  ),
]

describe('the cities that are known of a wish', () => {
  it('are those of the country, the state or the region, and a city alone', () => {
    const names = (wished: Parameters<typeof knownCities>[0]) =>
      knownCities(wished, catalogue).map(({ name }) => name)
    expect(names([{ name: 'Italy', kind: 'country', country: 'IT' }])).toEqual(['Rome', 'Pisa'])
    expect(names([{ name: 'Florida', kind: 'state', country: 'US' }])).toEqual(['Miami'])
    expect(names([{ name: 'Tuscany', kind: 'region', at: [43.5, 11] }])).toEqual(['Rome', 'Pisa'])
    expect(names([{ name: 'Rome', kind: 'city', slug: 'rome' }])).toEqual(['Rome'])
    expect(names([{ name: 'Nowhere', kind: 'unknown' }])).toEqual([])
  })

  it('are worth more days the more there is to see, meals apart', () => {
    const [rome, pisa] = knownCities([{ name: 'Italy', kind: 'country', country: 'IT' }], catalogue)
    expect(rome?.appeal).toBeCloseTo(4 * (pisa?.appeal ?? 0))
  })
})
