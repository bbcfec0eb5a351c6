import { expect, it } from 'vitest'
import type { Place } from '#domain/places/schema.ts'
import { place, read } from '../testing/sample-request.ts'
import { isKitchenForOthers } from './diet-houses.ts'

const vegan = place('greens', {
  kind: 'restaurant',
  essential: 0.3,
  meals: ['lunch', 'dinner'],
  cuisines: ['vegan'],
})

it('a kitchen of a diet is for who keeps one, named it, or for whom it is known beyond the diet', () => {
  expect(isKitchenForOthers(vegan, read({ places: [vegan] }))).toBe(true)
  expect(isKitchenForOthers(vegan, read({ places: [vegan], diets: ['vegan'] }))).toBe(false)
  expect(isKitchenForOthers(vegan, read({ places: [vegan], mustSee: ['greens'] }))).toBe(false)
  expect(isKitchenForOthers({ ...vegan, essential: 0.6 }, read({}))).toBe(false)
})

it('a table that has a dish without meat is for everybody', () => {
  const tavern: Place = { ...vegan, cuisines: ['greek'], diets: ['vegan', 'vegetarian'] }
  expect(isKitchenForOthers(tavern, read({}))).toBe(false)
})

it('a pizzeria that is known for its crust without gluten first of all is for who needs it', () => {
  const offers = ['gluten-free pizza', 'pizza']
  const pizzeria: Place = { ...vegan, cuisines: ['pizza'], offers }
  expect(isKitchenForOthers(pizzeria, read({}))).toBe(true)
  expect(isKitchenForOthers(pizzeria, read({ diets: ['gluten-free'] }))).toBe(false)
  expect(isKitchenForOthers({ ...pizzeria, offers: offers.toReversed() }, read({}))).toBe(false)
})
