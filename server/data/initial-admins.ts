/** Tells the database who is an administrator from the first sign-in on. */
import type { Database, Statement } from '#server/backend/db/driver.ts'

export async function nameInitialAdmins(
  database: Database,
  emails: readonly string[],
): Promise<void> {
  await database.transaction({
    role: 'service_role',
    statements: [initialAdminsStatement(emails)],
  })
}

export function initialAdminsStatement(emails: readonly string[]): Statement {
  return {
    text: `select private.name_initial_admins(
      array(select lower(jsonb_array_elements_text($1::jsonb))))`,
    values: [JSON.stringify(emails)],
  }
}
