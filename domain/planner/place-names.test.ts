import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { placeNamed } from './place-names.ts'

const { bySlug } = await loadCatalogue()
const named = (words: string, slug: string) => {
  const town = bySlug.get(slug)
  return town && placeNamed(words, town)?.name
}

it.each([
  ['MoMA', 'new-york', 'Museum of Modern Art'],
  ['the Met', 'new-york', 'Metropolitan Museum of Art'],
  ['Met Cloisters', 'new-york', 'The Met Cloisters'],
  ['V&A', 'london', 'Victoria and Albert Museum'],
  ['the Louvre', 'paris', 'Louvre Museum'],
  ['Kutubiyya', 'marrakesh', 'Koutoubia Mosque'],
  ['Thip Samai', 'bangkok', 'Thipsamai'],
])('%s in %s is %s', (words, slug, name) => expect(named(words, slug)).toBe(name))

it.each([
  ['BYO', 'sydney'],
  ['NYC', 'new-york'],
])('%s names nothing in %s', (words, slug) => expect(named(words, slug)).toBeUndefined())
