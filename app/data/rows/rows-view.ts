/** What screens see of the rows of one entity. */

export interface RowsView<Row> {
  /** `failed`: the server could not be asked; what this browser has is shown all the same. */
  state: 'loading' | 'ready' | 'failed'
  rows: readonly Row[]
  /** Ids of rows that are not on the server as they are shown. */
  unsaved: ReadonlySet<string>
  /** Why the server would not take a row. */
  refused: ReadonlyMap<string, string>
}

/** A sending that did not work, as somebody should be told. */
export interface SendFailure {
  kind: 'add' | 'change' | 'remove'
  reason: 'later' | 'refused'
  message: string
}
