import { expect, it } from 'vitest'
import { hourOf, isOneOf } from './words-around.ts'

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

it.each([
  ['The pyramids early before the heat, and a view of the Nile', 'Pyramids of Giza'],
  ["Fushimi Inari when it's empty", 'Fushimi Inari Taisha'],
  ['Nijo castle before the crowds', 'Nijō Castle'],
])('the early hour of a sight is heard however it is typed: %s', (text, wish) => {
  expect(hourOf(text, wish)).toBe('morning')
})

it('an early evening is none of the morning', () => {
  expect(hourOf('the Nile in the early evening', 'Nile')).not.toBe('morning')
})
