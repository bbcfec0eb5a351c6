import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { placesNamed } from './named-places.ts'

const { bySlug } = await loadCatalogue()
const naples = bySlug.get('naples') ?? expect.fail('no Naples')

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
