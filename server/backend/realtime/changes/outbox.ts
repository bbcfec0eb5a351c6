/** Reads the outbox that the triggers of published tables write, and keeps it short. */
import { z } from 'zod'
import type { Database, Statement, TextRow } from '#server/backend/db/driver.ts'
import { serviceRole } from '../service-role.ts'

export interface RecordedChange {
  /** The transaction, as a number that later ones exceed. */
  transaction: number
  relation: string
  operation: 'INSERT' | 'UPDATE' | 'DELETE' | 'TRUNCATE'
  /** JSON text of the primary key; that of the new row after an update. */
  key: string
  /** JSON text of the primary key of the row as it was; null for an insert. */
  oldKey: string | null
  /** JSON text of the row as it was; null where there was none. */
  old: string | null
  committedAt: string
}

const pageSize = 200
const operationSchema = z.enum(['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE'])

export class Outbox {
  #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** The changes of these transactions to these tables, in the order of the transactions. */
  async *pages(
    transactions: readonly string[],
    relations: readonly string[],
  ): AsyncGenerator<readonly RecordedChange[]> {
    let after: readonly [string, string] = ['0', '0']
    while (true) {
      const rows = await this.#rows({
        text: selectPage,
        values: [`{${transactions.join()}}`, `{${relations.join()}}`, ...after],
      })
      if (rows.length > 0) yield rows.map(toChange)
      const last = rows.at(-1)
      if (!last || rows.length < pageSize) return
      after = [last[0] ?? '0', last[1] ?? '0']
    }
  }

  /** What the database has committed so far, as a `pg_snapshot`. */
  async snapshot(): Promise<string> {
    const rows = await this.#rows({ text: 'select pg_current_snapshot()::text' })
    return rows[0]?.[0] ?? ''
  }

  /** The transactions in the outbox that the snapshot does not hold. */
  async transactionsSince(snapshot: string): Promise<readonly string[]> {
    const rows = await this.#rows({
      text: `select xid::text from realtime.changes
        where not pg_visible_in_snapshot(xid, $1::pg_snapshot) group by xid order by min(seq)`,
      values: [snapshot],
    })
    return rows.map(([xid]) => xid ?? '')
  }

  async prune(changesKeptMs: number, messagesKeptMs: number): Promise<void> {
    const older = (column: string, ms: number) =>
      `${column} < now() - interval '${ms} milliseconds'`
    await this.#database.transaction({
      role: serviceRole,
      statements: [
        { text: `delete from realtime.changes where ${older('at', changesKeptMs)}` },
        { text: `delete from realtime.bus where ${older('at', changesKeptMs)}` },
        { text: `delete from realtime.messages where ${older('inserted_at', messagesKeptMs)}` },
      ],
    })
  }

  async #rows(statement: Statement): Promise<readonly TextRow[]> {
    const [result] = await this.#database.transaction({
      role: serviceRole,
      readOnly: true,
      statements: [statement],
    })
    return result?.rows ?? []
  }
}

const selectPage = `
  select place, seq, xid::text, relation, operation, key::text, old::text,
    (select jsonb_object_agg(name, old -> name) from jsonb_object_keys(key) as name where old is not null)::text,
    to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from unnest($1::xid8[]) with ordinality as wanted (xid, place)
  join realtime.changes using (xid)
  where relation = any ($2::oid[]) and (place, seq) > ($3::bigint, $4::bigint)
  order by place, seq
  limit ${pageSize}`

const toChange = ([
  ,
  ,
  xid,
  relation,
  operation,
  key,
  old,
  oldKey,
  at,
]: TextRow): RecordedChange => ({
  transaction: Number(xid),
  relation: relation ?? '',
  operation: operationSchema.parse(operation),
  key: key ?? '{}',
  oldKey: oldKey ?? null,
  old: old ?? null,
  committedAt: at ?? '',
})
