/** Resolves the names in a query to columns and computed columns of the catalog. */
import { editDistance } from '#domain/text/edit-distance.ts'
import { errors } from '../errors.ts'
import type { Field } from '../grammar/field.ts'
import type { Filter } from '../grammar/filter.ts'
import type { Logic } from '../grammar/logic.ts'
import type { Table } from '../schema-cache/model.ts'
import type { PlannedField, PlannedLogic, ReadNode, ValueSource } from './read-plan.ts'

const systemColumns = new Set(['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'])

const findSource = (table: Table | undefined, alias: string, name: string): ValueSource => {
  if (!table) return { kind: 'unchecked', name }
  const column = table.columns.get(name)
  if (column) return { kind: 'column', name, type: column.baseType }
  const computed = table.computed.get(name)
  if (computed) return { kind: 'computed', function: computed }
  if (systemColumns.has(name)) return { kind: 'unchecked', name }
  throw errors.undefinedColumn(alias, name, columnHint(table, alias, name))
}

/** Postgres suggests a column only when few edits lead to it. */
const columnHint = (table: Table, alias: string, name: string): string | null => {
  if (name.length > 64) return null
  const near = [...table.columns.keys()].find((column) => {
    const distance = editDistance(column, name, 3)
    return distance <= 3 && distance <= name.length / 2
  })
  return near === undefined ? null : `Perhaps you meant to reference the column "${alias}.${near}".`
}

export const resolveField = (
  node: Pick<ReadNode, 'table' | 'alias'>,
  field: Field,
): PlannedField => ({
  source: findSource(node.table, node.alias, field.name),
  path: field.path,
})

/** A filter on an embedded resource's name asks whether the resource has rows. */
export const resolveFilter = (node: ReadNode, filter: Filter): PlannedLogic => {
  const { field, negated, operation } = filter
  if (field.path.length === 0 && operation.op === 'is') {
    const embed = node.embeds.find(({ name }) => name === field.name)
    if (embed && operation.value === 'null') return { kind: 'embed-is-null', embed, negated }
    if (embed && operation.value === 'not_null') {
      return { kind: 'embed-is-null', embed, negated: !negated }
    }
  }
  return { kind: 'filter', field: resolveField(node, field), negated, operation }
}

export const resolveLogic = (node: ReadNode, logic: Logic): PlannedLogic =>
  logic.kind === 'filter'
    ? resolveFilter(node, logic.filter)
    : { ...logic, children: logic.children.map((child) => resolveLogic(node, child)) }
