/** Rows as they were folded last: most stay as they are when one is changed. */
import type { Refused, Waiting } from '#app/data/outbox/waiting.ts'
import { type Folded, fold, type KeptRow, type RowKind } from './row-kind.ts'

/** What is known of one row. */
interface Parts<Row> {
  stored: Row | undefined
  waiting: readonly Waiting[] | undefined
  refused: readonly Refused[] | undefined
}

export class FoldedRows<Row extends KeptRow> {
  private readonly kind: RowKind<Row>
  private readonly known = new Map<string, Parts<Row> & { folded: Folded<Row> }>()

  constructor(kind: RowKind<Row>) {
    this.kind = kind
  }

  fold(id: string, parts: Parts<Row>): Folded<Row> {
    const { stored, waiting, refused } = parts
    const known = this.known.get(id)
    if (
      known &&
      known.stored === stored &&
      known.waiting === waiting &&
      known.refused === refused
    ) {
      return known.folded
    }
    const folded = {
      ...fold(this.kind, stored, [...(refused ?? []), ...(waiting ?? [])]),
      ids: new Set(waiting?.map((each) => each.id)),
    }
    this.known.set(id, { ...parts, folded })
    return folded
  }
}
