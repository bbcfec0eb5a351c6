/** The columns a node's SELECT puts out: its own fields, and what its joins bring. */
import {
  type Embed,
  hasAggregates,
  isEmpty,
  outputNames,
  type PlannedOrder,
  type PlannedSelect,
  type ReadNode,
} from '../plan/read-plan.ts'
import { fieldSql, jsonColumn } from './fragments.ts'
import { columnOf, ident, type Params } from './params.ts'

export interface Output {
  sql: string
  name: string
  /** What GROUP BY needs when the resource is aggregated; none for aggregates themselves. */
  group?: string
}

export interface OutputContext {
  /** The joining query names each column, so a star is spelled out. */
  spelledOut: boolean
  /** Aggregates are left to the outer query. */
  rawAggregates: boolean
}

const castTo = (sql: string, type: string | undefined): string =>
  type === undefined ? sql : `CAST(${sql} AS ${type})`

export const selectOutputs = (
  node: ReadNode,
  item: PlannedSelect,
  context: OutputContext,
  params: Params,
): Output[] => {
  if (item.kind === 'star') {
    if (!context.spelledOut || !node.table) return [{ sql: `${ident(node.alias)}.*`, name: '' }]
    return [...node.table.columns.keys()].map((name) => {
      const sql = columnOf(node.alias, name)
      return { sql, name, group: sql }
    })
  }
  if (item.kind === 'count') {
    const sql = context.rawAggregates ? '1' : castTo('count(*)', item.cast)
    return [{ sql, name: item.name }]
  }
  const value = castTo(fieldSql(node, item.field, params), item.cast)
  if (!item.aggregate) return [{ sql: value, name: item.name, group: value }]
  const sql = context.rawAggregates
    ? value
    : castTo(`${item.aggregate}(${value})`, item.aggregateCast)
  return [{ sql, name: item.name }]
}

/** The columns a to-one spread brings, with the aggregates that its own query left undone. */
const spreadOutputs = (embed: Embed, raw: boolean): Output[] => {
  const column = (name: string) => columnOf(embed.joinAlias, name)
  const plain = (name: string): Output => ({ sql: column(name), name, group: column(name) })
  const own = embed.node.select.flatMap((item): Output[] => {
    if (item.kind === 'star') return [...(embed.node.table?.columns.keys() ?? [])].map(plain)
    const aggregate = item.kind === 'count' ? 'count' : item.aggregate
    if (!aggregate) return [plain(item.name)]
    if (raw) return [{ sql: column(item.name), name: item.name }]
    const cast = item.kind === 'count' ? item.cast : item.aggregateCast
    return [{ sql: castTo(`${aggregate}(${column(item.name)})`, cast), name: item.name }]
  })
  const nested = embed.node.embeds.flatMap((child) => {
    if (child.spread && child.toOne) {
      return spreadOutputs({ ...child, joinAlias: embed.joinAlias }, raw)
    }
    return child.spread
      ? outputNames(child.node).map(plain)
      : isEmpty(child.node)
        ? []
        : [plain(child.name)]
  })
  return [...own, ...nested]
}

export const embedOutputs = (node: ReadNode, embed: Embed, rawAggregates: boolean): Output[] => {
  if (embed.spread && embed.toOne) return spreadOutputs(embed, rawAggregates)
  // Rows are grouped by what is embedded in them, and Postgres cannot compare json.
  const grouped = hasAggregates(node)
  const comparable = grouped ? '::jsonb' : ''
  if (embed.spread) {
    return outputNames(embed.node).map((name) => {
      const sql = `COALESCE(${columnOf(embed.joinAlias, name)}, '[]')${comparable}`
      return { sql, name, group: sql }
    })
  }
  if (isEmpty(embed.node)) return []
  if (embed.toOne) {
    const row = isWrapped(node, embed)
      ? columnOf(embed.joinAlias, jsonColumn)
      : `${grouped ? 'to_jsonb' : 'row_to_json'}(${ident(embed.joinAlias)}.*)`
    return [{ sql: row, name: embed.name, group: row }]
  }
  const rows = `COALESCE(${columnOf(embed.joinAlias, jsonColumn)}, '[]')${comparable}`
  return [{ sql: rows, name: embed.name, group: rows }]
}

export const ordersBy = (node: ReadNode, embed: Embed): PlannedOrder[] =>
  node.order.filter((order) => order.embed === embed)

/** Columns that only order must not show: the object is then built inside the join. */
export const isWrapped = (node: ReadNode, embed: Embed): boolean =>
  !embed.spread && !hasAggregates(embed.node) && ordersBy(node, embed).length > 0

export const orderColumn = (index: number): string => `pgrst_order_${index}`
