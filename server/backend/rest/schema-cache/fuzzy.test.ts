import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closest, editDistance, similarity } from './fuzzy.ts'

describe('suggestions', () => {
  it('counts edits', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3)
    expect(editDistance('', 'abc')).toBe(3)
    expect(editDistance('abc', '')).toBe(3)
  })

  it('measures the same from both sides, and nothing beyond the longer text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(editDistance(a, b)).toBe(editDistance(b, a))
        expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max([...a].length, [...b].length))
        expect(editDistance(a, a)).toBe(0)
        expect(similarity(a, a)).toBe(1)
      }),
    )
  })

  it('finds the closest name above the threshold, never the name itself', () => {
    expect(closest('mesages', ['users', 'messages'], 0.75)).toBe('messages')
    expect(closest('messages', ['messages'], 0.1)).toBeUndefined()
    expect(closest('zzz', ['messages'], 0.33)).toBeUndefined()
  })

  it('spends nothing on names no catalog can hold', () => {
    expect(closest('a'.repeat(100_000), ['messages'], 0.1)).toBeUndefined()
  })
})
