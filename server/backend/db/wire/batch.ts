/** A transaction as the list of statements sent at once: its beginning, settings and role first. */
import type { Statement, StatementResult, Transaction } from '../driver.ts'

export const commit: Statement = { text: 'COMMIT' }
export const rollback: Statement = { text: 'ROLLBACK' }

export interface Batch {
  /** All statements but the one that ends the transaction: that depends on the driver and on `decide`. */
  statements: readonly Statement[]
  /** The results of the transaction's own statements. */
  own(results: readonly StatementResult[]): readonly StatementResult[]
  /**
   * The position, among the transaction's own statements, of the one that failed; `completed` is
   * how many of all went well.
   */
  failedAt(completed: number): { statement?: number }
}

export function toBatch(
  { readOnly, settings = [], role, statements }: Transaction,
  session: Transaction['settings'] = [],
): Batch {
  const begin: Statement = { text: readOnly ? 'BEGIN READ ONLY' : 'BEGIN' }
  // The role is set last: the session may set what the role may not.
  const all = [...session, ...settings, ...(role === undefined ? [] : [['role', role] as const])]
  const prologue = all.length === 0 ? [begin] : [begin, setConfig(all)]
  return {
    statements: [...prologue, ...statements],
    own: (results) => results.slice(prologue.length, prologue.length + statements.length),
    failedAt: (completed) => {
      const statement = completed - prologue.length
      return statement >= 0 && statement < statements.length ? { statement } : {}
    },
  }
}

function setConfig(settings: NonNullable<Transaction['settings']>): Statement {
  const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`)
  return { text: `SELECT ${calls.join(', ')}`, values: settings.flat() }
}
