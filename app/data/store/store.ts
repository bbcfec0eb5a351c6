/**
 * What the data layer asks of a place that keeps rows: two tables with ordered keys, and transactions
 * that happen whole or not at all. `kept` holds what exists nowhere else (the outbox, what a visitor
 * has), `cache` holds copies of what the server has, which may be dropped when room is needed.
 */

export type KeyPart = string | number
export type Key = readonly KeyPart[]
export const tables = ['kept', 'cache'] as const
export type Table = (typeof tables)[number]

export interface Row {
  key: Key
  /** Unchecked: readers validate it. */
  value: unknown
}

/** Inside of a transaction nothing else may be awaited, or it ends before its work does. */
export interface ReadTransaction {
  get(table: Table, key: Key): Promise<unknown>
  /** The row of this key and the rows of longer keys that begin with it, in order. */
  list(table: Table, prefix: Key): Promise<readonly Row[]>
  last(table: Table, prefix: Key): Promise<Row | undefined>
}

export interface WriteTransaction extends ReadTransaction {
  put(table: Table, key: Key, value: unknown): Promise<void>
  /** The row of this key and the rows of longer keys that begin with it. */
  remove(table: Table, prefix: Key): Promise<void>
}

export interface Store {
  /** Whether rows outlast the page. */
  readonly lasting: boolean
  read<Value>(work: (rows: ReadTransaction) => Promise<Value>): Promise<Value>
  write<Value>(work: (rows: WriteTransaction) => Promise<Value>): Promise<Value>
  close(): void
}

/** The order of keys that IndexedDB has: numbers before texts, and a beginning before what goes on. */
export function compareKeys(one: Key, other: Key): number {
  for (let index = 0; index < Math.min(one.length, other.length); index += 1) {
    const difference = compareParts(one[index], other[index])
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

function compareParts(one: KeyPart | undefined, other: KeyPart | undefined): number {
  if (one === undefined || other === undefined || one === other) return 0
  if (typeof one === typeof other) return one < other ? -1 : 1
  return typeof one === 'number' ? -1 : 1
}

export function beginsWith(key: Key, prefix: Key): boolean {
  return prefix.every((part, index) => key[index] === part)
}
