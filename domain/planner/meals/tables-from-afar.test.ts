import { describe, expect, it } from 'vitest'
import { tableFit } from '../tables.ts'
import { place, read } from '../testing/sample-request.ts'
import { isFromAfar } from './tables-from-afar.ts'

const house = (id: string, cuisines: string[], price: 1 | 2 | 3 | 4 = 2) =>
  place(id, {
    kind: 'restaurant',
    cuisines,
    price,
    minutes: 75,
    about: 'Honest plates in a room of old wood.',
  })
const own = ['one', 'two', 'three', 'four'].map((id) => house(id, ['venetian', 'italian']))
const couscous = house('couscous', ['middle-eastern', 'greek'])
const plain = house('plain', ['seafood'])
const places = [...own, couscous, plain]

describe('the kitchen of another country', () => {
  it('is one by what it cooks first, and not where the town cooks that itself', () => {
    expect(isFromAfar(couscous, { places })).toBe(true)
    expect(isFromAfar(house('pizza', ['pizza']), { places })).toBe(false)
    expect(isFromAfar(plain, { places })).toBe(false)
  })

  it('is the last choice for an anniversary and for who came to eat', () => {
    const lessThanPlain = (request: Parameters<typeof read>[0]) => {
      const asked = read({ places, ...request })
      return tableFit(couscous, 'dinner', asked) - tableFit(plain, 'dinner', asked)
    }
    expect(lessThanPlain({})).toBe(0)
    expect(lessThanPlain({ party: { who: ['couple', 'celebration'] } })).toBeLessThan(-60)
    expect(lessThanPlain({ interests: ['food'] })).toBeLessThan(-30)
  })
})
