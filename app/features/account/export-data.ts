/**
 * Exports everything the product holds of a person as one object. Row-level security limits it to
 * rows that the person may read.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import {
  namesPerson,
  type PersonalTable,
  type PersonalTableRule,
  personalTableNames,
  personalTables,
} from '#domain/account/personal-tables.ts'

type Exported = { account: unknown } & Record<PersonalTable, unknown[]>

const pageSize = 1000
/** Of tables with long rows, so that a page of the longest stays within what one response may hold. */
const pageSizes: Readonly<Record<string, number>> = {
  trips: 10,
  trip_operations: 200,
  evening_mails: 20,
}

export async function exportData(client: SupabaseClient<Database>): Promise<Exported> {
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  const parts = await Promise.all(
    personalTableNames.map(
      async (table) =>
        [table, await exportRows(client, table, personalTables[table], data.user.id)] as const,
    ),
  )
  return { account: data.user, ...Object.fromEntries(parts) } as Exported
}

/**
 * Every row of a table that names the person, whichever column does, once. Reads page by page,
 * because one response holds a limited number of rows.
 */
export async function exportRows(
  // Untyped: the table's name is known only at run time.
  client: SupabaseClient,
  table: string,
  rule: PersonalTableRule,
  userId: string,
): Promise<unknown[]> {
  const rows: unknown[] = []
  const size = pageSizes[table] ?? pageSize
  for (;;) {
    const sorted = rule.key.reduce(
      (query, column) => query.order(column),
      client.from(table).select('*').or(namesPerson(rule, userId)),
    )
    const { data, error } = await sorted.range(rows.length, rows.length + size - 1)
    if (error) throw error
    rows.push(...data)
    if (data.length < size) return rows
  }
}
