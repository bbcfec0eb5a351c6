import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { placesNamed } from './named-places.ts'

const { bySlug } = await loadCatalogue()
const town = (slug: string) => bySlug.get(slug) ?? expect.fail(`no ${slug}`)
const naples = town('naples')

it('plans the house of a work that was named', () => {
  const { ids, unmet } = placesNamed(['Veiled Christ'], naples)
  expect(ids).toEqual(['sansevero-chapel'])
  expect(unmet).toEqual([])
})

it('takes no house for what none of them speaks of', () => {
  const { ids, unmet } = placesNamed(['Frozen Volcano'], naples)
  expect(ids).toEqual([])
  expect(unmet.map(({ wish }) => wish)).toEqual(['Frozen Volcano'])
})

it.each([
  ['Klimt', 'vienna', 'Upper Belvedere'],
  ['Oceanarium', 'lisbon', 'Oceanário de Lisboa'],
  ['Atlas Mountains', 'marrakesh', 'Imlil and the High Atlas'],
])('knows where %s is in %s', (wish, slug, house) => {
  const { ids, unmet } = placesNamed([wish], town(slug))
  const names = town(slug)
    .places.filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
  expect(names).toEqual([house])
  expect(unmet).toEqual([])
})
