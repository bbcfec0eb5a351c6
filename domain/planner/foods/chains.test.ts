import { expect, it } from 'vitest'
import { isOneTooMany } from '../dishes-of-stay.ts'
import { place, read } from '../testing/sample-request.ts'
import { chainOf } from './chains.ts'

const house = (name: string, area: string, cuisines = ['egyptian']) =>
  place(name.toLowerCase().replaceAll(' ', '-'), {
    name,
    area,
    kind: 'restaurant',
    cuisines,
    meals: ['lunch', 'dinner'],
  })

it('two houses of one name and kitchen are a chain, wherever they stand', () => {
  const one = house('Zooba Zamalek', '26th of July Street, Zamalek')
  const other = house('Zooba at the Grand Egyptian Museum', 'Grand Egyptian Museum, Giza')
  const places = [one, other]
  expect(chainOf(one, places)).toBe('zooba')
  expect(chainOf(other, places)).toBe('zooba')
  expect(isOneTooMany(other, { stay: [one], today: [] }, read({ places }))).toBe(true)
  expect(
    isOneTooMany(other, { stay: [one], today: [] }, read({ places, mustSee: [other.id] })),
  ).toBe(false)
})

it('a word for houses is no chain, nor are two kitchens under one name', () => {
  const italian = ['italian']
  const places = [
    house('Osteria Francescana', 'Via Stella', italian),
    house('Osteria del Borgo', 'Via Emilia', italian),
    house('Harbor Grill Pier 3', 'Pier 3', ['seafood']),
    house('Harbor Grill Old Town', 'Old Town', ['thai']),
  ]
  for (const each of places) expect(chainOf(each, places)).toBeNull()
})
