import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it('keeps words and takes what is not seen', () => {
  expect(cleanText('  Café\u0000 del\n\tMar ', 40)).toBe('Café del Mar')
  expect(cleanText('\u001b[31mred\u202Eder', 40)).toBe('[31mred der')
  expect(cleanText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`)
})

it('whatever comes in, what goes out is one bounded line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const clean = cleanText(text, 40)
      expect(clean.length).toBeLessThanOrEqual(40)
      expect(clean).not.toMatch(/[\p{Cc}\u202A-\u202E]|^\s|\s$/u)
      expect(clean.isWellFormed()).toBe(true)
    }),
  )
})
