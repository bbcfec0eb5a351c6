/**
 * What every service of the backend asks of a database, and nothing more.
 *
 * Two implementations: PGlite in a worker thread (`pglite/`) and pooled PostgreSQL (`postgres/`).
 * The same SQL runs on both. Work is described as data, so that an implementation can send a
 * whole transaction as one batch instead of one round trip a statement.
 */

/** A bound value. Its type is left for Postgres to infer from the statement. */
export type SqlValue = string | number | bigint | boolean | null | Uint8Array

export interface Statement {
  text: string
  values?: readonly SqlValue[]
}

/** One row: the text form of each column as Postgres prints it, null for NULL. */
export type TextRow = readonly (string | null)[]

export interface StatementResult {
  /** Column names and type oids, in order; empty when the statement returns no rows. */
  columns: readonly { name: string; type: number }[]
  rows: readonly TextRow[]
  /** Rows selected, inserted, updated or deleted, as the command tag says. */
  affected: number
}

export interface Transaction {
  /** The Postgres role the statements run as. Left out only for work of the database's owner. */
  role?: string
  /** Local settings, set in this order before the first statement (`set_config(name, value, true)`). */
  settings?: readonly (readonly [name: string, value: string])[]
  readOnly?: boolean
  statements: readonly Statement[]
  /**
   * Looks at the results before the end of the transaction; `rollback` undoes it and is no error.
   * Costs a second round trip: leave it out where the outcome does not depend on the results.
   */
  decide?: (results: readonly StatementResult[]) => 'commit' | 'rollback'
  /** Overrides the database's own statement time-outs for this transaction. */
  timeoutMs?: number
  /** Told how long the statements ran, whatever became of them; waiting before is not counted. */
  onRan?: (ms: number) => void
}

/** How long a transaction's statements may take. */
export interface StatementTimeouts {
  statementTimeoutMs?: number
  /** Shorter time-outs for some roles, such as for visitors. */
  roleTimeoutsMs?: Readonly<Record<string, number>>
}

export const timeoutOf = (
  { timeoutMs, role }: Pick<Transaction, 'timeoutMs' | 'role'>,
  { statementTimeoutMs, roleTimeoutsMs }: Required<StatementTimeouts>,
): number => {
  const own = role === undefined ? undefined : roleTimeoutsMs[role]
  return timeoutMs ?? Math.min(statementTimeoutMs, own ?? Infinity)
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  /** Runs one transaction; rejects with `DatabaseError` after undoing it when a statement fails. */
  transaction(work: Transaction): Promise<readonly StatementResult[]>
  /** Runs SQL text of several statements as the owner, outside any request (migrations, seeds). */
  script(sql: string): Promise<void>
  /** Calls back with the payload of each notification on the channel until the returned stop runs. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    /** Called when notifications may have been missed, after listening began again. */
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /** Resolves when a trivial query was answered. */
  ping(): Promise<void>
  /** Finishes what is under way, refuses what comes after, releases files and connections. */
  close(): Promise<void>
}

/** The fields of a Postgres error report that callers act on. */
export interface DatabaseErrorFields {
  code: string
  message: string
  severity?: string
  detail?: string
  hint?: string
  position?: number
  where?: string
  schema?: string
  table?: string
  column?: string
  constraint?: string
  /** Which of the transaction's statements failed, counted from 0; left out when none of them did. */
  statement?: number
}

/** An error that Postgres reported (or `57014` when the time-out ended the statement). */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'
  readonly fields: DatabaseErrorFields

  constructor(fields: DatabaseErrorFields, options?: ErrorOptions) {
    super(fields.message, options)
    this.fields = fields
  }

  get code(): string {
    return this.fields.code
  }
}
