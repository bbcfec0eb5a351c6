import { expect, test } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { avoidedPlaces } from './avoided-places.ts'

const { bySlug } = await loadCatalogue()
const capeTown = bySlug.get('cape-town')

test.each([
  ['hiking', 'lions-head'],
  ['penguins', 'boulders-beach-penguin-colony'],
])(
  'a thing that is refused leaves out what is that by its name or first of all: %s',
  (thing, id) => {
    if (!capeTown) throw new Error('the catalogue has Cape Town')
    expect(avoidedPlaces([thing], capeTown, { seenBefore: [], asked: [] })).toContain(id)
  },
)

test('what only has some of it besides stays', () => {
  if (!capeTown) throw new Error('the catalogue has Cape Town')
  expect(avoidedPlaces(['hiking'], capeTown, { seenBefore: [], asked: [] })).not.toContain(
    'kirstenbosch-national-botanical-garden',
  )
})
