import { expect, it } from 'vitest'
import { isOneOf } from './words-around.ts'

it.each([
  ['gardens, kaiseki once, quiet', /kaiseki/],
  ['Istanbul, just once to a hammam', /hammam/],
  ['Lisbon 3 days, fado one evening', /fado/],
])('one is enough where it is said so: %s', (text, heard) => {
  expect(isOneOf(text, heard)).toBe(true)
})

it.each([
  ['Istanbul, hammam once a day', /hammam/],
  ['kaiseki, once we have slept', /kaiseki/],
  ['fado and tiles', /fado/],
])('and is not where it is not: %s', (text, heard) => {
  expect(isOneOf(text, heard)).toBe(false)
})
