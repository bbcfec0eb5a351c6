/** Reads the catalog and builds the schema cache, which answers from memory until it is read again. */
import { z } from 'zod'
import type { Database } from '#server/backend/db/driver.ts'
import {
  foreignKeysQuery,
  roleSettingsQuery,
  routinesQuery,
  tablesQuery,
} from './catalog-queries.ts'
import { findColumnsInViews, giveViewsKeys } from './columns-in-views.ts'
import type { ColumnPair, Relationship, SchemaCache, Table } from './model.ts'
import { type ForeignKey, relationshipsOf, seenThroughViews } from './relationships.ts'
import {
  byParameters,
  isCallable,
  routineRows,
  rowArgument,
  toComputedColumn,
  toComputedRelationship,
  toRoutine,
} from './routines.ts'
import { namesOf, tableRows, toDraft } from './tables.ts'

const foreignKeyRows = z.array(
  z.object({
    name: z.string(),
    table: z.number(),
    foreign: z.number(),
    columns: z.array(z.number()),
    foreignColumns: z.array(z.number()),
  }),
)

const roleSettingRows = z.array(z.object({ role: z.string(), name: z.string(), value: z.string() }))

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
      { text: roleSettingsQuery },
    ],
  })
  const [tableJson, keyJson, routineJson, settingJson] = results.map(({ rows }): unknown =>
    JSON.parse(rows[0]?.[0] ?? '[]'),
  )

  const drafts = new Map(tableRows.parse(tableJson).map((row) => [row.oid, toDraft(row)]))
  const tableByOid = (oid: number) => drafts.get(oid)?.table
  const appearances = findColumnsInViews(drafts)
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

  const roleSettings = Map.groupBy(roleSettingRows.parse(settingJson), ({ role }) => role)
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
    roleSettings: new Map(
      [...roleSettings].map(([role, own]) => [role, own.map(({ name, value }) => [name, value])]),
    ),
  }
}

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item))
