/** A read plan as one SELECT: embedded resources are lateral joins, JSON is built by Postgres. */
import {
  type Embed,
  hasAggregates,
  isEmpty,
  outputNames,
  type PlannedLogic,
  type PlannedOrder,
  type PlannedSelect,
  type ReadNode,
} from '../plan/read-plan.ts'
import type { ColumnPair } from '../schema-cache/model.ts'
import { fieldSql, jsonColumn, logicSql, orderSuffix, rowValue } from './fragments.ts'
import { columnOf, ident, type Params, qualified } from './params.ts'

/** The rows that a write or a call gave, as the read that follows it names them. */
export const sourceName = 'pgrst_source'

interface Output {
  sql: string
  name: string
  /** What GROUP BY needs when the resource is aggregated; none for aggregates themselves. */
  group?: string
}

/** Where a node's query stands decides what its outer query needs of it. */
interface Place {
  /** The joining query names each column, so a star is spelled out. */
  spelledOut: boolean
  /** Aggregates are left to the outer query. */
  rawAggregates: boolean
  conditions: readonly string[]
  from: string
  extra: readonly string[]
}

const castTo = (sql: string, type: string | undefined): string =>
  type === undefined ? sql : `CAST(${sql} AS ${type})`

const selectOutputs = (
  node: ReadNode,
  item: PlannedSelect,
  place: Pick<Place, 'spelledOut' | 'rawAggregates'>,
  params: Params,
): Output[] => {
  if (item.kind === 'star') {
    if (!place.spelledOut || !node.table) return [{ sql: `${ident(node.alias)}.*`, name: '' }]
    return [...node.table.columns.keys()].map((name) => {
      const sql = columnOf(node.alias, name)
      return { sql, name, group: sql }
    })
  }
  if (item.kind === 'count') {
    const sql = place.rawAggregates ? '1' : castTo('count(*)', item.cast)
    return [{ sql, name: item.name }]
  }
  const value = castTo(fieldSql(node, item.field, params), item.cast)
  if (!item.aggregate) return [{ sql: value, name: item.name, group: value }]
  const sql = place.rawAggregates
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

const embedOutputs = (node: ReadNode, embed: Embed, rawAggregates: boolean): Output[] => {
  if (embed.spread && embed.toOne) return spreadOutputs(embed, rawAggregates)
  if (embed.spread) {
    return outputNames(embed.node).map((name) => {
      const sql = `COALESCE(${columnOf(embed.joinAlias, name)}, '[]')`
      return { sql, name, group: `${sql}::jsonb` }
    })
  }
  if (isEmpty(embed.node)) return []
  const grouped = hasAggregates(node)
  if (embed.toOne) {
    const row = isWrapped(node, embed)
      ? columnOf(embed.joinAlias, jsonColumn)
      : `${grouped ? 'to_jsonb' : 'row_to_json'}(${ident(embed.joinAlias)}.*)`
    return [{ sql: row, name: embed.name, group: row }]
  }
  const rows = `COALESCE(${columnOf(embed.joinAlias, jsonColumn)}, '[]')${grouped ? '::jsonb' : ''}`
  return [{ sql: rows, name: embed.name, group: rows }]
}

const ordersBy = (node: ReadNode, embed: Embed): PlannedOrder[] =>
  node.order.filter((order) => order.embed === embed)

/** Columns that only order must not show: the object is then built inside the join. */
const isWrapped = (node: ReadNode, embed: Embed): boolean =>
  !embed.spread && !hasAggregates(embed.node) && ordersBy(node, embed).length > 0

const orderColumn = (index: number): string => `pgrst_order_${index}`

const orderSql = (node: ReadNode, order: PlannedOrder, params: Params): string => {
  const expression = order.embed
    ? columnOf(order.embed.joinAlias, orderColumn(ordersBy(node, order.embed).indexOf(order)))
    : fieldSql(node, order.field, params)
  return expression + orderSuffix(order)
}

const equal = (left: string, right: string, pairs: readonly ColumnPair[]): string[] =>
  pairs.map(([a, b]) => `${columnOf(left, a)} = ${columnOf(right, b)}`)

/** Where an embedded resource's rows come from, and which of them belong to the parent's row. */
const relate = (parent: ReadNode, embed: Embed): Pick<Place, 'from' | 'conditions'> => {
  const { relationship, node, junctionAlias } = embed
  const alias = ident(node.alias)
  if (relationship.kind === 'computed') {
    return {
      from: `${qualified(relationship.function)}(${rowValue(parent)}) AS ${alias}`,
      conditions: [],
    }
  }
  const from = `${qualified(relationship.foreign)} AS ${alias}`
  if (relationship.kind !== 'many-to-many') {
    return { from, conditions: equal(parent.alias, node.alias, relationship.columns) }
  }
  const { junction, source, target } = relationship
  const on = equal(node.alias, junctionAlias, target.columns).join(' AND ')
  return {
    from: `${from} INNER JOIN ${qualified(junction)} AS ${ident(junctionAlias)} ON ${on}`,
    conditions: equal(parent.alias, junctionAlias, source.columns),
  }
}

const toOneJoin = (parent: ReadNode, embed: Embed, params: Params): string => {
  const orders = ordersBy(parent, embed).map(
    ({ field }, index) => `${fieldSql(embed.node, field, params)} AS ${ident(orderColumn(index))}`,
  )
  const place: Place = {
    spelledOut: embed.spread,
    rawAggregates: embed.spread,
    ...relate(parent, embed),
    extra: embed.spread ? orders : [],
  }
  // A function that promises one row is held to it: a second one would repeat the parent.
  const once = embed.relationship.kind === 'computed' ? ' LIMIT 1' : ''
  if (!isWrapped(parent, embed)) return selectSql(embed.node, place, params) + once
  return selectSql(embed.node, { ...place, extra: orders }, params, 'as-json') + once
}

const toManyJoin = (parent: ReadNode, embed: Embed, params: Params): string => {
  const inner = selectSql(
    embed.node,
    { spelledOut: embed.spread, rawAggregates: false, ...relate(parent, embed), extra: [] },
    params,
  )
  const row = ident('pgrst_row')
  const columns = embed.spread
    ? [
        ...outputNames(embed.node).map(
          (name) => `json_agg(${row}.${ident(name)}) AS ${ident(name)}`,
        ),
        `NULLIF(count(*), 0) AS ${ident(jsonColumn)}`,
      ]
    : [`json_agg(${row}.*) AS ${ident(jsonColumn)}`]
  return `SELECT ${columns.join(', ')} FROM (${inner}) AS ${row}`
}

const joinSql = (parent: ReadNode, embed: Embed, params: Params): string => {
  const body = embed.toOne ? toOneJoin(parent, embed, params) : toManyJoin(parent, embed, params)
  const kind = embed.inner ? 'INNER' : 'LEFT'
  const on =
    embed.inner && !embed.toOne ? `${columnOf(embed.joinAlias, jsonColumn)} IS NOT NULL` : 'TRUE'
  return ` ${kind} JOIN LATERAL (${body}) AS ${ident(embed.joinAlias)} ON ${on}`
}

const named = ({ sql, name }: Output): string => (name === '' ? sql : `${sql} AS ${ident(name)}`)

const whereSql = (node: ReadNode, conditions: readonly string[], params: Params): string => {
  const all = [...conditions, ...node.where.map((logic) => logicSql(node, logic, params))]
  return all.length === 0 ? '' : ` WHERE ${all.join(' AND ')}`
}

const selectSql = (
  node: ReadNode,
  place: Place,
  params: Params,
  shape: 'columns' | 'as-json' = 'columns',
): string => {
  const aggregated = hasAggregates(node) && !place.rawAggregates
  const spelledOut = place.spelledOut || aggregated
  const outputs = [
    ...node.select.flatMap((item) => selectOutputs(node, item, { ...place, spelledOut }, params)),
    ...node.embeds.flatMap((embed) => embedOutputs(node, embed, place.rawAggregates)),
  ]
  const list = outputs.map(named)
  const columns =
    shape === 'as-json'
      ? [
          `(SELECT row_to_json(pgrst_row) FROM (SELECT ${list.join(', ')}) AS pgrst_row) AS ${ident(jsonColumn)}`,
        ]
      : list.length === 0
        ? ['1 AS pgrst_one']
        : list
  const groups = aggregated ? outputs.flatMap(({ group }) => (group ? [group] : [])) : []
  const joins = node.embeds.map((embed) => joinSql(node, embed, params)).join('')
  const order = node.order.map((term) => orderSql(node, term, params))
  const { limit, offset } = node.window
  return (
    `SELECT ${[...columns, ...place.extra].join(', ')} FROM ${place.from}${joins}` +
    whereSql(node, place.conditions, params) +
    (groups.length === 0 ? '' : ` GROUP BY ${groups.join(', ')}`) +
    (order.length === 0 ? '' : ` ORDER BY ${order.join(', ')}`) +
    (limit === undefined ? '' : ` LIMIT ${params.bind(limit)}`) +
    (offset === 0 ? '' : ` OFFSET ${params.bind(offset)}`)
  )
}

const rootFrom = (node: ReadNode): string => {
  const relation = node.from === 'table' && node.table ? qualified(node.table) : sourceName
  return `${relation} AS ${ident(node.alias)}`
}

export const readSql = (root: ReadNode, params: Params): string => {
  // A row without columns is still a row: `{}`.
  const bare = root.select.length === 0 && root.embeds.every(({ node }) => isEmpty(node))
  const sql = selectSql(
    root,
    { spelledOut: false, rawAggregates: false, conditions: [], from: rootFrom(root), extra: [] },
    params,
  )
  return bare ? `SELECT FROM (${sql}) AS pgrst_bare` : sql
}

const mentions = (logic: PlannedLogic, embed: Embed): boolean => {
  if (logic.kind === 'embed-is-null') return logic.embed === embed
  return logic.kind !== 'filter' && logic.children.some((child) => mentions(child, embed))
}

const canDropRows = (root: ReadNode, embed: Embed): boolean =>
  embed.inner || root.where.some((logic) => mentions(logic, embed))

/** Counts the rows the whole window would have: only joins that can drop rows take part. */
export const countSql = (root: ReadNode, params: Params, most?: number): string => {
  if (hasAggregates(root)) {
    const whole: ReadNode = { ...root, order: [], window: { offset: 0 } }
    return `SELECT count(*) FROM (${readSql(whole, params)}) AS pgrst_counted`
  }
  const joins = root.embeds
    .filter((embed) => canDropRows(root, embed))
    .map((embed) => joinSql(root, embed, params))
    .join('')
  const limit = most === undefined ? '' : ` LIMIT ${params.bind(most)}`
  return `SELECT count(*) FROM (SELECT 1 FROM ${rootFrom(root)}${joins}${whereSql(root, [], params)}${limit}) AS pgrst_counted`
}
