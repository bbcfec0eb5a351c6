/**
 * Applies a change of one row to a list of rows. Idempotent, because a change may be delivered
 * twice.
 */

export interface RowChange {
  eventType: 'INSERT' | 'UPDATE' | 'DELETE'
  new: Readonly<Record<string, unknown>>
  old: Readonly<Record<string, unknown>>
  /** Set where the server could not send the whole row. */
  errors?: readonly string[] | null
}

export interface RowRules<Row> {
  /** The same for a row of the list and for the primary key of a change. */
  keyOf: (row: Readonly<Record<string, unknown>>) => string
  /** The list's row for a record of the table; undefined when it does not belong in the list. */
  toRow: (record: Readonly<Record<string, unknown>>) => Row | undefined
  /** The list's order; without it new rows come last. */
  compare?: (a: Row, b: Row) => number
}

export function applyChange<Row extends object>(
  rows: readonly Row[],
  change: RowChange,
  { keyOf, toRow, compare }: RowRules<Row>,
): readonly Row[] {
  const keyOfRow = (row: Row) => keyOf(Object.fromEntries(Object.entries(row)))
  const row = change.eventType === 'DELETE' ? undefined : toRow(change.new)
  const gone = change.eventType === 'INSERT' ? change.new : change.old
  const keys = new Set([keyOf(gone), ...(row ? [keyOfRow(row)] : [])])
  const at = rows.findIndex((each) => keys.has(keyOfRow(each)))
  const others = rows.filter((each) => !keys.has(keyOfRow(each)))
  if (!row) return others.length === rows.length ? rows : others
  if (compare) return [...others, row].toSorted(compare)
  return at < 0 ? [...others, row] : others.toSpliced(at, 0, row)
}
