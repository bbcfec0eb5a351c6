/** How much one request may ask of the database, and less where the caller is a visitor. */
import { errors } from '../errors.ts'
import type { Logic } from '../grammar/logic.ts'
import type { ParsedQuery } from '../grammar/query.ts'
import type { SelectItem } from '../grammar/select.ts'

export interface RequestLimits {
  /** The most bytes a request's body has. */
  bodyLimit: number
  /** The most bytes an answer's body has; embedding makes a short question into a long answer. */
  answerLimit: number
  /** The most rows one request may insert. */
  writtenRows: number
  /** Rows up to which `count=exact` counts; what is more is estimated. */
  countedRows: number
  /** Embedded resources, at all depths together. */
  embeds: number
  /** Filters, those within `and` and `or` included. */
  conditions: number
  /** How long a request's statements may take; the database's own limit when left out. */
  statementTimeoutMs?: number | undefined
}

const megabyte = 1024 * 1024

export const defaultLimits: RequestLimits = {
  bodyLimit: 10 * megabyte,
  answerLimit: 64 * megabyte,
  writtenRows: 100_000,
  countedRows: Infinity,
  embeds: 100,
  conditions: 5_000,
}

/** A visitor's limits: lower, because an anonymous caller can't be held to account. */
export const defaultVisitorLimits: Partial<RequestLimits> = {
  answerLimit: 10 * megabyte,
  writtenRows: 1_000,
  conditions: 1_000,
  statementTimeoutMs: 3_000,
}

/** The lower of each two limits. */
export const lowerOf = (limits: RequestLimits, others: Partial<RequestLimits>): RequestLimits => {
  const lower = (name: keyof RequestLimits) =>
    Math.min(limits[name] ?? Infinity, others[name] ?? Infinity)
  return {
    bodyLimit: lower('bodyLimit'),
    answerLimit: lower('answerLimit'),
    writtenRows: lower('writtenRows'),
    countedRows: lower('countedRows'),
    embeds: lower('embeds'),
    conditions: lower('conditions'),
    statementTimeoutMs: lower('statementTimeoutMs'),
  }
}

export const refuseComplexity = (
  { select, filters, logic }: ParsedQuery,
  { embeds, conditions }: RequestLimits,
): void => {
  if (embedsIn(select) > embeds) {
    throw errors.tooComplex(`A request can embed ${embeds} resources`)
  }
  const trees = logic.reduce((sum, { logic: tree }) => sum + conditionsIn(tree), 0)
  if (filters.length + trees > conditions) {
    throw errors.tooComplex(`A request can have ${conditions} filters`)
  }
}

const embedsIn = (items: readonly SelectItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'embed' ? 1 + embedsIn(item.items) : 0), 0)

const conditionsIn = (tree: Logic): number =>
  tree.kind === 'filter' ? 1 : tree.children.reduce((sum, child) => sum + conditionsIn(child), 0)
