/** Reads the catalog once and answers from memory until it is read again. */
import { z } from 'zod'
import type { Database } from '#server/backend/db/driver.ts'
import { foreignKeysQuery, routinesQuery, tablesQuery } from './catalog-queries.ts'
import type {
  Column,
  ColumnPair,
  ComputedColumn,
  Relationship,
  SchemaCache,
  Table,
} from './model.ts'
import {
  type Appearance,
  type ForeignKey,
  relationshipsOf,
  seenThroughViews,
} from './relationships.ts'
import {
  byParameters,
  isCallable,
  routineRows,
  rowArgument,
  toComputedColumn,
  toComputedRelationship,
  toRoutine,
} from './routines.ts'
import { viewColumnOrigins } from './view-columns.ts'

const tableRows = z.array(
  z.object({
    oid: z.number(),
    schema: z.string(),
    name: z.string(),
    kind: z.enum(['r', 'v', 'm', 'f', 'p']),
    writable: z.number(),
    columns: z.array(
      z.object({
        number: z.number(),
        name: z.string(),
        type: z.string(),
        baseType: z.string(),
        default: z.string().nullable(),
      }),
    ),
    keys: z.array(z.object({ primary: z.boolean(), columns: z.array(z.number()) })),
    rule: z.string().nullable(),
  }),
)
type TableRow = z.infer<typeof tableRows>[number]

const foreignKeyRows = z.array(
  z.object({
    name: z.string(),
    table: z.number(),
    foreign: z.number(),
    columns: z.array(z.number()),
    foreignColumns: z.array(z.number()),
  }),
)

/** A table under construction: what is found later is added to it before anyone sees it. */
interface Draft {
  row: TableRow
  table: Table & {
    primaryKey: string[]
    computed: Map<string, ComputedColumn>
    columns: Map<string, Column>
  }
}

// Bits of pg_relation_is_updatable: what the relation's kind, rules and triggers let happen.
const updateBit = 4
const insertBit = 8
const deleteBit = 16

const toDraft = (row: TableRow): Draft => ({
  row,
  table: {
    oid: row.oid,
    schema: row.schema,
    name: row.name,
    isView: row.kind === 'v' || row.kind === 'm',
    columns: new Map(row.columns.map(({ number: _, ...column }) => [column.name, column])),
    primaryKey: namesOf(row, row.keys.find(({ primary }) => primary)?.columns ?? []),
    computed: new Map(),
    insertable: (row.writable & insertBit) !== 0,
    updatable: (row.writable & updateBit) !== 0,
    deletable: (row.writable & deleteBit) !== 0,
  },
})

const columnName = (row: TableRow, number: number): string | undefined =>
  row.columns.find((column) => column.number === number)?.name

const namesOf = (row: TableRow, numbers: readonly number[]): string[] =>
  numbers.map((number) => columnName(row, number) ?? '')

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

const findAppearances = (drafts: ReadonlyMap<number, Draft>): Map<Table, Appearance[]> => {
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
const giveViewsKeys = (
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

const bySchemaAndName = <T extends { schema: string; name: string }, V>(
  items: readonly T[],
  combine: (items: readonly T[]) => V,
): Map<string, Map<string, V>> =>
  new Map(
    [...Map.groupBy(items, ({ schema }) => schema)].map(([schema, inSchema]) => [
      schema,
      new Map(
        [...Map.groupBy(inSchema, ({ name }) => name)].map(([name, same]) => [name, combine(same)]),
      ),
    ]),
  )

export const loadSchemaCache = async (
  database: Database,
  schemas: readonly string[],
  extraSearchPath: readonly string[],
): Promise<SchemaCache> => {
  const visible = [...new Set([...schemas, ...extraSearchPath])]
  const list = `{${visible.map((name) => JSON.stringify(name)).join(',')}}`
  const results = await database.transaction({
    readOnly: true,
    settings: [['search_path', '']],
    statements: [
      { text: tablesQuery, values: [list] },
      { text: foreignKeysQuery },
      { text: routinesQuery, values: [list] },
    ],
  })
  const [tableJson, keyJson, routineJson] = results.map(({ rows }): unknown =>
    JSON.parse(rows[0]?.[0] ?? '[]'),
  )

  const drafts = new Map(tableRows.parse(tableJson).map((row) => [row.oid, toDraft(row)]))
  const tableByOid = (oid: number) => drafts.get(oid)?.table
  const appearances = findAppearances(drafts)
  giveViewsKeys(drafts, appearances)

  const keys = foreignKeyRows.parse(keyJson).flatMap((row): ForeignKey[] => {
    const from = drafts.get(row.table)
    const to = drafts.get(row.foreign)
    if (!from || !to) return []
    const foreignNames = namesOf(to.row, row.foreignColumns)
    const columns = namesOf(from.row, row.columns).map(
      (name, index): ColumnPair => [name, foreignNames[index] ?? ''],
    )
    const unique = from.row.keys.some((key) => sameSet(key.columns, row.columns))
    const key = { constraint: row.name, table: from.table, foreign: to.table, columns, unique }
    return seenThroughViews(key, (table) => appearances.get(table) ?? [])
  })

  const functions = routineRows.parse(routineJson)
  const computed: Relationship[] = []
  for (const row of functions) {
    const draft = drafts.get(rowArgument(row) ?? 0)
    if (!draft) continue
    const foreign = tableByOid(row.returns.relation)
    if (foreign) computed.push(toComputedRelationship(row, draft.table, foreign))
    if (!row.set) draft.table.computed.set(row.name, toComputedColumn(row))
  }

  const exposed = new Set(schemas)
  const tables = [...drafts.values()].map(({ table }) => table)
  return {
    tables: bySchemaAndName<Table, Table>(
      tables.filter(({ schema }) => exposed.has(schema)),
      ([first]) => first as Table,
    ),
    relationships: relationshipsOf(keys, computed, ({ schema }) => exposed.has(schema)),
    routines: bySchemaAndName(
      functions
        .filter(({ schema }) => exposed.has(schema))
        .map((row) => toRoutine(row, tableByOid))
        .filter(isCallable),
      (same) => same.toSorted(byParameters),
    ),
  }
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item))
