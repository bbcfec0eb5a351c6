/** What a read will do, with every name resolved against the schema cache: the input of the SQL writer. */
import type { JsonStep } from '../grammar/field.ts'
import type { Operation } from '../grammar/filter.ts'
import type { RowWindow } from '../grammar/range.ts'
import type { Aggregate } from '../grammar/select.ts'
import type { ComputedColumn, Relationship, Table } from '../schema-cache/model.ts'

/** Where a field's value comes from. `unchecked` is a column of a function's result without a table. */
export type ValueSource =
  | { kind: 'column'; name: string; type: string }
  | { kind: 'computed'; function: ComputedColumn }
  | { kind: 'unchecked'; name: string }

export interface PlannedField {
  source: ValueSource
  path: readonly JsonStep[]
}

export type PlannedSelect =
  | { kind: 'star' }
  | {
      kind: 'value'
      field: PlannedField
      name: string
      cast?: string
      aggregate?: Aggregate
      aggregateCast?: string
    }
  /** `bare` is `count` without parentheses: it counts all rows and groups by nothing. */
  | { kind: 'count'; name: string; cast?: string; bare: boolean }

export type PlannedLogic =
  | { kind: 'and' | 'or'; negated: boolean; children: readonly PlannedLogic[] }
  | { kind: 'filter'; field: PlannedField; negated: boolean; operation: Operation }
  /** Whether an embedded resource has rows. */
  | { kind: 'embed-is-null'; embed: Embed; negated: boolean }

export interface PlannedOrder {
  field: PlannedField
  /** Set when the field is one of an embedded to-one resource. */
  embed?: Embed
  direction?: 'asc' | 'desc'
  nulls?: 'nullsfirst' | 'nullslast'
}

export interface ReadNode {
  /** Unknown only for the result of a function that returns no relation's rows. */
  table: Table | undefined
  alias: string
  /** `source` is the result of the write or call that comes before the read. */
  from: 'table' | 'source'
  select: PlannedSelect[]
  embeds: Embed[]
  where: PlannedLogic[]
  order: PlannedOrder[]
  window: RowWindow
}

export interface Embed {
  /** What the resource is called in the answer. */
  name: string
  /** The name it was asked by, which filters may use as well as the alias. */
  target: string
  joinAlias: string
  junctionAlias: string
  relationship: Relationship
  toOne: boolean
  inner: boolean
  spread: boolean
  node: ReadNode
}

const aggregated = (item: PlannedSelect): boolean =>
  (item.kind === 'count' && !item.bare) || (item.kind === 'value' && item.aggregate !== undefined)

/** Aggregates of a to-one spread are applied by the resource it is spread into. */
export const hasAggregates = (node: ReadNode): boolean =>
  node.select.some(aggregated) ||
  node.embeds.some(({ spread, toOne, node: child }) => spread && toOne && hasAggregates(child))

/** True for an embed that puts nothing into the answer and only joins. */
export const isEmpty = (node: ReadNode): boolean =>
  node.select.length === 0 && node.embeds.every((embed) => isEmpty(embed.node))

/** The columns a node's rows have when every star is spelled out. */
export const outputNames = (node: ReadNode): string[] => [
  ...node.select.flatMap((item) =>
    item.kind === 'star' ? [...(node.table?.columns.keys() ?? [])] : [item.name],
  ),
  ...node.embeds.flatMap((embed) => {
    if (embed.spread) return outputNames(embed.node)
    return isEmpty(embed.node) ? [] : [embed.name]
  }),
]
