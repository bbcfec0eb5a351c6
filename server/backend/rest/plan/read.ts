/** Turns a parsed query into a read plan: embeds found, names resolved, conditions put in place. */
import { errors } from '../errors.ts'
import { outputName } from '../grammar/field.ts'
import type { OrderTerm } from '../grammar/order.ts'
import type { At, ParsedQuery } from '../grammar/query.ts'
import { intersect, type RowWindow, restrict } from '../grammar/range.ts'
import type { SelectEmbed, SelectField, SelectItem } from '../grammar/select.ts'
import { isToOne, type SchemaCache, type Table } from '../schema-cache/model.ts'
import { resolveField, resolveFilter, resolveLogic } from './fields.ts'
import {
  type Embed,
  hasAggregates,
  type PlannedOrder,
  type PlannedSelect,
  type ReadNode,
} from './read-plan.ts'
import { findRelationship } from './relationship.ts'

/** The relations from the request's own down to a node's parent. */
type Path = readonly (Table | undefined)[]

interface ReadRequest {
  cache: SchemaCache
  schema: string
  table: Table | undefined
  /** The resource's name: the table's, or the function's when its result has none. */
  name: string
  from: ReadNode['from']
  /** What a write filters is decided by the write itself: its representation shows all it touched. */
  purpose: 'answer' | 'representation'
  query: ParsedQuery
  aggregates: boolean
  maxRows?: number
  /** The window of the Range header. */
  window?: RowWindow
}

/**
 * The most times a chain of embeds may come back to a relation: each time multiplies its rows by
 * themselves.
 */
const mostOnPath = 2

class ReadPlanner {
  readonly #request: ReadRequest
  readonly #aliases = new Set<string>()

  constructor(request: ReadRequest) {
    this.#request = request
  }

  plan(): ReadNode {
    const { table, name, from, query } = this.#request
    const root = this.#node(table, this.#alias(name), from, query.select, [])
    this.#attach(root)
    this.#limitRows(root)
    return root
  }

  /** Gives each row source a name of its own, so that a column never refers to the wrong one. */
  #alias(wanted: string): string {
    let alias = wanted
    for (let number = 1; this.#aliases.has(alias); number += 1) alias = `${wanted}_${number}`
    this.#aliases.add(alias)
    return alias
  }

