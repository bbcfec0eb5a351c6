import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runCount } from '#testing/run-count.ts'
import { firstFrame, keptInside, moved, resetSize, resized, smallestSize } from './window-frame.ts'

const view = { width: 1440, height: 900 }

describe('the window of the chat', () => {
  it('begins with 380 by 560 in the lower right corner, and can be reset to 340 by 500', () => {
    expect(firstFrame(view)).toEqual({ x: 1044, y: 324, width: 380, height: 560 })
    expect(firstFrame(view, resetSize)).toMatchObject({ width: 340, height: 500 })
  })

  it('is never smaller than 300 by 300 where there is room', () => {
    const frame = resized(firstFrame(view), { x: -1000, y: -1000 }, view)
    expect(frame).toMatchObject(smallestSize)
  })

  it('keeps its upper left corner while it is resized', () => {
    const frame = { x: 100, y: 80, width: 400, height: 400 }
    expect(resized(frame, { x: 5000, y: 20 }, view)).toEqual({ ...frame, width: 1340, height: 420 })
  })

  it('stays inside of the visible page whatever is done to it, in a browser of any size', () => {
    const size = fc.record({
      width: fc.integer({ min: 200, max: 4000 }),
      height: fc.integer({ min: 150, max: 3000 }),
    })
    const by = fc.record({
      x: fc.integer({ min: -5000, max: 5000 }),
      y: fc.integer({ min: -5000, max: 5000 }),
    })
    const steps = fc.array(fc.record({ kind: fc.constantFrom('move', 'resize', 'view'), by, size }))
    fc.assert(
      fc.property(size, steps, (first, done) => {
        let now = first
        let frame = firstFrame(now)
        for (const step of done) {
          if (step.kind === 'view') now = step.size
          frame =
            step.kind === 'move'
              ? moved(frame, step.by, now)
              : step.kind === 'resize'
                ? resized(frame, step.by, now)
                : keptInside(frame, now)
          expect(frame.x).toBeGreaterThanOrEqual(0)
          expect(frame.y).toBeGreaterThanOrEqual(0)
          expect(frame.x + frame.width).toBeLessThanOrEqual(now.width)
          expect(frame.y + frame.height).toBeLessThanOrEqual(now.height)
          expect(frame.width).toBeGreaterThanOrEqual(Math.min(300, now.width))
          expect(frame.height).toBeGreaterThanOrEqual(Math.min(300, now.height))
        }
      }),
      { numRuns: runCount('ways to move a chat', { everyday: 200, full: 5000 }) },
    )
  })
})
