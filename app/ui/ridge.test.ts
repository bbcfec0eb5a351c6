import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ridgeHeight, ridgePath } from './ridge.ts'

const waves = fc.array(
  fc.record({
    times: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 0, max: 60 }),
    shift: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 5 },
)

describe('a ridge', () => {
  it('starts and ends at the same height, whatever its waves', () => {
    fc.assert(
      fc.property(waves, fc.integer({ min: 0, max: 1920 }), (list, x) => {
        const ridge = { length: 1920, level: 100, waves: list }
        expect(ridgeHeight(ridge, x + 1920)).toBeCloseTo(ridgeHeight(ridge, x), 0)
      }),
    )
  })

  it('never rises above its waves, nor falls below them', () => {
    fc.assert(
      fc.property(waves, fc.integer({ min: 0, max: 1920 }), (list, x) => {
        const reach = list.reduce((sum, { height }) => sum + height, 0)
        const height = ridgeHeight({ length: 1920, level: 100, waves: list }, x)
        expect(Math.abs(height - 100)).toBeLessThanOrEqual(reach + 0.1)
      }),
    )
  })

  it('closes at the bottom, and overlaps the copy beside it', () => {
    const path = ridgePath(
      { length: 40, level: 10, step: 20, waves: [{ times: 1, height: 4, shift: 0.25 }] },
      30,
    )
    expect(path).toBe('M0 6L20 14L40 6H41V30H0Z')
  })
})
