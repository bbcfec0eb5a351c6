import { expect, test } from 'vitest'
import { loadCatalogue, loadDestination, loadDestinationNames } from './load-catalogue.ts'

test('the catalogue is loaded once and found by its slugs', async () => {
  const catalogue = await loadCatalogue()
  expect(await loadCatalogue()).toBe(catalogue)
  for (const destination of catalogue.destinations) {
    expect(catalogue.bySlug.get(destination.slug)).toBe(destination)
  }
})

test('one destination comes by itself, and a name that is none does not', async () => {
  expect(await loadDestination('lisbon')).toMatchObject({ name: 'Lisbon', country: 'PT' })
  expect(await loadDestination('atlantis')).toBeUndefined()
  expect(await loadDestination('constructor')).toBeUndefined()
})

test('a request is read with the names of all destinations and of their places', async () => {
  const { destinations } = await loadCatalogue()
  const names = await loadDestinationNames()
  expect(names.map(({ slug }) => slug)).toEqual(destinations.map(({ slug }) => slug))
  const places = names.find(({ slug }) => slug === 'lisbon')?.places
  expect(places).toContainEqual({ name: 'Jerónimos Monastery' })
})
