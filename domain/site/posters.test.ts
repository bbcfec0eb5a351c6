import { describe, expect, it } from 'vitest'
import { posterColours, posterPicture, posterPrints, posterSlugs } from './posters.ts'

describe('a poster’s picture', () => {
  it('names every width in both formats, newest first', () => {
    const { sources, width, height, alt } = posterPicture('paris', 'wide')
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
    expect(sources[0]?.srcSet).toMatch(
      /^\/images\/destinations\/paris-wide-640\.avif\?v=\w{8} 640w, .*-1200\.avif\?v=\w{8} 1200w, .*-1600\.avif\?v=\w{8} 1600w$/,
    )
    expect([width, height]).toEqual([1600, 900])
    expect(alt).toContain('Eiffel Tower')
  })

  it('asks only for files that are printed', () => {
    const printed = new Set(
      posterPrints.map(({ shape, width, format }) => `${shape}-${width}.${format}`),
    )
    for (const shape of ['tall', 'wide', 'square'] as const) {
      const files = posterPicture('seattle', shape).sources.flatMap(({ srcSet }) =>
        [...srcSet.matchAll(/seattle-(\S+)\?/g)].map((match) => match[1]),
      )
      expect(files.length).toBeGreaterThan(2)
      for (const file of files) expect(printed).toContain(file)
    }
  })

  it.each(['atlantis', '', 'constructor'])('of "%s" is the open road', (slug) => {
    expect(posterPicture(slug, 'tall')).toEqual(posterPicture('default', 'tall'))
  })

  it('has a placeholder in its own colours', () => {
    const placeholders = posterSlugs.map((slug) => posterPicture(slug, 'tall').placeholder)
    expect(new Set(placeholders).size).toBe(posterSlugs.length)
    for (const slug of posterSlugs) {
      expect(posterColours(slug)).toHaveLength(8)
      for (const colour of posterColours(slug)) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})

it('there is one for each of the landing page’s fall-backs, and for many more', () => {
  expect(posterSlugs).toEqual(
    expect.arrayContaining([
      'paris',
      'london',
      'japan',
      'new-york',
      'florida',
      'cancun',
      'seattle',
    ]),
  )
  expect(posterSlugs.length).toBeGreaterThanOrEqual(25)
})
