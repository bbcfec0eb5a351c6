/** The whole query string, parsed: what to select, filter, order and return, and an rpc's arguments. */
import { parseEmbedPath, parseNames, parseTreePath } from './field.ts'
import { type Filter, parseFilter, tryParseFilter } from './filter.ts'
import { type Logic, parseLogic } from './logic.ts'
import { type OrderTerm, parseOrder } from './order.ts'
import { parseLimit, parseOffset } from './range.ts'
import { parseSelect, type SelectItem } from './select.ts'

/** A clause for the resource at the end of `path`; an empty path is the request's own resource. */
export type At<T> = { path: readonly string[] } & T

export interface ParsedQuery {
  select: readonly SelectItem[]
  columns?: readonly string[]
  onConflict?: readonly string[]
  filters: readonly At<{ filter: Filter }>[]
  logic: readonly At<{ logic: Logic }>[]
  orders: readonly At<{ terms: readonly OrderTerm[] }>[]
  limits: readonly At<{ limit?: number; offset?: number }>[]
  /** Arguments of a function called by GET, in the order given; a name may repeat. */
  args: readonly (readonly [name: string, value: string])[]
}

const logicKey = /^(?:(.+?)\.)?(?:(not)\.)?(and|or)$/s
const reservedKey = /^(?:(.+)\.)?(order|limit|offset)$/s

const embedPath = (prefix: string | undefined): string[] =>
  prefix === undefined ? [] : parseEmbedPath(prefix)

/** With `call`, parameters that are no filters are arguments of the function. */
export const parseQuery = (
  parameters: Iterable<readonly [string, string]>,
  mode: 'resource' | 'call',
): ParsedQuery => {
  const filters: At<{ filter: Filter }>[] = []
  const logic: At<{ logic: Logic }>[] = []
  const orders: At<{ terms: OrderTerm[] }>[] = []
  const limits: At<{ limit?: number; offset?: number }>[] = []
  const args: [string, string][] = []
  const single = new Map<string, string>()

  for (const [key, value] of parameters) {
    if (key === 'select' || key === 'columns' || key === 'on_conflict') {
      if (!single.has(key)) single.set(key, value)
      continue
    }
    const tree = logicKey.exec(key)
    if (tree) {
      const [, prefix, not, kind] = tree
      // `not.and` alone is a negation, not a resource called "not".
      const path = embedPath(prefix === 'not' && !not ? undefined : prefix)
      const negated = not !== undefined || prefix === 'not'
      logic.push({ path, logic: parseLogic(kind === 'and' ? 'and' : 'or', negated, value) })
      continue
    }
    const reserved = reservedKey.exec(key)
    if (reserved) {
      const path = embedPath(reserved[1])
      if (reserved[2] === 'order') orders.push({ path, terms: parseOrder(value) })
      else if (reserved[2] === 'limit') limits.push({ path, limit: parseLimit(value) })
      else limits.push({ path, offset: parseOffset(value) })
      continue
    }
    const { path, field } = parseTreePath(key)
    if (mode === 'resource') {
      filters.push({ path, filter: parseFilter(field, value) })
      continue
    }
    const filter = tryParseFilter(field, value)
    if (filter) filters.push({ path, filter })
    else args.push([field.name, value])
  }

  const columns = single.get('columns')
  const onConflict = single.get('on_conflict')
  return {
    select: parseSelect(single.get('select') ?? ''),
    ...(columns ? { columns: parseNames('columns parameter', columns) } : {}),
    ...(onConflict ? { onConflict: parseNames('on_conflict parameter', onConflict) } : {}),
    filters,
    logic,
    orders,
    limits,
    args,
  }
}
