/** Rows that last as long as the page: where a browser keeps nothing, and in tests of what needs no browser. */
import {
  beginsWith,
  compareKeys,
  type Key,
  type ReadTransaction,
  type Row,
  type Store,
  type Table,
  type WriteTransaction,
} from './store.ts'

type Rows = Record<Table, ReadonlyMap<string, Row>>

export function createMemoryStore(): Store {
  let rows: Rows = { kept: new Map(), cache: new Map() }
  /** Transactions take turns, as they do in IndexedDB. */
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const done = turn.then(work, work)
    turn = done.catch(() => undefined)
    return done
  }

  return {
    lasting: false,
    read: (work) => inTurn(() => work(readerOf(rows))),
    write: (work) =>
      inTurn(async () => {
        const draft = { kept: new Map(rows.kept), cache: new Map(rows.cache) }
        const value = await work(writerOf(draft))
        rows = draft
        return value
      }),
    close() {},
  }
}

function readerOf(rows: Rows): ReadTransaction {
  const list = (table: Table, prefix: Key) =>
    [...rows[table].values()]
      .filter(({ key }) => beginsWith(key, prefix))
      .toSorted((one, other) => compareKeys(one.key, other.key))
      .map(({ key, value }) => ({ key, value: structuredClone(value) }))
  return {
    get: async (table, key) => structuredClone(rows[table].get(JSON.stringify(key))?.value),
    list: async (table, prefix) => list(table, prefix),
    last: async (table, prefix) => list(table, prefix).at(-1),
  }
}

function writerOf(rows: Record<Table, Map<string, Row>>): WriteTransaction {
  const reader = readerOf(rows)
  return {
    ...reader,
    async put(table, key, value) {
      rows[table].set(JSON.stringify(key), { key, value: structuredClone(value) })
    },
    async remove(table, prefix) {
      for (const { key } of await reader.list(table, prefix)) {
        rows[table].delete(JSON.stringify(key))
      }
    },
  }
}
