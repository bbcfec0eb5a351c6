/** A table written as text in a test: one line a row, two or more spaces between cells. */
export interface WrittenTable {
  header: readonly string[]
  /** The first cell of a line, and the others. */
  rows: readonly { name: string; cells: readonly string[] }[]
}

export function readTable(text: string): WrittenTable {
  const [header = [], ...lines] = text
    .split('\n')
    .map((line) => line.split(/ {2,}/))
    .filter((cells) => cells.length > 1)
  return { header, rows: lines.map(([name = '', ...cells]) => ({ name, cells })) }
}
