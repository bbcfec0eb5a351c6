/**
 * Exports everything the product holds of a person as one object. Row-level security limits it to
 * their own rows.
 */
import type { SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '#app/lib/supabase/database.generated.ts'
import {
  type PersonalTable,
  personalKeys,
  personalTables,
} from '#domain/account/personal-tables.ts'

type Exported = { account: unknown } & Record<PersonalTable, unknown[]>

const pageSize = 1000
/** Of tables with long rows, so that a page of the longest stays within what one response may hold. */
const pageSizes: Partial<Record<PersonalTable, number>> = { trips: 10, trip_operations: 200 }

export async function exportData(client: SupabaseClient<Database>): Promise<Exported> {
  const { data, error } = await client.auth.getUser()
  if (error) throw error
  const tables = Object.keys(personalTables) as PersonalTable[]
  const parts = await Promise.all(
    tables.map(async (table) => [table, await allRows(client, table, data.user.id)] as const),
  )
  return { account: data.user, ...Object.fromEntries(parts) } as Exported
}

/** Reads page by page, because one response holds a limited number of rows. */
async function allRows(
  // Untyped: the table's name is known only at run time.
  client: SupabaseClient,
  table: PersonalTable,
  userId: string,
): Promise<unknown[]> {
  const rows: unknown[] = []
  const size = pageSizes[table] ?? pageSize
  for (;;) {
    const { data, error } = await client
      .from(table)
      .select('*')
      .eq(personalTables[table], userId)
      .order(personalKeys[table])
      .range(rows.length, rows.length + size - 1)
    if (error) throw error
    rows.push(...data)
    if (data.length < size) return rows
  }
}
