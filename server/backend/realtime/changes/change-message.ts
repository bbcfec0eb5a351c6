/** The `data` of a `postgres_changes` message, as JSON text. */
import { z } from 'zod'
import type { RecordedChange } from './outbox.ts'
import { type Column, type Relation, readableColumns } from './relations.ts'

const mostBytes = 1024 * 1024
const longestKept = 64
const rowSchema = z.record(z.string(), z.unknown())

export function changeData(parts: {
  relation: Relation
  change: RecordedChange
  role: string
  select: readonly string[] | undefined
  record: string | null
}): string {
  const { relation, change, role, select, record } = parts
  const columns = readableColumns(relation, role).filter(
    ({ name }) => select?.includes(name) ?? true,
  )
  const old = change.old === null ? undefined : oldRecord(relation, change.old, columns)
  const data = (
    shownRecord: string | null,
    shownOld: string | undefined,
    problems: string | null,
  ) => dataJson(relation, change, columns, shownRecord, shownOld, problems)
  const whole = data(record, old, null)
  if (whole.length <= mostBytes) return whole
  return data(record && shortened(record), old && shortened(old), 'Error 413: Payload Too Large')
}

/** For a role that may not even select the key: that something happened, and no more. */
export function unauthorizedData(relation: Relation, change: RecordedChange): string {
  const old = change.operation === 'INSERT' ? undefined : '{}'
  const record = change.operation === 'DELETE' ? null : '{}'
  return dataJson(relation, change, [], record, old, 'Error 401: Unauthorized')
}

function dataJson(
  { schema, table }: Relation,
  { operation, committedAt }: RecordedChange,
  columns: readonly Column[],
  record: string | null,
  old: string | undefined,
  problem: string | null,
): string {
  const fields = {
    schema: JSON.stringify(schema),
    table: JSON.stringify(table),
    type: JSON.stringify(operation),
    commit_timestamp: JSON.stringify(committedAt),
    columns: JSON.stringify(columns.map(({ name, type }) => ({ name, type }))),
    ...(record !== null && { record }),
    ...(old !== undefined && { old_record: old }),
    errors: JSON.stringify(problem === null ? null : [problem]),
  }
  return `{${Object.entries(fields)
    .map(([name, json]) => `"${name}":${json}`)
    .join(',')}}`
}

/** Row-level security can't judge a row that is gone, so of a secured table only the key is told. */
function oldRecord(relation: Relation, old: string, columns: readonly Column[]): string {
  const whole = relation.fullIdentity && !relation.secured
  const shown = whole ? columns.map(({ name }) => name) : relation.key
  const row = rowSchema.parse(JSON.parse(old))
  return JSON.stringify(Object.fromEntries(shown.map((name) => [name, row[name]])))
}

function shortened(json: string): string {
  const row = rowSchema.parse(JSON.parse(json))
  const short = Object.entries(row).filter(
    ([, value]) => JSON.stringify(value).length <= longestKept,
  )
  return JSON.stringify(Object.fromEntries(short))
}
