/** Column spans of a page's cards, so that the last row is always full. */

/** Columns of a grid of six that a card takes. */
interface Spans {
  /** Two cards to a row; an odd last one has a row of its own. */
  middling: 3 | 6
  /** Three to a row, and towards the end two where three do not come out. */
  wide: 2 | 3 | 6
}

export function sectionSpans(count: number): Spans[] {
  /** How many at the end stand in rows of two. */
  const halves = [0, 4, 2][count % 3] ?? 0
  return Array.from({ length: count }, (_, index) => ({
    middling: count % 2 === 1 && index === count - 1 ? 6 : 3,
    wide: count === 1 ? 6 : index < count - halves ? 2 : 3,
  }))
}
