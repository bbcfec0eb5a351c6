/** Runs statements as the auth service's own role, with times in UTC so that they print as such. */
import type {
  Database,
  Statement,
  StatementResult,
  Transaction,
} from '#server/backend/db/driver.ts'

export type Run = (
  statements: readonly Statement[],
  decide?: Transaction['decide'],
) => Promise<readonly StatementResult[]>

const settings = [['timezone', 'UTC']] as const

export const runOn =
  (database: Database): Run =>
  (statements, decide) =>
    database.transaction({ role: 'supabase_auth_admin', settings, statements, decide })

/** The one value of the one row, parsed; `undefined` where there is no row. */
export function jsonOf(result: StatementResult | undefined): unknown {
  const text = result?.rows[0]?.[0]
  return text == null ? undefined : JSON.parse(text)
}

/** Commits only if the statement at this position affected a row. */
export const onlyIfTouched =
  (place: number): NonNullable<Transaction['decide']> =>
  (results) =>
    (results[place]?.affected ?? 0) > 0 ? 'commit' : 'rollback'
