import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/places/load-catalogue.ts'
import { seenLit } from './seen-lit.ts'

const { bySlug } = await loadCatalogue()
const places = bySlug.get('milan')?.places ?? []
const duomo = places.find(({ name }) => name === 'Duomo di Milano')
const seen = (text: string) =>
  seenLit(places, [duomo?.id ?? ''], text).find(({ id }) => id === duomo?.id)

it('a cathedral that is to be seen lit is looked at from outside, whatever its doors', () => {
  expect(seen('want to see the Duomo lit up')).toMatchObject({
    hours: '24/7',
    setting: 'outdoor',
    price: 0,
  })
  expect(seen('want to see the Duomo lit up')?.minutes).toBeLessThanOrEqual(30)
})

it('whoever goes in finds it as it is', () => {
  expect(seen('want to see the Duomo')).toBe(duomo)
  expect(seenLit(places, [], 'the Duomo lit up')).toEqual(places)
})
