/** Lists of rows, cut for the wire and put together again. */
import type { KeptRow } from './row-kind.ts'

const batchRows = 100

export function inBatches<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = []
  for (let from = 0; from < items.length; from += batchRows) {
    batches.push(items.slice(from, from + batchRows))
  }
  return batches
}

/** Replaces known rows by their news, and adds the new ones. */
export function withRows<Row extends KeptRow>(known: readonly Row[], news: readonly Row[]): Row[] {
  return [...new Map([...known, ...news].map((row) => [row.id, row])).values()]
}
