import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nestsDeeper } from './json-depth.ts'

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
    : 0

it('counts arrays and objects, and no brackets in texts', () => {
  // A limit of a few levels is only looked at in texts long enough to reach it.
  const limits = fc.integer({ min: 0, max: 4 })
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), limits, (value, limit) => {
      expect(nestsDeeper(JSON.stringify(value), limit)).toBe(depthOf(value) > limit)
    }),
  )
  for (const text of ['[[[[', '"]]', '\\"[[', '\\\\']) {
    expect(nestsDeeper(JSON.stringify([text, [text]]), 2)).toBe(false)
    expect(nestsDeeper(JSON.stringify([text, [[text]]]), 2)).toBe(true)
  }
})

it('ends with what is no JSON', () => {
  for (const text of [
    '"'.repeat(1_001),
    '\\'.repeat(1_001),
    '"\\'.repeat(1_001),
    ']'.repeat(1_001),
  ]) {
    expect(nestsDeeper(text, 500)).toBe(false)
  }
  expect(nestsDeeper('['.repeat(1_001), 500)).toBe(true)
})
