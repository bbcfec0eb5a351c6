/** Writes a catalog as the `Database` type that supabase-js reads. The same catalog gives the same text. */
import type { Catalog, Column } from './catalog.ts'

const HEADER = `// Generated from supabase/migrations by scripts/generate-database-types.ts. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Tables<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof Database['public']['Tables']> =
  Database['public']['Tables'][Name]['Update']
`

const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'])
const STRINGS = new Set([
  ...['text', 'varchar', 'bpchar', 'char', 'name', 'citext', 'uuid', 'bytea', 'inet', 'cidr'],
  ...['date', 'time', 'timetz', 'timestamp', 'timestamptz', 'interval'],
])

/** What postgrest-js takes the server for: decides which select strings its types understand. */
const POSTGREST_VERSION = '14'

export function renderDatabaseTypes(schema: string, catalog: Catalog): string {
  const { relations, functions } = catalog
  const local = catalog.types.filter((type) => type.local)
  const types = typeNames(catalog)
  const tables = relations.filter((relation) => !relation.isView)
  const views = relations.filter((relation) => relation.isView)

  const body = object([
    member('__InternalSupabase', object([member('PostgrestVersion', quote(POSTGREST_VERSION))])),
    member(
      schema,
      object([
        member(
          'Tables',
          keyed(tables, ({ columns, relationships }) =>
            object([
              member('Row', row(columns, types)),
              member(
                'Insert',
                writable(columns, types, (it) => it.nullable || it.hasDefault),
              ),
              member(
                'Update',
                writable(columns, types, () => true),
              ),
              member('Relationships', tuple(relationships)),
            ]),
          ),
        ),
        member(
          'Views',
          keyed(views, ({ columns, relationships }) =>
            object([
              member('Row', row(columns, types)),
              member('Relationships', tuple(relationships)),
            ]),
          ),
        ),
        member('Functions', overloads(functions, types)),
        member(
          'Enums',
          keyed(
            local.filter((type) => type.kind === 'e'),
            (type) => type.labels.map(quote).join(' | '),
          ),
        ),
        member(
          'CompositeTypes',
          keyed(
            local.filter((type) => type.attributes.length > 0),
            (type) => record(type.attributes, types),
          ),
        ),
      ]),
    ),
  ])
  return `${HEADER}\nexport type Database = ${body}\n`
}

type TypeName = (oid: number) => string

function typeNames(catalog: Catalog): TypeName {
  const types = new Map(catalog.types.map((type) => [type.oid, type]))
  const rows = new Map(catalog.relations.map((relation) => [relation.rowType, relation]))

  const nameOf: TypeName = (oid) => {
    const type = types.get(oid)
    if (!type) return 'unknown'
    if (type.base !== null) return nameOf(type.base)
    if (type.element !== null) return arrayOf(nameOf(type.element))
    if (type.kind === 'e') return type.labels.map(quote).join(' | ')
    const relation = rows.get(oid)
    if (relation) return row(relation.columns, nameOf)
    if (type.attributes.length > 0) return record(type.attributes, nameOf)
    if (NUMBERS.has(type.name)) return 'number'
    if (STRINGS.has(type.name)) return 'string'
    if (type.name === 'bool') return 'boolean'
    if (type.name === 'json' || type.name === 'jsonb') return 'Json'
    if (type.name === 'void') return 'undefined'
    return 'unknown'
  }
  return nameOf
}

function row(columns: readonly Column[], types: TypeName): string {
  return object(sorted(columns).map((column) => member(column.name, columnType(column, types))))
}

function writable(
  columns: readonly Column[],
  types: TypeName,
  isOptional: (column: Column) => boolean,
): string {
  return object(
    sorted(columns).map((column) =>
      column.generated
        ? member(column.name, 'never', { optional: true })
        : member(column.name, columnType(column, types), { optional: isOptional(column) }),
    ),
  )
}

function columnType(column: Column, types: TypeName): string {
  return column.nullable ? `${types(column.type)} | null` : types(column.type)
}

function tuple(relationships: Catalog['relations'][number]['relationships']): string {
  if (relationships.length === 0) return '[]'
  const items = sorted(relationships).map((relationship) =>
    object([
      member('foreignKeyName', quote(relationship.name)),
      member('columns', `[${relationship.columns.map(quote).join(', ')}]`),
      member('isOneToOne', String(relationship.isOneToOne)),
      member('referencedRelation', quote(relationship.referencedRelation)),
      member('referencedColumns', `[${relationship.referencedColumns.map(quote).join(', ')}]`),
    ]),
  )
  return `[\n${indent(items.join(',\n'))},\n]`
}

function overloads(functions: Catalog['functions'], types: TypeName): string {
  const byName = [...Map.groupBy(functions, (fn) => fn.name)]
  return keyed(
    byName.map(([name, variants]) => ({ name, variants })),
    ({ variants }) =>
      variants
        .map((fn) => signature(fn, types))
        .sort()
        .join(' | '),
  )
}

function signature(fn: Catalog['functions'][number], types: TypeName): string {
  const args = fn.args.map(({ name, type, optional }) => member(name, types(type), { optional }))
  const returned = fn.columns.length > 0 ? record(fn.columns, types) : types(fn.returns)
  return object([
    member('Args', args.length > 0 ? object(args) : 'Record<PropertyKey, never>'),
    member('Returns', fn.returnsSet ? arrayOf(returned) : returned),
  ])
}

function record(fields: readonly { name: string; type: number }[], types: TypeName): string {
  return object(fields.map((field) => member(field.name, types(field.type))))
}

function keyed<Item extends { name: string }>(
  items: readonly Item[],
  render: (item: Item) => string,
): string {
  if (items.length === 0) return '{ [_ in never]: never }'
  return object(sorted(items).map((item) => member(item.name, render(item))))
}

function member(name: string, type: string, { optional = false } = {}): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
  return `${key}${optional ? '?' : ''}: ${type}`
}

const object = (members: readonly string[]) => `{\n${indent(members.join('\n'))}\n}`
const arrayOf = (type: string) => (type.includes('|') ? `(${type})[]` : `${type}[]`)
const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ')

function sorted<Item extends { name: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
