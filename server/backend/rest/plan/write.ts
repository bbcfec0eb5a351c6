/** What a write will do, with its columns and conditions resolved against the schema cache. */
import { errors } from '../errors.ts'
import type { Preferences } from '../grammar/prefer.ts'
import type { ParsedQuery } from '../grammar/query.ts'
import type { Column, Table } from '../schema-cache/model.ts'
import { resolveFilter, resolveLogic } from './fields.ts'
import type { PlannedField, PlannedLogic, ReadNode } from './read-plan.ts'

/** A body read as rows: the text goes to Postgres untouched, the keys say which columns it sets. */
export interface Payload {
  /** A JSON array. */
  json: string
  columns: readonly string[]
  rows: number
}

/** What the write hands to the read of its representation. */
export type Returning = 'nothing' | 'everything' | readonly string[]

interface Setting {
  columns: readonly Column[]
  payload: string
  /** Missing keys take the column's default instead of null. */
  defaults: boolean
}

export type WritePlan = { table: Table; returning: Returning } & (
  | ({
      kind: 'insert'
      conflict?: { columns: readonly string[]; resolution: 'merge' | 'ignore' }
    } & Setting)
  | ({ kind: 'put'; where: readonly PlannedLogic[] } & Setting)
  | ({ kind: 'update'; where: readonly PlannedLogic[] } & Setting)
  | { kind: 'delete'; where: readonly PlannedLogic[] }
)

/** The alias under which the payload's rows are filtered by PUT. */
export const payloadAlias = 'pgrst_payload'

interface WriteRequest {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  table: Table
  query: ParsedQuery
  preferences: Preferences
  payload: Payload
  returning: Returning
}

const rootNode = (table: Table, alias: string): ReadNode => ({
  table,
  alias,
  from: 'table',
  select: [],
  embeds: [],
  where: [],
  order: [],
  window: { offset: 0 },
})

const rootConditions = ({ filters, logic }: ParsedQuery, node: ReadNode): PlannedLogic[] => [
  ...filters
    .filter(({ path }) => path.length === 0)
    .map(({ filter }) => resolveFilter(node, filter)),
  ...logic.filter(({ path }) => path.length === 0).map((found) => resolveLogic(node, found.logic)),
]

const columnsOf = (table: Table, names: readonly string[]): Column[] =>
  names.map((name) => {
    const column = table.columns.get(name)
    if (!column) throw errors.noColumn(table.name, name)
    return column
  })

/** Throws unless PUT names exactly one row: every column of the primary key, each by equality, and nothing else. */
const assertNamesOneRow = ({ query, table }: WriteRequest): void => {
  if (query.limits.some(({ path }) => path.length === 0)) throw errors.putLimit()
  const filtered = query.filters.filter(({ path }) => path.length === 0)
  const names = new Set(filtered.map(({ filter }) => filter.field.name))
  const byEquality = filtered.every(
    ({ filter: { negated, operation, field } }) =>
      !negated && operation.op === 'eq' && !operation.quantifier && field.path.length === 0,
  )
  const wholeKey =
    table.primaryKey.length > 0 &&
    names.size === table.primaryKey.length &&
    table.primaryKey.every((column) => names.has(column))
  if (!byEquality || !wholeKey || query.logic.length > 0) throw errors.putFilters()
}

const assertWritable = ({ method, table }: WriteRequest): void => {
  const { name, insertable, updatable, deletable } = table
  if (method === 'DELETE' && !deletable) throw errors.readOnlyRelation(name, 'delete from')
  if (method === 'PATCH' && !updatable) throw errors.readOnlyRelation(name, 'update')
  if ((method === 'POST' || method === 'PUT') && !insertable) {
    throw errors.readOnlyRelation(name, 'insert into')
  }
}

export const planWrite = (request: WriteRequest): WritePlan => {
  const { method, table, query, preferences, payload, returning } = request
  assertWritable(request)
  if (method === 'DELETE') {
    const where = rootConditions(query, rootNode(table, table.name))
    if (where.length === 0) throw errors.unfilteredWrite('DELETE')
    return { kind: 'delete', table, returning, where }
  }
  const setting: Setting = {
    columns: columnsOf(table, [...new Set(query.columns ?? payload.columns)]),
    payload: payload.json,
    defaults: preferences.missing === 'default',
  }
  if (method === 'PATCH') {
    const where = rootConditions(query, rootNode(table, table.name))
    if (where.length === 0) throw errors.unfilteredWrite('UPDATE')
    return { kind: 'update', table, returning, where, ...setting }
  }
  if (method === 'PUT') {
    assertNamesOneRow(request)
    const where = rootConditions(query, rootNode(table, payloadAlias))
    return { kind: 'put', table, returning, where, ...setting, defaults: false }
  }
  const conflictColumns = query.onConflict ?? table.primaryKey
  const conflict =
    preferences.resolution && conflictColumns.length > 0
      ? {
          conflict: {
            columns: conflictColumns,
            resolution:
              preferences.resolution === 'merge-duplicates'
                ? ('merge' as const)
                : ('ignore' as const),
          },
        }
      : {}
  return { kind: 'insert', table, returning, ...setting, ...conflict }
}

/**
 * The columns that a representation needs of the written rows; others are not asked for, since each
 * must be readable.
 */
export const neededColumns = (node: ReadNode): Returning => {
  const needed = new Set<string>()
  const all = Symbol('everything')
  const ofField = ({ source }: PlannedField): string[] | typeof all =>
    source.kind === 'computed' ? all : [source.name]
  const parts: (string[] | typeof all)[] = [
    ...node.select.map((item) =>
      item.kind === 'star' ? all : item.kind === 'count' ? [] : ofField(item.field),
    ),
    ...node.order.filter(({ embed }) => !embed).map(({ field }) => ofField(field)),
    ...node.embeds.map(({ relationship }) => {
      if (relationship.kind === 'computed') return all
      const pairs =
        relationship.kind === 'many-to-many' ? relationship.source.columns : relationship.columns
      return pairs.map(([own]) => own)
    }),
  ]
  for (const part of parts) {
    if (typeof part === 'symbol') return 'everything'
    for (const name of part) needed.add(name)
  }
  return [...needed]
}
