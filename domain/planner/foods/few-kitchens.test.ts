import { expect, it } from 'vitest'
import { mayServe } from '../diets.ts'
import { place, read } from '../testing/sample-request.ts'
import { fewKitchens, knownKitchens, servesTheirLunch, turnsOfKitchens } from './few-kitchens.ts'
import { meatlessDish } from './meatless-dishes.ts'

const lodging = [38.71, -9.14] as [number, number]
const others = ['a', 'b', 'c', 'd'].map((id) => place(id, { kind: 'restaurant' }))
const kosher = (id: string) => place(id, { kind: 'restaurant', diets: ['kosher'] })
const eating = (places: ReturnType<typeof place>[], diets = ['kosher']) =>
  read({ places: [...others, ...places], diets, lodging })

it('the only kitchen of a diet is come back to every day, and one of several is not', () => {
  const one = eating([kosher('one')])
  expect(fewKitchens(one)).toBe('one')
  expect(turnsOfKitchens(one)).toBe(3)
  expect(fewKitchens(eating([kosher('one'), kosher('two')]))).toBe('few')
  const many = eating([kosher('one'), kosher('two'), kosher('three')])
  expect(fewKitchens(many)).toBe(null)
  expect(turnsOfKitchens(many)).toBe(2)
  expect(fewKitchens(eating([kosher('one')], []))).toBe(null)
})

it('another town and a table of the dearest are no kitchens to count on', () => {
  const far = { ...kosher('far'), at: [40, -8] as [number, number] }
  const dear = { ...kosher('dear'), price: 4 as const }
  expect(knownKitchens(eating([far, dear]))).toEqual([])
})

it('a bakery of the diet is lunch where hardly any kitchen is, and ice cream never', () => {
  const bakery = place('bakery', {
    kind: 'cafe',
    meals: ['breakfast', 'lunch'],
    cuisines: ['bakery'],
    diets: ['kosher'],
  })
  const ices = { ...bakery, id: 'ices', cuisines: ['ice-cream'] }
  expect(servesTheirLunch(bakery, eating([bakery]))).toBe(true)
  expect(servesTheirLunch(ices, eating([ices]))).toBe(false)
  const many = eating([bakery, kosher('one'), kosher('two'), kosher('three')])
  expect(servesTheirLunch(bakery, many)).toBe(false)
})

it('a house that tells of a dish without meat is for both, and for vegetarians alone it is not', () => {
  const house = place('house', {
    kind: 'restaurant',
    cuisines: ['vietnamese'],
    about: 'Rice sheets rolled round mushrooms and pork.',
  })
  const grill = { ...house, cuisines: ['barbecue'] }
  expect(meatlessDish(house)).toBe('mushrooms')
  expect(meatlessDish(grill)).toBe(null)
  const eaters = { diets: ['vegetarian'], refused: {} }
  expect(mayServe(house, eaters)).toBe(false)
  expect(mayServe(house, { ...eaters, mixedTable: true })).toBe(true)
  expect(mayServe(house, { ...eaters, diets: ['vegan'], mixedTable: true })).toBe(false)
})
