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
  /** Whether the key that the row had before may be told; where it is still the key, it may. */
  knewKey: boolean
}): string {
  const { relation, change, role, select, record, knewKey } = parts
  const columns = readableColumns(relation, role).filter(
    ({ name }) => select?.includes(name) ?? true,
  )
  const old = change.old === null ? undefined : oldRecord(relation, change, columns, knewKey)
  const data = (
    shownRecord: string | null,
    shownOld: string | undefined,
    problems: string | null,
  ) => dataJson(relation, change, columns, shownRecord, shownOld, problems)
  const whole = data(record, old, null)
  if (whole.length <= mostBytes) return whole
  return data(record && shortened(record), old && shortened(old), 'Error 413: Payload Too Large')
}

/** The message for a role that may not even select the key: that a row was written, and no more. */
export function unauthorizedData(relation: Relation, change: RecordedChange): string {
  const old = change.operation === 'INSERT' ? undefined : '{}'
  return dataJson(relation, change, [], '{}', old, 'Error 401: Unauthorized')
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

/**
 * The key alone, but for an update of a table without row-level security that asks for whole old
 * rows: there everybody could read the old version too.
 */
function oldRecord(
  relation: Relation,
  { operation, key, oldKey, old }: RecordedChange,
  columns: readonly Column[],
  knewKey: boolean,
): string {
  if (operation === 'UPDATE' && relation.fullIdentity && !relation.secured) {
    const row = rowSchema.parse(JSON.parse(old ?? '{}'))
    return JSON.stringify(Object.fromEntries(columns.map(({ name }) => [name, row[name]])))
  }
  return (knewKey || oldKey === key ? oldKey : undefined) ?? '{}'
}

function shortened(json: string): string {
  const row = rowSchema.parse(JSON.parse(json))
  const short = Object.entries(row).filter(
    ([, value]) => JSON.stringify(value).length <= longestKept,
  )
  return JSON.stringify(Object.fromEntries(short))
}
