import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { smallestConflict } from './smallest-conflict.ts'

const wishes = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Impossible as soon as one of the clashes is held as a whole. */
function clashing(clashes: readonly (readonly string[])[]) {
  return (held: readonly string[]) =>
    !clashes.some((clash) => clash.every((wish) => held.includes(wish)))
}

describe('the smallest conflict', () => {
  it('is the smallest of several, not the first that is found', () => {
    const possible = clashing([
      ['a', 'b', 'c'],
      ['d', 'e'],
      ['a', 'f', 'g'],
    ])
    expect(smallestConflict(wishes, possible)?.wishes).toEqual(['d', 'e'])
  })

  it('is still one that can spare no wish when the search is cut short', () => {
    const clashes = [
      ['a', 'b', 'c'],
      ['c', 'd', 'e'],
      ['e', 'f', 'g', 'a'],
    ]
    const conflict = smallestConflict(wishes, clashing(clashes), 2)
    expect(clashes).toContainEqual(conflict?.wishes)
  })

  it('is nothing when all can hold, or when not even nothing can', () => {
    expect(smallestConflict(wishes, () => true)).toBeUndefined()
    expect(smallestConflict(wishes, () => false)).toBeUndefined()
  })

  it('has no smaller one beside it, and what is dropped is enough', () => {
    const clash = fc.uniqueArray(fc.constantFrom(...wishes), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(fc.array(clash, { minLength: 1, maxLength: 6 }), (clashes) => {
        const possible = clashing(clashes)
        const conflict = smallestConflict(wishes, possible)
        expect(conflict?.wishes).toHaveLength(Math.min(...clashes.map(({ length }) => length)))
        expect(possible(conflict?.wishes ?? [])).toBe(false)
        expect(possible(wishes.filter((wish) => !conflict?.drop.includes(wish)))).toBe(true)
      }),
      { numRuns: runCount('smallest conflicts', { everyday: 200, full: 500 }) },
    )
  })
})
