/** Whether a subscription can work: the table is published, the columns are there and readable. */
import { createHash } from 'node:crypto'
import type { Caller } from '#server/backend/caller.ts'
import { type Database, DatabaseError } from '#server/backend/db/driver.ts'
import { filterSql, parseFilter } from '../protocol/filter.ts'
import type { ChangeBinding } from '../protocol/join.ts'
import { type Relation, readableColumns } from './relations.ts'
import type { Binding } from './subscriptions.ts'

/** The same for equal bindings, so that one encoded message serves all who asked for the same. */
export function withId(binding: ChangeBinding): Binding {
  const { event, schema, table, filter, select } = binding
  const digest = createHash('sha256').update(JSON.stringify([event, schema, table, filter, select]))
  return { ...binding, id: (digest.digest().readUInt32BE() >>> 1) + 1 }
}

/** What is wrong with a binding, or undefined. */
export async function bindingProblem(
  database: Database,
  relations: readonly Relation[],
  caller: Caller,
  binding: Binding,
): Promise<string | undefined> {
  const { event, schema, table, filter, select } = binding
  if (schema === '*' || table === undefined || table === null || table === '*') {
    if (!filter) return undefined
    return 'a filter needs a table'
  }
  const relation = relations.find((each) => each.schema === schema && each.table === table)
  if (!relation) {
    return `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter ?? ''}]]`
  }
  const parsed = parseFilter(filter ?? '')
  if (!parsed.ok) return `Error parsing \`filter\` params: ${parsed.reason}`
  const readable = new Set(readableColumns(relation, caller.role).map(({ name }) => name))
  const unknown = [...parsed.conditions.map(({ column }) => column), ...(select ?? [])].find(
    (name) => !readable.has(name),
  )
  if (unknown !== undefined) return `invalid column for filter ${unknown}`
  return filterProblem(database, relation, parsed.conditions)
}

/** Lets Postgres itself say whether the values suit the columns' types and operators. */
async function filterProblem(
  database: Database,
  relation: Relation,
  conditions: Parameters<typeof filterSql>[0],
): Promise<string | undefined> {
  if (conditions.length === 0) return undefined
  const values: string[] = []
  const text = filterSql(conditions, {
    bind: (value) => `$${values.push(value)}`,
    column: (name) => {
      const type = relation.columns.find((column) => column.name === name)?.sqlType ?? 'text'
      return { sql: `null::${type}`, type }
    },
  })
  try {
    await database.transaction({
      role: 'anon',
      readOnly: true,
      statements: [{ text: `select ${text}`, values }],
    })
    return undefined
  } catch (error) {
    if (error instanceof DatabaseError && /^(22|42)/.test(error.code)) return error.message
    throw error
  }
}
