import { expect, it } from 'vitest'
import { listed } from './listed.ts'

it.each([
  [[], ''],
  [['Belém'], 'Belém'],
  [['Belém', 'Alfama'], 'Belém and Alfama'],
  [['Belém', 'Alfama', 'Chiado'], 'Belém, Alfama and Chiado'],
])('%j is read as "%s"', (items, words) => {
  expect(listed(items)).toBe(words)
})

it('names a choice with "or"', () => {
  expect(listed(['rail', 'road', 'water'], 'or')).toBe('rail, road or water')
})
