/** Where each table's columns can be seen: in the table itself, and under other names in views. */
import type { Table } from './model.ts'
import type { Appearance } from './relationships.ts'
import { columnName, type Draft } from './tables.ts'
import { viewColumnOrigins } from './view-columns.ts'

/** Follows views over views down to the table that holds the column. */
const resolveOrigin = (
  drafts: ReadonlyMap<number, Draft>,
  origins: ReadonlyMap<number, ReturnType<typeof viewColumnOrigins>>,
  table: number,
  column: number,
): { table: Table; column: string } | undefined => {
  let at = { table, column }
  for (let hops = 0; hops < 32; hops += 1) {
    const inner = origins.get(at.table)
    if (!inner) {
      const draft = drafts.get(at.table)
      const name = draft && columnName(draft.row, at.column)
      return draft && name !== undefined ? { table: draft.table, column: name } : undefined
    }
    const origin = inner.find(({ number }) => number === at.column)
    if (!origin) return undefined
    at = origin
  }
  return undefined
}

export const findColumnsInViews = (
  drafts: ReadonlyMap<number, Draft>,
): Map<Table, Appearance[]> => {
  const appearances = new Map<Table, Appearance[]>()
  const add = (table: Table, appearance: Appearance) =>
    appearances.set(table, [...(appearances.get(table) ?? []), appearance])
  const origins = new Map(
    [...drafts].flatMap(([oid, { row }]) =>
      row.rule === null ? [] : [[oid, viewColumnOrigins(row.rule)] as const],
    ),
  )
  for (const [oid, { row, table }] of drafts) {
    const own = origins.get(oid)
    if (!own) {
      add(table, {
        relation: table,
        columnNames: new Map([...table.columns.keys()].map((n) => [n, n])),
      })
      continue
    }
    const seen = new Map<Table, Map<string, string>>()
    for (const origin of own) {
      const base = resolveOrigin(drafts, origins, origin.table, origin.column)
      const name = columnName(row, origin.number)
      if (!base || name === undefined) continue
      const names = seen.get(base.table) ?? new Map<string, string>()
      if (!names.has(base.column)) names.set(base.column, name)
      seen.set(base.table, names)
    }
    for (const [base, columnNames] of seen) add(base, { relation: table, columnNames })
  }
  return appearances
}

/** A view that shows a table's whole primary key has that key too. */
export const giveViewsKeys = (
  drafts: ReadonlyMap<number, Draft>,
  appearances: Map<Table, Appearance[]>,
) => {
  for (const [base, seen] of appearances) {
    if (base.primaryKey.length === 0) continue
    for (const { relation, columnNames } of seen) {
      const names = base.primaryKey.map((column) => columnNames.get(column))
      const draft = drafts.get(relation.oid)
      if (!draft || !relation.isView || !names.every((name) => name !== undefined)) continue
      for (const name of names) {
        if (!draft.table.primaryKey.includes(name)) draft.table.primaryKey.push(name)
      }
    }
  }
}
