/** Which columns the filters of subscribers read. */
import { quoteIdentifier } from '#server/backend/db/quote.ts'
import type { SqlText } from '../protocol/filter.ts'
import { type Relation, readableColumns } from './relations.ts'
import type { Variant } from './subscriptions.ts'

/** The variants whose filter reads nothing but columns that the role may read. */
export function usableVariants(
  relation: Relation,
  role: string,
  variants: Iterable<Variant>,
): readonly Variant[] {
  const readable = new Set(readableColumns(relation, role).map(({ name }) => name))
  return [...variants].filter(({ conditions }) =>
    conditions.every(({ column }) => readable.has(column)),
  )
}

/** The columns of a row that is called `source` in the query. */
export const columnsOf = (relation: Relation, source: string, bind: SqlText['bind']): SqlText => ({
  bind,
  column: (name) => ({
    sql: `${source}.${quoteIdentifier(name)}`,
    type: relation.columns.find((column) => column.name === name)?.sqlType ?? 'text',
  }),
})
