import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outputSize } from './output-size.ts'

const side = fc.integer({ min: 1, max: 100_000 })
const asked = fc.record(
  {
    width: fc.integer({ min: 1, max: 2500 }),
    height: fc.integer({ min: 1, max: 2500 }),
    resize: fc.constantFrom('cover' as const, 'contain' as const, 'fill' as const),
  },
  { requiredKeys: [] },
)

describe('the size of a rendered picture', () => {
  it('is never beyond what is stored, what was asked for, and the limit', () => {
    fc.assert(
      fc.property(asked, side, side, (wish, width, height) => {
        const size = outputSize(wish, { width, height }, 4_000_000)
        expect(size.width).toBeGreaterThanOrEqual(1)
        expect(size.height).toBeGreaterThanOrEqual(1)
        expect(size.width).toBeLessThanOrEqual(Math.min(width, wish.width ?? width))
        expect(size.height).toBeLessThanOrEqual(Math.min(height, wish.height ?? height))
        expect(size.width * size.height).toBeLessThanOrEqual(4_000_000)
      }),
    )
  })

  it('keeps its shape where it is not cropped or pulled', () => {
    const stored = { width: 6_000, height: 4_000 }
    expect(outputSize({}, stored, 60_000)).toEqual({ width: 300, height: 200 })
    expect(outputSize({ width: 900 }, stored, 4e6)).toEqual({ width: 900, height: 600 })
    expect(outputSize({ width: 900, height: 60, resize: 'contain' }, stored, 4e6)).toEqual({
      width: 90,
      height: 60,
    })
  })
})
