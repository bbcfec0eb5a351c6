/** How far two texts are apart, in edits of single characters (UTF-16 units). */

/**
 * Characters to insert, delete or replace to turn one text into the other (Levenshtein's distance);
 * `limit + 1` as soon as it is certain that more than `limit` are needed.
 */
export const editDistance = (from: string, to: string, limit = Number.POSITIVE_INFINITY): number =>
  distance(from, to, limit, false)

/** The same, where two neighbours that changed places count as one edit: a common slip of typing. */
export const typingDistance = (from: string, to: string, limit: number): number =>
  distance(from, to, limit, true)

/** Three rows of the table of distances, kept: a search compares thousands of short names. */
const keptWidth = 64
const keptRows = emptyRows(keptWidth)

type Rows = readonly [Uint16Array, Uint16Array, Uint16Array]

function emptyRows(width: number): Rows {
  return [new Uint16Array(width + 1), new Uint16Array(width + 1), new Uint16Array(width + 1)]
}

function distance(from: string, to: string, limit: number, swaps: boolean): number {
  const tooMany = limit + 1
  if (Math.abs(from.length - to.length) > limit) return tooMany
  let [beforeLast, last, current] = to.length <= keptWidth ? keptRows : emptyRows(to.length)
  for (let column = 0; column <= to.length; column += 1) last[column] = column
  for (let row = 1; row <= from.length; row += 1) {
    current[0] = row
    let best = row
    const letter = from.charCodeAt(row - 1)
    for (let column = 1; column <= to.length; column += 1) {
      const other = to.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (letter === other ? 0 : 1),
      )
      const swapped =
        swaps &&
        row > 1 &&
        column > 1 &&
        letter === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === other
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = cost
      if (cost < best) best = cost
    }
    if (best > limit) return tooMany
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return Math.min(last[to.length] ?? tooMany, tooMany)
}
