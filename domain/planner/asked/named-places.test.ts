import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { placesNamed } from './named-places.ts'

const { bySlug } = await loadCatalogue()
function named(slug: string, wishes: readonly string[], text: string): string[] {
  const town = bySlug.get(slug)
  if (!town) throw new Error(`There is no ${slug}`)
  return placesNamed(wishes, town, text).ids
}

describe('a quarter that is named by the word of its museum', () => {
  it('is more than the museum', () => {
    const ids = named('cairo', ['Coptic Museum'], 'the pyramids, Coptic Cairo and a felucca')
    expect(ids).toEqual(['coptic-museum', 'hanging-church'])
  })

  it.each([
    'the Coptic Museum in Coptic Cairo',
    'the coptic museum',
    'our hotel is in Coptic Cairo',
  ])('and not where the museum was said: %s', (text) => {
    expect(named('cairo', ['Coptic Museum'], text)).toContain('coptic-museum')
    if (!text.startsWith('our')) expect(named('cairo', ['Coptic Museum'], text)).toHaveLength(1)
  })
})
