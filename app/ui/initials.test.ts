import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['Ada', 'A'],
    ['  ada   king  lovelace ', 'AL'],
    ['Çağla Şahin', 'ÇŞ'],
    ['李 小龍', '李小'],
    ['“Ada” (Lovelace)', 'AL'],
    ['Ada 🧭', 'A'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it.each([[null], [undefined], [''], ['   '], ['🧭 —']])('of %j are the letter U', (name) => {
    expect(initialsOf(name)).toBe('U')
  })

  it('always fit the circle: one or two letters, never a space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const letters = initialsOf(name).match(/[\p{L}\p{N}]/gu) ?? []
        expect([1, 2]).toContain(letters.length)
        expect(initialsOf(name)).not.toMatch(/\s/u)
      }),
    )
  })
})
