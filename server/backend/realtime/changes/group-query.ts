/** The statement that tells what a page of changes to one table means to one group of subscribers. */
import type { Statement } from '#server/backend/db/driver.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { type Condition, filterSql, type SqlText } from '../protocol/filter.ts'
import { columnsOf, usableVariants } from './filter-columns.ts'
import type { RecordedChange } from './outbox.ts'
import { type Relation, readableColumns, relationSql } from './relations.ts'
import type { Group, Variant } from './subscriptions.ts'

/**
 * The result has one row a change: its number, the first transaction that the reading does not see,
 * whether the row can be read now, whether its old version would be shown, then the records and the
 * variants' outcomes.
 */
export interface GroupQuery {
  group: Group
  variants: readonly Variant[]
  /** For each variant the place of its record among the result's columns. */
  recordColumns: readonly number[]
  firstOutcome: number
  statement: Statement
}

const firstRecord = 4

/** `known` numbers the changes of whose old version the group could read. */
export function groupQuery(
  relation: Relation,
  changes: readonly RecordedChange[],
  group: Group,
  known: readonly number[],
): GroupQuery {
  const values: string[] = [changesJson(changes), `{${known.join()}}`]
  const bind = (value: string) => `$${values.push(value)}`
  const variants = usableVariants(relation, group.caller.role, group.variants.values())
  const { recordColumns, records } = recordsOf(relation, group.caller.role, variants)
  const now = columnsOf(relation, 't', bind)
  const before = columnsOf(relation, 'o', bind)
  const filters = variants.map(({ conditions }, n) => `(${filterSql(conditions, now)}) as f${n}`)
  const outcomes = variants.map(({ conditions }, n) => outcomeSql(n, conditions, before))
  const table = relationSql(relation)
  const sameKey = relation.key
    .map((name) => `t.${quoteIdentifier(name)} = k.${quoteIdentifier(name)}`)
    .join(' and ')
  const moved = variants.map(({ conditions }, n) => `(${changedSql(conditions)}) as d${n}`)
  const read = [...records, ...filters, ...moved, 'true as present']
  const shown = records.map((_, index) => `r.r${firstRecord + index}`)
  const text = `
    with c as materialized (
      select * from jsonb_to_recordset($1::jsonb) as c (n int, operation text, key jsonb, old jsonb)
    )
    select ${[
      'c.n',
      'pg_snapshot_xmax(pg_current_snapshot())::text',
      'r.present',
      's.n is not null',
      ...shown,
      ...outcomes,
    ].join(', ')}
    from c
    cross join lateral jsonb_populate_record(null::${table}, c.key) as k
    cross join lateral jsonb_populate_record(null::${table}, c.old) as o
    left join lateral (
      select ${read.join(', ')} from ${table} as t where ${sameKey}
    ) as r on c.operation <> 'DELETE'
    left join (${seenSql(table, changes)}) as s on s.n = c.n
    order by c.n`
  const firstOutcome = firstRecord + records.length
  return { group, variants, recordColumns, firstOutcome, statement: { text, values } }
}

/**
 * What a variant is told. Its filter is judged on the old version only where that could be read, and
 * a delete is told by its key only where the row would be shown to this day. Else whoever might miss
 * something is told that rows may have left, whatever the filter: the answer of a filter is a piece
 * of the row.
 */
function outcomeSql(variant: number, conditions: readonly Condition[], before: SqlText): string {
  return `case
    when r.f${variant} then 'matches'
    when c.operation = 'INSERT' then null
    when c.n = any ($2::int[]) then case
      when (${filterSql(conditions, before)}) is not true then null
      when c.operation = 'DELETE' and s.n is not null then 'matches'
      else 'left'
    end
    when s.n is null then null
    when r.present is null then 'left'
    when r.d${variant} then 'left'
  end`
}

/** Whether a value that the filter looks at changed: if not, the old version matched as the new one. */
function changedSql(conditions: readonly Condition[]): string {
  const columns = [...new Set(conditions.map(({ column }) => quoteIdentifier(column)))]
  if (columns.length === 0) return 'false'
  // As JSON, because not every type can be compared.
  return columns
    .map((name) => `to_jsonb(o.${name}) is distinct from to_jsonb(t.${name})`)
    .join(' or ')
}

function seenSql(table: string, changes: readonly RecordedChange[]): string {
  if (changes.every(({ operation }) => operation === 'INSERT')) return 'select null::int as n'
  return `select n from realtime.seen_images(
    '${table.replaceAll("'", "''")}', (select jsonb_agg(c.old order by c.n) from c)
  ) as n`
}

/** Variants that ask for the same columns share one record. */
function recordsOf(relation: Relation, role: string, variants: readonly Variant[]) {
  const readable = readableColumns(relation, role).map(({ name }) => name)
  const columnOf = new Map<string, number>()
  const records: string[] = []
  const recordColumns = variants.map(({ select }) => {
    const columns = select ? readable.filter((name) => select.includes(name)) : readable
    const known = columnOf.get(columns.join('\n'))
    if (known !== undefined) return known
    const column = firstRecord + records.length
    const list = columns.map((name) => `t.${quoteIdentifier(name)}`).join(', ')
    records.push(`(select row_to_json(x) from (select ${list}) as x)::text as r${column}`)
    columnOf.set(columns.join('\n'), column)
    return column
  })
  return { recordColumns, records }
}

const changesJson = (changes: readonly RecordedChange[]) =>
  `[${changes
    .map(
      ({ operation, key, old }, n) =>
        `{"n":${n},"operation":"${operation}","key":${key},"old":${old ?? 'null'}}`,
    )
    .join(',')}]`
