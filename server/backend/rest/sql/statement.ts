/**
 * The one statement a request runs. Whatever it does, it answers with a single row of the same
 * columns, the body already written by Postgres.
 */
import type { Statement, StatementResult } from '#server/backend/db/driver.ts'
import type { CallPlan } from '../plan/call.ts'
import type { ReadNode } from '../plan/read-plan.ts'
import type { WritePlan } from '../plan/write.ts'
import { callSql, scalarColumn } from './call.ts'
import { columnOf, Params } from './params.ts'
import { countSql, readSql, sourceName } from './read.ts'
import { updatedSetting, writeSql } from './write.ts'

export interface BodyFormat {
  /** The most bytes a body may have; the statement fails when it would be more. */
  limit: number
  rows: 'array' | 'object' | 'scalar' | 'scalar-array' | 'csv' | 'none'
  stripNulls: boolean
}

/** How the total is found: counted, counted up to a limit, or not at all. */
export type Counting = 'none' | 'all' | { upTo: number }

const rows = 'pgrst_rows'

const csvKey = `CASE WHEN key ~ '[",\\n]' THEN '"' || replace(key, '"', '""') || '"' ELSE key END`

/** The header comes from the first row. */
const csvHeader =
  `(SELECT coalesce(string_agg(${csvKey}, ','), '') FROM ` +
  `(SELECT json_object_keys(pgrst_head.line)::text AS key FROM ` +
  `(SELECT row_to_json(h.*) AS line FROM pgrst_page AS h LIMIT 1) AS pgrst_head) AS pgrst_keys)`

/** Postgres prints a row as a line of CSV in parentheses. */
const csvLines = `string_agg(substring(${rows}::text, 2, length(${rows}::text) - 2), E'\\n')`

/** A setting that does not exist: reading it makes the statement fail on purpose. */
export const tooLargeSetting = 'pgrst.answer_is_too_large'

/**
 * A body that is too large never leaves the database, and what the statement wrote is undone.
 * Postgres computes an aggregate that stands in a query twice only once.
 */
const bounded = (aggregate: string, limit: number, body: string): string =>
  `CASE WHEN pg_column_size(${aggregate}) > ${Math.trunc(limit)}` +
  ` THEN current_setting('${tooLargeSetting}') ELSE ${body} END`

const bodySql = ({ rows: shape, stripNulls, limit }: BodyFormat): string => {
  const row = stripNulls ? `json_strip_nulls(row_to_json(${rows}.*))` : `${rows}.*`
  const all = `json_agg(${shape.startsWith('scalar') ? columnOf(rows, scalarColumn) : row})`
  switch (shape) {
    case 'array':
    case 'scalar-array':
      return bounded(all, limit, `coalesce(${all}, '[]')::text`)
    case 'object':
    case 'scalar':
      return bounded(all, limit, `coalesce(${all} -> 0, 'null')::text`)
    case 'csv':
      return bounded(csvLines, limit, `${csvHeader} || E'\\n' || coalesce(${csvLines}, '')`)
    case 'none':
      return `''`
  }
}

const resultSql = (parts: {
  ctes: readonly string[]
  total: string
  affected: string
  updated?: boolean
  key?: string
  body: BodyFormat
  from: string
}): string => {
  const { ctes, total, affected, updated, key, body, from } = parts
  const csv = body.rows === 'csv'
  const all = csv ? [...ctes, `pgrst_page AS (${from})`] : ctes
  const columns = [
    `${total} AS total`,
    'count(*) AS page',
    `${affected} AS affected`,
    `${updated ? `nullif(current_setting('${updatedSetting}', true), '')` : 'null'} AS updated`,
    `${key ?? 'null'} AS key`,
    `${bodySql(body)} AS body`,
    `nullif(current_setting('response.headers', true), '') AS headers`,
    `nullif(current_setting('response.status', true), '') AS status`,
  ]
  const source = csv ? `pgrst_page AS ${rows}` : `(${from}) AS ${rows}`
  return `${all.length === 0 ? '' : `WITH ${all.join(', ')} `}SELECT ${columns.join(', ')} FROM ${source}`
}

const totalSql = (root: ReadNode, counting: Counting, params: Params): string =>
  counting === 'none'
    ? 'null'
    : `(${countSql(root, params, counting === 'all' ? undefined : counting.upTo)})`

export const readStatement = (root: ReadNode, counting: Counting, body: BodyFormat): Statement => {
  const params = new Params()
  const from = readSql(root, params)
  const total = totalSql(root, counting, params)
  return params.statement(resultSql({ ctes: [], total, affected: 'null', body, from }))
}

/** Asks the planner for its estimate of the number of rows, without running the query. */
export const estimateStatement = (root: ReadNode): Statement => {
  const params = new Params()
  const whole: ReadNode = { ...root, order: [], window: { offset: 0 } }
  const text = readSql(whole, params)
  return params.statement(`EXPLAIN (FORMAT JSON) ${text}`)
}

const affectedSql = `(SELECT count(*) FROM ${sourceName})`

export const writeStatement = (
  write: WritePlan,
  representation: ReadNode | undefined,
  body: BodyFormat,
): Statement => {
  const params = new Params()
  const source = `${sourceName} AS (${writeSql(write, params)})`
  const from = representation ? readSql(representation, params) : `SELECT FROM ${sourceName}`
  const keyed = !representation && Array.isArray(write.returning) && write.returning.length > 0
  return params.statement(
    resultSql({
      ctes: [source],
      total: 'null',
      affected: affectedSql,
      updated: write.kind === 'insert' || write.kind === 'put',
      ...(keyed ? { key: `(SELECT row_to_json(k.*) FROM ${sourceName} AS k LIMIT 1)` } : {}),
      body,
      from,
    }),
  )
}

export const callStatement = (
  call: CallPlan,
  root: ReadNode,
  counting: Counting,
  body: BodyFormat,
  countsAffected: boolean,
): Statement => {
  const params = new Params()
  const source = `${sourceName} AS (${callSql(call, params)})`
  const from = readSql(root, params)
  const total = totalSql(root, counting, params)
  const affected = countsAffected ? affectedSql : 'null'
  return params.statement(resultSql({ ctes: [source], total, affected, body, from }))
}

export interface ExplainOptions {
  format: 'json' | 'text'
  options: readonly ('analyze' | 'verbose' | 'settings' | 'buffers' | 'wal')[]
}

export const explained = (
  { text, values }: Statement,
  { format, options }: ExplainOptions,
): Statement => {
  const list = [...options.map((option) => option.toUpperCase()), `FORMAT ${format.toUpperCase()}`]
  return { text: `EXPLAIN (${list.join(', ')}) ${text}`, ...(values ? { values } : {}) }
}

export interface Outcome {
  total: number | undefined
  page: number
  affected: number
  updated: number
  key: string | undefined
  body: string
  headers: string | undefined
  status: string | undefined
}

const optionalNumber = (text: string | null | undefined) =>
  text == null ? undefined : Number(text)

export const readOutcome = (result: StatementResult | undefined): Outcome => {
  const [total, page, affected, updated, key, body, headers, status] = result?.rows[0] ?? []
  return {
    total: optionalNumber(total),
    page: Number(page ?? 0),
    affected: Number(affected ?? 0),
    updated: Number(updated ?? 0),
    key: key ?? undefined,
    body: body ?? '',
    headers: headers ?? undefined,
    status: status ?? undefined,
  }
}
