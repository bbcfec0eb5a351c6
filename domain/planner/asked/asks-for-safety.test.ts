import { expect, it } from 'vitest'
import { asksForSafety } from './asks-for-safety.ts'

it.each([
  'Rio, samba at night, but safe',
  'Naples for a solo woman, I want to feel safe',
  'a safe neighborhood to stay in, please',
  'Is it safe to walk home after dark?',
  'Mexico City, safe areas only',
  'I travel alone: is it safe there?',
  'Johannesburg for 3 days. Safety matters to us',
  'nothing dangerous in Caracas',
  'Bogota 4 days, museums, safe',
  'streets that are safe for two girls',
])('%s: asks for safe streets', (text) => {
  expect(asksForSafety(text)).toBe(true)
})

it.each([
  'I have coeliac disease, so I need safe gluten-free places to eat',
  'safe food for our son with a nut allergy',
  'beaches that are safe for children',
  'a beach where it is safe to swim',
  'is the tap water safe to drink?',
  'safe restaurants for celiacs',
  'a safe playground for our toddler',
  'food safety matters to me',
  'museums are a safe bet',
  'safe vegan kitchens',
])('%s: is no word of streets', (text) => {
  expect(asksForSafety(text)).toBe(false)
})
