/**
 * Every way one exposed relation can be embedded in another: foreign keys in both directions, seen
 * through views as well, join tables, and functions from a row to rows.
 */
import type { ColumnPair, ForeignKeyRelationship, Relationship, Table } from './model.ts'

export interface ForeignKey {
  constraint: string
  table: Table
  foreign: Table
  columns: readonly ColumnPair[]
  /** True where the referencing columns are a key, so that at most one row refers to each. */
  unique: boolean
}

/** Where each table's columns can be seen: in itself, or under other names in a view. */
export interface Appearance {
  relation: Table
  columnNames: ReadonlyMap<string, string>
}

const rename = (appearance: Appearance, columns: readonly string[]): string[] | undefined => {
  const names = columns.map((column) => appearance.columnNames.get(column))
  return names.every((name) => name !== undefined) ? names : undefined
}

/** The foreign key as it appears between every pair of relations that show all of its columns. */
export const seenThroughViews = (
  key: ForeignKey,
  appearancesOf: (table: Table) => readonly Appearance[],
): ForeignKey[] => {
  const own = key.columns.map(([column]) => column)
  const foreign = key.columns.map(([, column]) => column)
  return appearancesOf(key.table).flatMap((from) => {
    const ownNames = rename(from, own)
    if (!ownNames) return []
    return appearancesOf(key.foreign).flatMap((to) => {
      const foreignNames = rename(to, foreign)
      if (!foreignNames) return []
      const columns = ownNames.map((name, index): ColumnPair => [name, foreignNames[index] ?? ''])
      return [{ ...key, table: from.relation, foreign: to.relation, columns }]
    })
  })
}

const flip = (columns: readonly ColumnPair[]): ColumnPair[] => columns.map(([a, b]) => [b, a])

const bothDirections = (key: ForeignKey): ForeignKeyRelationship[] => {
  const { constraint, table, foreign, columns, unique } = key
  return [
    { kind: unique ? 'one-to-one' : 'many-to-one', table, foreign, constraint, columns },
    {
      kind: unique ? 'one-to-one' : 'one-to-many',
      table: foreign,
      foreign: table,
      constraint,
      columns: flip(columns),
    },
  ]
}

/** A table joins two others when the columns of both its foreign keys are part of its primary key. */
const throughJunctions = (keys: readonly ForeignKey[]): Relationship[] => {
  const byTable = Map.groupBy(keys, (key) => key.table)
  return [...byTable].flatMap(([junction, own]) =>
    own.flatMap((source) =>
      own
        .filter((target) => target.constraint !== source.constraint)
        .filter((target) =>
          [...source.columns, ...target.columns].every(([column]) =>
            junction.primaryKey.includes(column),
          ),
        )
        .map(
          (target): Relationship => ({
            kind: 'many-to-many',
            table: source.foreign,
            foreign: target.foreign,
            junction: { schema: junction.schema, name: junction.name },
            source: { constraint: source.constraint, columns: flip(source.columns) },
            target: { constraint: target.constraint, columns: flip(target.columns) },
          }),
        ),
    ),
  )
}

export const relationshipsOf = (
  keys: readonly ForeignKey[],
  computed: readonly Relationship[],
  isExposed: (table: Table) => boolean,
): Map<Table, Relationship[]> => {
  const all = [...computed, ...keys.flatMap(bothDirections), ...throughJunctions(keys)]
  return Map.groupBy(
    all.filter((found) => isExposed(found.table) && isExposed(found.foreign)),
    (found) => found.table,
  )
}
