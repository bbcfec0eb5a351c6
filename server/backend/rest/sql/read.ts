/** A read plan as one SELECT: embedded resources are lateral joins, JSON is built by Postgres. */
import {
  type Embed,
  hasAggregates,
  isEmpty,
  outputNames,
  type PlannedLogic,
  type PlannedOrder,
  type ReadNode,
} from '../plan/read-plan.ts'
import type { ColumnPair } from '../schema-cache/model.ts'
import { fieldSql, jsonColumn, logicSql, orderSuffix, rowValue } from './fragments.ts'
import {
  embedOutputs,
  isWrapped,
  type Output,
  type OutputContext,
  orderColumn,
  ordersBy,
  selectOutputs,
} from './outputs.ts'
import { columnOf, ident, type Params, qualified } from './params.ts'

/** The rows that a write or a call gave, as the read that follows it names them. */
export const sourceName = 'pgrst_source'

/** What the query of a node takes over from the query around it. */
interface QueryContext extends OutputContext {
  from: string
  conditions: readonly string[]
  /** Output columns beside those that were asked for, by which the outer query sorts. */
  extra: readonly string[]
}

const orderSql = (node: ReadNode, order: PlannedOrder, params: Params): string => {
  const expression = order.embed
    ? columnOf(order.embed.joinAlias, orderColumn(ordersBy(node, order.embed).indexOf(order)))
    : fieldSql(node, order.field, params)
  return expression + orderSuffix(order)
}

const equal = (left: string, right: string, pairs: readonly ColumnPair[]): string[] =>
  pairs.map(([a, b]) => `${columnOf(left, a)} = ${columnOf(right, b)}`)

/** Where an embedded resource's rows come from, and which of them belong to the parent's row. */
const relate = (parent: ReadNode, embed: Embed): Pick<QueryContext, 'from' | 'conditions'> => {
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
  const context: QueryContext = {
    spelledOut: embed.spread,
    rawAggregates: embed.spread,
    ...relate(parent, embed),
    extra: embed.spread ? orders : [],
  }
  // LIMIT 1 for a function that promises one row: a second row would repeat the parent.
  const once = embed.relationship.kind === 'computed' ? ' LIMIT 1' : ''
  if (!isWrapped(parent, embed)) return selectSql(embed.node, context, params) + once
  return selectSql(embed.node, { ...context, extra: orders }, params, 'as-json') + once
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
  context: QueryContext,
  params: Params,
  shape: 'columns' | 'as-json' = 'columns',
): string => {
  const aggregated = hasAggregates(node) && !context.rawAggregates
  const spelledOut = context.spelledOut || aggregated
  const outputs = [
    ...node.select.flatMap((item) => selectOutputs(node, item, { ...context, spelledOut }, params)),
    ...node.embeds.flatMap((embed) => embedOutputs(node, embed, context.rawAggregates)),
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
    `SELECT ${[...columns, ...context.extra].join(', ')} FROM ${context.from}${joins}` +
    whereSql(node, context.conditions, params) +
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
