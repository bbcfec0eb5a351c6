/**
 * Reads changed rows again, as each kind of subscriber: one statement a group, all groups of a batch
 * in one round trip. What a select would not show the subscriber can't come out of here.
 */
import type { Caller } from '#server/backend/caller.ts'
import type { Database, Statement, StatementResult } from '#server/backend/db/driver.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { filterSql } from './filter.ts'
import type { RecordedChange } from './outbox.ts'
import { type Relation, readableColumns, relationSql } from './relations.ts'
import type { Group, Variant } from './subscriptions.ts'

/** What one change means to one variant of a group. */
export interface Finding {
  change: RecordedChange
  variant: Variant
  /** The row left the variant's sight: nothing of it is shown. */
  outcome: 'matches' | 'left'
  /** The row as JSON text, as this group may see it now; null after a delete. */
  record: string | null
}

export type GroupFindings =
  | { ok: true; group: Group; findings: readonly Finding[] }
  | { ok: false; group: Group; error: unknown }

interface GroupQuery {
  group: Group
  variants: readonly Variant[]
  /** For each variant the place of its record among the result's columns. */
  recordColumns: readonly number[]
  statement: Statement
}

/** Few enough that one transaction stays short. */
const groupsPerTransaction = 50

export async function readAsGroups(
  database: Database,
  relation: Relation,
  changes: readonly RecordedChange[],
  groups: readonly Group[],
): Promise<readonly GroupFindings[]> {
  const queries = groups.map((group) => groupQuery(relation, changes, group))
  const found: GroupFindings[] = []
  for (let at = 0; at < queries.length; at += groupsPerTransaction) {
    const batch = queries.slice(at, at + groupsPerTransaction)
    found.push(...(await runBatch(database, changes, batch)))
  }
  return found
}

/** A group whose policies or filter raise an error must not take the others' changes with it. */
async function runBatch(
  database: Database,
  changes: readonly RecordedChange[],
  batch: readonly GroupQuery[],
): Promise<readonly GroupFindings[]> {
  try {
    const results = await database.transaction({
      readOnly: true,
      statements: batch.flatMap(({ group, statement }) => [become(group.caller), statement]),
    })
    return batch.map((query, index) => ({
      ok: true,
      group: query.group,
      findings: findingsOf(query, results[index * 2 + 1], changes),
    }))
  } catch (error) {
    const [only] = batch
    if (only && batch.length === 1) return [{ ok: false, group: only.group, error }]
    const singles = batch.map((query) => runBatch(database, changes, [query]))
    return (await Promise.all(singles)).flat()
  }
}

const become = ({ role, claims }: Caller): Statement => ({
  text: `select set_config('search_path', 'public, extensions', true),
    set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`,
  values: [role, JSON.stringify(claims)],
})

function groupQuery(
  relation: Relation,
  changes: readonly RecordedChange[],
  group: Group,
): GroupQuery {
  const values: string[] = [changesJson(changes)]
  const bind = (value: string) => `$${values.push(value)}`
  const variants = [...group.variants.values()]
  const table = relationSql(relation)
  const readable = readableColumns(relation, group.caller.role).map(({ name }) => name)
  const records = new Map<string, { sql: string; column: number }>()
  const conditionsOn = (source: string, { conditions }: Variant) =>
    filterSql(conditions, {
      bind,
      column: (name) => ({
        sql: `${source}.${quoteIdentifier(name)}`,
        type: relation.columns.find((column) => column.name === name)?.sqlType ?? 'text',
      }),
    })

  const recordColumns = variants.map(({ select }) => {
    const columns = select ? readable.filter((name) => select.includes(name)) : readable
    const known = records.get(columns.join('\n'))
    if (known) return known.column
    const list = columns.map((name) => `t.${quoteIdentifier(name)}`).join(', ')
    const column = 1 + records.size
    records.set(columns.join('\n'), {
      sql: `(select row_to_json(x) from (select ${list}) as x)::text as r${column}`,
      column,
    })
    return column
  })
  const filters = variants.map((variant, index) => `${conditionsOn('t', variant)} as f${index}`)
  const outcomes = variants.map((variant, index) => {
    const before = conditionsOn('o', variant)
    return `case
      when c.operation = 'DELETE' then case when ${before} then 'matches' end
      when r.f${index} then 'matches'
      when c.operation = 'UPDATE' and ${before} and realtime.would_see('${table.replaceAll("'", "''")}', c.old)
        then 'left'
    end`
  })
  const sameKey = relation.key
    .map((name) => `t.${quoteIdentifier(name)} = k.${quoteIdentifier(name)}`)
    .join(' and ')
  const text = `
    select c.n, ${[...records.values()].map(({ column }) => `r.r${column}`).join(', ')}, ${outcomes.join(', ')}
    from jsonb_to_recordset($1::jsonb) as c (n int, operation text, key jsonb, old jsonb)
    cross join lateral jsonb_populate_record(null::${table}, c.key) as k
    cross join lateral jsonb_populate_record(null::${table}, c.old) as o
    left join lateral (
      select ${[...[...records.values()].map(({ sql }) => sql), ...filters].join(', ')}
      from ${table} as t where ${sameKey}
    ) as r on c.operation <> 'DELETE'
    order by c.n`
  return { group, variants, recordColumns, statement: { text, values } }
}

const changesJson = (changes: readonly RecordedChange[]) =>
  `[${changes
    .map(
      ({ operation, key, old }, n) =>
        `{"n":${n},"operation":"${operation}","key":${key},"old":${old ?? 'null'}}`,
    )
    .join(',')}]`

function findingsOf(
  { variants, recordColumns }: GroupQuery,
  result: StatementResult | undefined,
  changes: readonly RecordedChange[],
): readonly Finding[] {
  const firstOutcome = 1 + new Set(recordColumns).size
  const findings: Finding[] = []
  for (const row of result?.rows ?? []) {
    const change = changes[Number(row[0])]
    if (!change) continue
    for (const [index, variant] of variants.entries()) {
      const outcome = row[firstOutcome + index]
      if (outcome !== 'matches' && outcome !== 'left') continue
      findings.push({ change, variant, outcome, record: row[recordColumns[index] ?? 0] ?? null })
    }
  }
  return findings
}
