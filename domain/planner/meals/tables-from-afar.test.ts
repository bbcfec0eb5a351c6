import { describe, expect, it } from 'vitest'
import { tableFit } from '../tables.ts'
import { place, read } from '../testing/sample-request.ts'
import { isFromAfar, sharesABorrowedKitchen } from './tables-from-afar.ts'

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

  it('is another country also where it is a brasserie', () => {
    expect(isFromAfar(house('brasserie', ['french', 'brasserie']), { places })).toBe(true)
  })

  it('is not had on two evenings running, unless it was asked for or is the town’s first', () => {
    const rice = (id: string) => house(id, ['indonesian'])
    const dutch = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => house(id, ['dutch']))
    const town = [...dutch, rice('one'), rice('two'), rice('three')]
    const both = (request: Parameters<typeof read>[0]) =>
      sharesABorrowedKitchen(rice('one'), rice('two'), read(request))
    expect(both({ places: town })).toBe(true)
    expect(both({ places: town, cuisines: ['indonesian'] })).toBe(false)
    expect(both({ places: [...town, ...['k', 'l', 'm', 'n'].map(rice)] })).toBe(false)
    const [first, second] = dutch
    expect(first && second && sharesABorrowedKitchen(first, second, read({ places: town }))).toBe(
      false,
    )
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
