/** The profile that the database makes for a new account; nothing of it stays. */
import type { Database, Statement } from '#server/backend/db/driver.ts'

export const NEW_ACCOUNT = 'c0000000-0000-4000-8000-000000000001'

/** The full name and the picture after these statements of the auth service. */
export async function profileAfter(database: Database, statements: readonly Statement[]) {
  const results = await database.transaction({
    role: 'supabase_auth_admin',
    statements: [
      ...statements,
      { text: "select set_config('role', 'service_role', true)" },
      {
        text: 'select full_name, avatar_url from public.profiles where id = $1',
        values: [NEW_ACCOUNT],
      },
    ],
    decide: () => 'rollback',
  })
  return results.at(-1)?.rows[0]
}

export const profileMadeFor = (database: Database, metadata: unknown) =>
  profileAfter(database, [
    {
      text: 'insert into auth.users (id, raw_user_meta_data) values ($1, $2)',
      values: [NEW_ACCOUNT, JSON.stringify(metadata)],
    },
  ])
