import { expect, it } from 'vitest'
import { eatsEverythingToo } from './mixed-table.ts'

it.each([
  'My girlfriend is vegetarian and I eat everything',
  'one of us is vegan and the others eat meat',
  'a book club of nine, two are vegetarian',
  'my husband is vegan',
  'with my vegan wife',
  'my teenage daughter is vegetarian',
  'I am vegan, my partner eats everything',
  'one vegetarian and three who love meat',
])('hears that not everybody keeps the diet: %s', (text) => {
  expect(eatsEverythingToo(text)).toBe(true)
})

it.each([
  'we are vegetarian',
  'vegan couple',
  'I am vegetarian, travelling with my wife',
  'halal family with two kids',
  'we are two vegetarians',
])('takes a diet for that of all: %s', (text) => {
  expect(eatsEverythingToo(text)).toBe(false)
})
