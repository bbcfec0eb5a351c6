/**
 * Reads which rows of a table each group can see, so that a later delete is told to those who could
 * see the row.
 */
import type { Database, Statement } from '#server/backend/db/driver.ts'
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import { filterSql } from '../protocol/filter.ts'
import type { OnError } from '../report-thrown.ts'
import { columnsOf, usableVariants } from './filter-columns.ts'
import { queryAsCallers } from './query-as-callers.ts'
import { isOpenTo, mayReadKey, type Relation, relationSql } from './relations.ts'
import type { Group, Variant } from './subscriptions.ts'

interface VisibleRowsOptions {
  database: Database
  /** How many rows of a table are read for a group. */
  mostRows: number
  onError: OnError
}

/** A group with those of its variants whose rows are wanted. */
interface Reader {
  group: Group
  variants: Iterable<Variant>
}

export class VisibleRows {
  #options: VisibleRowsOptions

  constructor(options: VisibleRowsOptions) {
    this.#options = options
  }

  /** Enters into `seen` what can be read now, beside what is there. */
  async extend(relation: Relation, readers: readonly Reader[]): Promise<void> {
    const { database, mostRows, onError } = this.#options
    const asked = readers.flatMap(({ group, variants }) => {
      const { role } = group.caller
      const usable = usableVariants(relation, role, variants)
      if (usable.length === 0 || isOpenTo(relation, role) || !mayReadKey(relation, role)) return []
      const finish = group.seen.map((seen) => seen.startReading(relation.oid))
      return [{ caller: group.caller, statement: keysOf(relation, usable, mostRows), finish }]
    })
    const answers = await queryAsCallers(database, asked)
    for (const [index, { finish }] of asked.entries()) {
      const answer = answers[index]
      // Without an answer nothing is entered, and no delete of what was there is told.
      const rows = answer?.ok ? (answer.result?.rows ?? []) : []
      const keys = rows.map(([key]) => key ?? '')
      for (const enter of finish) enter(keys, Number(rows[0]?.[1]))
      if (answer?.ok === false) onError('what a subscriber can see could not be read', answer.error)
    }
  }

  /** The same for all that the groups wait for, after forgetting what they could see before. */
  async renew(relation: Relation, groups: readonly Group[]): Promise<void> {
    for (const { seen } of groups) for (const rows of seen) rows.forget(relation.oid)
    await this.extend(
      relation,
      groups.map((group) => ({ group, variants: group.variants.values() })),
    )
  }
}

/** Keys are written as the outbox writes them. */
function keysOf(relation: Relation, variants: readonly Variant[], most: number): Statement {
  const values: string[] = []
  const columns = columnsOf(relation, 't', (value) => `$${values.push(value)}`)
  const filters = variants.map(({ conditions }) => `(${filterSql(conditions, columns)})`)
  const key = relation.key
    .map((name) => `'${name.replaceAll("'", "''")}', t.${quoteIdentifier(name)}`)
    .join(', ')
  return {
    text: `select jsonb_build_object(${key})::text, pg_snapshot_xmax(pg_current_snapshot())::text
      from ${relationSql(relation)} as t where ${filters.join(' or ')} limit ${most}`,
    values,
  }
}
