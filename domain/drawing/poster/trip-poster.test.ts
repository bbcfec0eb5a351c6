import { describe, expect, it } from 'vitest'
import { drawTrip } from '../draw-trip.ts'
import { tripAt } from '../testing/trips-at.ts'
import { textWidth } from '../text-width.ts'
import { night, paper } from '../themes.ts'
import { type PosterSize, posterFrame, posterSizes, tripPoster } from './trip-poster.ts'

const hostile = `<script>alert('canary')</script>`

function posterOf(dayCount: number, stopCount: number, size: PosterSize, name = 'The old castle') {
  const stops = Array.from({ length: stopCount }, (_, index) => `${index + 1}  ${name}`)
  const days = Array.from({ length: dayCount }, (_, index) => ({
    label: `Day ${index + 1} · Sunday, May 9`,
    title: name,
    stops,
  }))
  const trip = tripAt([[{ name, at: [38.7, -9.1] }]])
  const drawing = drawTrip(trip, posterFrame(size), { unit: 1.3 })
  const words = {
    title: `${dayCount} days in ${name}`,
    when: 'May 8 to May 11',
    brand: 'Piri',
    days,
  }
  return [night, paper].map((theme) => tripPoster(words, drawing, { size, theme }))
}

describe.each(['a4', 'letter'] as const)('a poster on %s', (size) => {
  it.each([
    [1, 6],
    [3, 9],
    [5, 8],
    [12, 9],
    [60, 8],
  ])('holds %i days of %i stops within its edges', (dayCount, stopCount) => {
    const { width, height } = posterSizes[size]
    for (const svg of posterOf(dayCount, stopCount, size)) {
      const texts = [
        ...svg.matchAll(
          /<text x="([\d.]+)" y="([\d.]+)"[^>]*font-size="([\d.]+)"[^>]*text-anchor="start">([^<]*)</g,
        ),
      ]
      expect(texts.length).toBeGreaterThan(2)
      for (const [, x, y, letters, words = ''] of texts) {
        expect(Number(y)).toBeLessThan(height - 20)
        expect(Number(x) + textWidth(words, Number(letters)) * 0.85).toBeLessThan(width)
      }
      expect(svg).toContain('Day 1')
    }
  })

  it('shows names as they are written, whatever is in them', () => {
    for (const svg of posterOf(2, 3, size, hostile)) {
      expect(svg).not.toContain('<script')
      expect(svg).toContain('&#60;script&#62;')
    }
  })
})
