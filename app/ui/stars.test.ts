import { expect, it } from 'vitest'
import { scatterStars } from './stars.ts'

it('draws the same sky every time', () => {
  expect(scatterStars(40, 7)).toEqual(scatterStars(40, 7))
})

it('draws another sky for another seed', () => {
  expect(scatterStars(40, 7)).not.toEqual(scatterStars(40, 8))
})

it('keeps every star inside the sky, and visible', () => {
  for (const star of scatterStars(500, 1513, 900)) {
    expect(star.x).toBeGreaterThanOrEqual(0)
    expect(star.x).toBeLessThanOrEqual(100)
    expect(star.y + star.radius).toBeLessThanOrEqual(902)
    expect(star.y).toBeGreaterThanOrEqual(12)
    expect(star.opacity).toBeGreaterThan(0)
    expect(star.opacity).toBeLessThanOrEqual(1)
  }
})

it('dims the stars behind text', () => {
  const stars = scatterStars(500, 1513, 900).filter(({ y }) => y > 90)
  const brightest = (side: typeof stars) => Math.max(...side.map(({ opacity }) => opacity))
  const amongWords = stars.filter(({ x }) => x < 55)
  expect(brightest(amongWords)).toBeLessThan(0.4)
  expect(brightest(amongWords)).toBeLessThan(brightest(stars) / 2)
})
