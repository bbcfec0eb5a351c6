import { expect, test } from 'vitest'
import { isRefused } from './negation.ts'

test.each([
  ['we eat everything except ', true],
  ['we eat everything except seafood, one ', false],
  ['we eat everything except seafood and would love one ', false],
  ['no museums except the ', false],
  ['nobody wants a ', true],
  ['nobody wants to miss the ', false],
  ['none of us has been to ', false],
])('%s', (before, isOut) => {
  expect(isRefused(before)).toBe(isOut)
})