  #node(
    table: Table | undefined,
    alias: string,
    from: ReadNode['from'],
    items: readonly SelectItem[],
    above: Path,
  ): ReadNode {
    const node: ReadNode = {
      table,
      alias,
      from,
      select: [],
      embeds: [],
      where: [],
      order: [],
      window: { offset: 0 },
    }
    const path = [...above, table]
    for (const item of items) {
      if (item.kind === 'embed') node.embeds.push(this.#embed(node, item, path))
      else node.select.push(this.#selectField(node, item))
    }
    return node
  }

  #selectField(node: ReadNode, item: SelectField): PlannedSelect {
    const { field, alias, cast, aggregate, aggregateCast } = item
    if (aggregate && !this.#request.aggregates) throw errors.aggregates()
    if (field.name === '*' && aggregate) {
      return counted(alias, aggregateCast, false)
    }
    if (field.name === '*') return { kind: 'star' }
    if (isBareCount(node, item)) return counted(alias, cast, true)
    return {
      kind: 'value',
      field: resolveField(node, field),
      name: alias ?? aggregate ?? outputName(field),
      ...(cast ? { cast } : {}),
      ...(aggregate ? { aggregate } : {}),
      ...(aggregateCast ? { aggregateCast } : {}),
    }
  }

  #embed(parent: ReadNode, item: SelectEmbed, path: Path): Embed {
    const { cache, schema, name } = this.#request
    const relationship = findRelationship(
      cache,
      parent.table,
      parent.table?.name ?? name,
      schema,
      item.name,
      item.hint,
    )
    const foreign = relationship.foreign
    const depth = path.length
    if (path.filter((table) => table === foreign).length >= mostOnPath) {
      throw errors.tooComplex(
        `'${foreign.name}' can be embedded in itself once, directly or through others`,
      )
    }
    const node = this.#node(
      foreign,
      this.#alias(`${foreign.name}_${depth}`),
      'table',
      item.items,
      path,
    )
    const toOne = isToOne(relationship)
    const key = item.alias ?? item.name
    if (!item.spread && parent.embeds.some(({ name, spread }) => name === key && !spread)) {
      throw errors.duplicateEmbed(`${parent.table?.name ?? name}_${key}_${depth}`)
    }
    if (item.spread && !toOne && hasAggregates(node)) {
      throw errors.notImplemented(
        'Aggregates are not implemented for one-to-many or many-to-many spreads.',
      )
    }
    return {
      name: key,
      target: item.name,
      joinAlias: this.#alias(`${parent.alias}_${key}`),
      junctionAlias:
        relationship.kind === 'many-to-many' ? this.#alias(relationship.junction.name) : '',
      relationship,
      toOne,
      inner: item.join === 'inner',
      spread: item.spread,
      node,
    }
  }

  #attach(root: ReadNode): void {
    const { query, purpose, window } = this.#request
    const filtersRoot = purpose === 'answer'
    const applies = ({ path }: At<unknown>) => filtersRoot || path.length > 0

    for (const { path, filter } of query.filters.filter(applies)) {
      const node = nodeAt(root, path)
      node.where.push(resolveFilter(node, filter))
    }
    for (const { path, logic } of query.logic.filter(applies)) {
      const node = nodeAt(root, path)
      node.where.push(resolveLogic(node, logic))
    }
    for (const { path, terms } of query.orders) {
      const node = nodeAt(root, path)
      node.order = terms.map((term) => resolveOrder(node, term))
    }
    if (!filtersRoot) return
    for (const { path, limit, offset } of query.limits) {
      const node = nodeAt(root, path)
      node.window = {
        ...node.window,
        ...(limit === undefined ? {} : { limit }),
        ...(offset === undefined ? {} : { offset }),
      }
    }
    if (window) root.window = intersect(root.window, window)
  }

  #limitRows(node: ReadNode): void {
    node.window = restrict(node.window, this.#request.maxRows)
    for (const embed of node.embeds) if (!embed.toOne) this.#limitRows(embed.node)
  }
}

const counted = (
  alias: string | undefined,
  cast: string | undefined,
  bare: boolean,
): PlannedSelect => ({ kind: 'count', name: alias ?? 'count', bare, ...(cast ? { cast } : {}) })

/** `rel(count)` counts rows even where aggregates are switched off, unless a column has that name. */
const isBareCount = ({ table }: ReadNode, { field, aggregate }: SelectField): boolean =>
  field.name === 'count' &&
  field.path.length === 0 &&
  aggregate === undefined &&
  table !== undefined &&
  !table.columns.has('count') &&
  !table.computed.has('count')

const nodeAt = (root: ReadNode, path: readonly string[]): ReadNode => {
  let node = root
  for (const step of path) {
    const embed =
      node.embeds.find(({ name }) => name === step) ??
      node.embeds.find(({ target }) => target === step)
    if (!embed) throw errors.notEmbedded(step)
    node = embed.node
  }
  return node
}

const resolveOrder = (node: ReadNode, term: OrderTerm): PlannedOrder => {
  const { relation, field, ...rest } = term
  if (relation === undefined) return { field: resolveField(node, field), ...rest }
  const embed = node.embeds.find(({ name }) => name === relation)
  if (!embed) throw errors.notEmbedded(relation)
  if (!embed.toOne) throw errors.relatedOrder(node.table?.name ?? node.alias, relation)
  return { field: resolveField(embed.node, field), embed, ...rest }
}

export const planRead = (request: ReadRequest): ReadNode => new ReadPlanner(request).plan()
