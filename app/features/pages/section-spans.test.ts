import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageLimits } from '#domain/pages/page-content.ts'
import { sectionSpans } from './section-spans.ts'

/** The rows that a grid of six columns makes of them, as the widths in each. */
function rowsOf(spans: readonly number[]): number[][] {
  const rows: number[][] = []
  let room = 0
  for (const span of spans) {
    if (span > room) {
      rows.push([])
      room = 6
    }
    rows.at(-1)?.push(span)
    room -= span
  }
  return rows
}

const counts = fc.integer({ min: 1, max: pageLimits.sections })

describe.each(['middling', 'wide'] as const)('on a %s screen', (screen) => {
  const spansOf = (count: number) => sectionSpans(count).map((spans) => spans[screen])

  it('every row is full, however many there are', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const spans = spansOf(count)
        expect(spans).toHaveLength(count)
        for (const row of rowsOf(spans)) expect(row.reduce((sum, each) => sum + each, 0)).toBe(6)
      }),
    )
  })

  it('cards of a row are equally wide', () => {
    fc.assert(
      fc.property(counts, (count) => {
        for (const row of rowsOf(spansOf(count))) expect(new Set(row).size).toBe(1)
      }),
    )
  })
})

it('sets three to a row as long as they come out', () => {
  const rows = (count: number) =>
    rowsOf(sectionSpans(count).map(({ wide }) => wide)).map((row) => row.length)
  expect(rows(5)).toEqual([3, 2])
  expect(rows(6)).toEqual([3, 3])
  expect(rows(7)).toEqual([3, 2, 2])
})
