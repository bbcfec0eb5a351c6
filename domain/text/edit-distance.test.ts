import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance, typingDistance } from './edit-distance.ts'

it('counts insertions, deletions and replacements', () => {
  expect(editDistance('kitten', 'sitting')).toBe(3)
  expect(editDistance('', 'abc')).toBe(3)
  expect(editDistance('abc', '')).toBe(3)
})

it('counts swapped neighbours as one slip of typing, and as two edits', () => {
  expect(typingDistance('sprinfgield', 'springfield', 3)).toBe(1)
  expect(editDistance('sprinfgield', 'springfield')).toBe(2)
})

it('answers one more than the limit where more is needed', () => {
  expect(editDistance('kitten', 'sitting', 2)).toBe(3)
  expect(editDistance('a', 'abcdefgh', 2)).toBe(3)
})

it('measures texts of any length', () => {
  expect(editDistance('a'.repeat(300), 'b'.repeat(300))).toBe(300)
  expect(typingDistance(`${'a'.repeat(70)}bc`, `${'a'.repeat(70)}cb`, 2)).toBe(1)
})

it('is the same from both sides, and at most the length of the longer text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(editDistance(a, b)).toBe(editDistance(b, a))
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(editDistance(a, a)).toBe(0)
    }),
  )
})

it('is hardly longer by way of a third word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, word, (one, two, three) => {
      expect(editDistance(one, two)).toBeLessThanOrEqual(
        editDistance(one, three) + editDistance(three, two),
      )
      const around = typingDistance(one, three, 9) + typingDistance(three, two, 9)
      // Swapped neighbours count once, which may cost a detour through a third word one more.
      expect(typingDistance(one, two, 9)).toBeLessThanOrEqual(around + 1)
      expect(typingDistance(one, two, 9)).toBe(typingDistance(two, one, 9))
    }),
  )
})
