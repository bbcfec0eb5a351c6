import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLine, encodeLine, keptLine, mostLineLetters } from './encoded-line.ts'
import type { Coordinates } from './schema.ts'

const anyPoint: fc.Arbitrary<Coordinates> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
)
const toTheMetre = (points: readonly Coordinates[]) =>
  points.map((point) => point.map((degrees) => Math.round(degrees * 1e5) / 1e5 + 0))

describe('a line on the ground', () => {
  it('is written as Google’s documentation writes its example', () => {
    const line: Coordinates[] = [
      [38.5, -120.2],
      [40.7, -120.95],
      [43.252, -126.453],
    ]
    expect(encodeLine(line)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
    expect(decodeLine('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(line)
  })

  it('comes back to the metre, wherever it runs', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1, maxLength: 40 }), (line) => {
        expect(decodeLine(encodeLine(line))?.map((at) => at.map((each) => each + 0))).toEqual(
          toTheMetre(line),
        )
      }),
    )
  })

  it('is null for a text that is none, and never points off the earth', () => {
    for (const text of ['', 'a b', '_', '_p~iF', '~~~~~~~~~~~~~~~~~', 'é', '\n']) {
      expect(decodeLine(text)).toBeNull()
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 200 }), (text) => {
        for (const [latitude, longitude] of decodeLine(text) ?? []) {
          expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
          expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
        }
      }),
    )
  })
})

describe('a line that is kept', () => {
  it('is bounded, and begins and ends where the way does', () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 2, maxLength: 600 }), (line) => {
        const kept = keptLine(line)
        expect(kept?.length).toBeLessThanOrEqual(mostLineLetters)
        const read = decodeLine(kept ?? '')
        expect(read?.[0]?.map((each) => each + 0)).toEqual(toTheMetre(line)[0])
        expect(read?.at(-1)?.map((each) => each + 0)).toEqual(toTheMetre(line).at(-1))
      }),
    )
  })

  it('shows the bend of a winding road of fifty thousand points', () => {
    const winding = Array.from({ length: 50_000 }, (_, at): Coordinates => {
      const share = at / 50_000
      return [40 + 2 * share + 0.004 * Math.sin(at / 9), -8 + Math.sin(share * Math.PI)]
    })
    const kept = keptLine(winding) ?? ''
    expect(kept.length).toBeLessThanOrEqual(mostLineLetters)
    const read = decodeLine(kept) ?? []
    const east = Math.max(...read.map(([, longitude]) => longitude))
    expect(east).toBeCloseTo(-7, 1)
  })

  it('is none for a single point', () => {
    expect(keptLine([[1, 1]])).toBeNull()
  })
})
