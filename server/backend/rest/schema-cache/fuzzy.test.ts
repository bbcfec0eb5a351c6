import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closest, similarity } from './fuzzy.ts'

describe('suggestions', () => {
  it('finds a text like itself', () => {
    fc.assert(fc.property(fc.string(), (text) => similarity(text, text) === 1))
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
