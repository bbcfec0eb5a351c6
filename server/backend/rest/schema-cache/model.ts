/** The catalog as the planner sees it: tables, their relationships, and functions. */

export interface QualifiedName {
  schema: string
  name: string
}

export interface Column {
  name: string
  /** As `format_type` prints it, qualified unless it is a type of Postgres itself. */
  type: string
  /** The type a domain is made of; else the same as `type`. */
  baseType: string
  /** The SQL that makes the default value, identity included. */
  default: string | null
}

/** A function of one row of the table: selectable as if it were a column. */
export interface ComputedColumn extends QualifiedName {
  type: string
}

export interface Table extends QualifiedName {
  oid: number
  isView: boolean
  columns: ReadonlyMap<string, Column>
  primaryKey: readonly string[]
  computed: ReadonlyMap<string, ComputedColumn>
  /** Whether any role can insert: a view may not be insertable at all. */
  insertable: boolean
  updatable: boolean
  deletable: boolean
}

/** Columns that a join compares: of the first table, then of the second. */
export type ColumnPair = readonly [own: string, foreign: string]

export interface ForeignKeyRelationship {
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one'
  table: Table
  foreign: Table
  constraint: string
  columns: readonly ColumnPair[]
}

interface JunctionRelationship {
  kind: 'many-to-many'
  table: Table
  foreign: Table
  junction: QualifiedName
  /** Of the table and of the junction. */
  source: { constraint: string; columns: readonly ColumnPair[] }
  /** Of the foreign table and of the junction. */
  target: { constraint: string; columns: readonly ColumnPair[] }
}

export interface ComputedRelationship {
  kind: 'computed'
  table: Table
  foreign: Table
  function: QualifiedName
  single: boolean
}

export type Relationship = ForeignKeyRelationship | JunctionRelationship | ComputedRelationship

export const isToOne = (relationship: Relationship): boolean =>
  relationship.kind === 'computed'
    ? relationship.single
    : relationship.kind === 'many-to-one' || relationship.kind === 'one-to-one'

export interface Parameter {
  /** Empty when the function gives it none. */
  name: string
  type: string
  required: boolean
  variadic: boolean
}

export interface Routine extends QualifiedName {
  parameters: readonly Parameter[]
  volatility: 'volatile' | 'stable' | 'immutable'
  returns: {
    shape: 'void' | 'scalar' | 'composite'
    set: boolean
    /** The relation whose row type is returned: what makes embedding possible. */
    table?: QualifiedName
  }
}

export interface SchemaCache {
  /** Tables and views of the exposed schemas. */
  tables: ReadonlyMap<string, ReadonlyMap<string, Table>>
  relationships: ReadonlyMap<Table, readonly Relationship[]>
  routines: ReadonlyMap<string, ReadonlyMap<string, readonly Routine[]>>
  /** Settings that come with a role. */
  roleSettings: ReadonlyMap<string, readonly (readonly [name: string, value: string])[]>
}
