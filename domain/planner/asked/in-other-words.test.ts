import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { inOtherWords } from './in-other-words.ts'

const row = (name: string, kind: Place['kind'], offers: string[]) =>
  ({ name, kind, offers, about: 'A place.', interests: [], essential: 0.4 }) as unknown as Place
const places = [
  row('Sky Lagoon', 'spa', ['geothermal lagoon', 'spa']),
  row('Malvarrosa', 'beach', ['beach']),
  row('Lantern Walk', 'activity', ['night walk']),
]
const found = (taste: string) => {
  const { places: all, isClose } = inOtherWords(taste, places)
  return isClose ? [] : all.map(({ name }) => name)
}

describe('a liking in other words', () => {
  it('is the thing without its praise and without how long one stays', () => {
    expect(found('hot lagoon')).toEqual(['Sky Lagoon'])
    expect(found('beach day')).toEqual(['Malvarrosa'])
  })

  it('is nothing where only a word is left that is said of everything', () => {
    expect(found('wild night')).toEqual([])
    expect(found('glass factory')).toEqual([])
  })
})
