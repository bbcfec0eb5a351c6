/** INSERT, UPDATE and DELETE of a write plan. The body arrives as one bound JSON value. */
import type { PlannedLogic } from '../plan/read-plan.ts'
import { payloadAlias, type Returning, type WritePlan } from '../plan/write.ts'
import type { Column, Table } from '../schema-cache/model.ts'
import { logicSql } from './fragments.ts'
import { columnOf, ident, type Params, qualified } from './params.ts'

/** Counts the rows that an upsert changed rather than made. */
export const updatedSetting = 'pgrst.updated'

const countUpdated =
  `set_config('${updatedSetting}', ` +
  `(coalesce(nullif(current_setting('${updatedSetting}', true), '')::int, 0) + 1)::text, true) <> '0'`

const returningSql = (table: Table, returning: Returning): string => {
  if (returning === 'nothing') return ' RETURNING 1'
  if (returning === 'everything') return ` RETURNING ${ident(table.name)}.*`
  if (returning.length === 0) return ' RETURNING 1'
  return ` RETURNING ${returning.map((name) => columnOf(table.name, name)).join(', ')}`
}

const definitions = (columns: readonly Column[]): string =>
  columns.map(({ name, type }) => `${ident(name)} ${type}`).join(', ')

/** The payload as rows with the columns' own types. */
const payloadRows = (
  { columns, payload, defaults }: Extract<WritePlan, { payload: string }>,
  params: Params,
): string => {
  const json = params.bind(payload)
  const alias = ident(payloadAlias)
  if (columns.length === 0) return `json_array_elements(${json}::json) AS ${alias}`
  const withDefault = columns.filter((column) => column.default !== null)
  if (!defaults || withDefault.length === 0) {
    return `json_to_recordset(${json}::json) AS ${alias}(${definitions(columns)})`
  }
  const pairs = withDefault.map((column) => `${params.bind(column.name)}::text, ${column.default}`)
  return (
    `jsonb_array_elements(${json}::jsonb) AS pgrst_given, ` +
    `LATERAL jsonb_to_record(jsonb_build_object(${pairs.join(', ')}) || pgrst_given.value) ` +
    `AS ${alias}(${definitions(columns)})`
  )
}

const allOf = (
  table: Table,
  alias: string,
  where: readonly PlannedLogic[],
  params: Params,
): string =>
  where.map((logic) => logicSql({ table, alias, from: 'table' }, logic, params)).join(' AND ')

const conflictSql = (
  columns: readonly Column[],
  conflict: { columns: readonly string[]; resolution: 'merge' | 'ignore' },
): string => {
  const target = `(${conflict.columns.map(ident).join(', ')})`
  if (conflict.resolution === 'ignore' || columns.length === 0) {
    return ` ON CONFLICT ${target} DO NOTHING`
  }
  const changes = columns.map(({ name }) => `${ident(name)} = EXCLUDED.${ident(name)}`)
  return ` ON CONFLICT ${target} DO UPDATE SET ${changes.join(', ')} WHERE ${countUpdated}`
}

export const writeSql = (plan: WritePlan, params: Params): string => {
  const { table } = plan
  const target = `${qualified(table)} AS ${ident(table.name)}`
  const returning = returningSql(table, plan.returning)
  switch (plan.kind) {
    case 'delete':
      return `DELETE FROM ${target} WHERE ${allOf(table, table.name, plan.where, params)}${returning}`
    case 'update': {
      if (plan.columns.length === 0) return emptyUpdateSql(plan)
      const rows = payloadRows(plan, params)
      const names = plan.columns.map(({ name }) => ident(name))
      const changes = names.map((name) => `${name} = ${ident(payloadAlias)}.${name}`)
      return (
        `UPDATE ${target} SET ${changes.join(', ')} ` +
        `FROM (SELECT ${names.map((name) => `${ident(payloadAlias)}.${name}`).join(', ')} FROM ${rows} LIMIT 1) AS ${ident(payloadAlias)} ` +
        `WHERE ${allOf(table, table.name, plan.where, params)}${returning}`
      )
    }
    default: {
      const rows = payloadRows(plan, params)
      const names = plan.columns.map(({ name }) => ident(name))
      const list = names.length === 0 ? '' : `(${names.join(', ')})`
      const values = names.map((name) => `${ident(payloadAlias)}.${name}`).join(', ')
      const where =
        plan.kind === 'put' ? ` WHERE ${allOf(table, payloadAlias, plan.where, params)}` : ''
      const conflict =
        plan.kind === 'put'
          ? conflictSql(plan.columns, { columns: table.primaryKey, resolution: 'merge' })
          : plan.conflict
            ? conflictSql(plan.columns, plan.conflict)
            : ''
      return `INSERT INTO ${target}${list} SELECT ${values} FROM ${rows}${where}${conflict}${returning}`
    }
  }
}

/** An update without columns changes no row, and still answers with the columns asked for. */
const emptyUpdateSql = ({ table, returning }: WritePlan): string => {
  const columns =
    returning === 'everything'
      ? '*'
      : returning === 'nothing' || returning.length === 0
        ? '1'
        : returning.map(ident).join(', ')
  return `SELECT ${columns} FROM ${qualified(table)} WHERE false`
}
