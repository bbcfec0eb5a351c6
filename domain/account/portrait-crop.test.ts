import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largestZoom, middleOfPicture, movedCrop, squareOf } from './portrait-crop.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 9_000 }),
  height: fc.integer({ min: 1, max: 9_000 }),
})
const crop = fc.record({
  x: fc.double({ min: -2, max: 3, noNaN: true }),
  y: fc.double({ min: -2, max: 3, noNaN: true }),
  zoom: fc.double({ min: 0, max: 9, noNaN: true }),
})

test('a crop starts as the largest square in the middle of the picture', () => {
  expect(squareOf({ width: 320, height: 200 }, middleOfPicture)).toEqual({
    left: 60,
    top: 0,
    side: 200,
  })
})

test('whatever is asked for, the square lies inside of the picture and is not enlarged without end', () => {
  fc.assert(
    fc.property(size, crop, (picture, asked) => {
      const { left, top, side } = squareOf(picture, asked)
      const slack = 1e-6 * Math.max(picture.width, picture.height)
      expect(left).toBeGreaterThanOrEqual(-slack)
      expect(top).toBeGreaterThanOrEqual(-slack)
      expect(left + side).toBeLessThanOrEqual(picture.width + slack)
      expect(top + side).toBeLessThanOrEqual(picture.height + slack)
      expect(side).toBeGreaterThanOrEqual(
        Math.min(picture.width, picture.height) / largestZoom - slack,
      )
    }),
  )
})

test('a drag moves the square by its own side, and stops at the edge', () => {
  const picture = { width: 400, height: 200 }
  const zoomed = { ...middleOfPicture, zoom: 2 }
  expect(squareOf(picture, movedCrop(picture, zoomed, { right: 0.5, down: 0 }))).toEqual({
    left: 200,
    top: 50,
    side: 100,
  })
  expect(squareOf(picture, movedCrop(picture, zoomed, { right: -9, down: 9 }))).toEqual({
    left: 0,
    top: 100,
    side: 100,
  })
})
