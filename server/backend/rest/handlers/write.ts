/** POST, PUT, PATCH and DELETE of a table or view. */
import { errors, type RestError } from '../errors.ts'
import type { Preferences } from '../grammar/prefer.ts'
import { planRead } from '../plan/read.ts'
import type { ReadNode } from '../plan/read-plan.ts'
import { neededColumns, planWrite, type Returning, type WritePlan } from '../plan/write.ts'
import { readBytes, readPayload } from '../request/body.ts'
import { contentRange } from '../response/headers.ts'
import type { Answer } from '../response/negotiate.ts'
import type { Table } from '../schema-cache/model.ts'
import { type Outcome, readOutcome, writeStatement } from '../sql/statement.ts'
import {
  answerFor,
  explainResponse,
  findTable,
  type RequestContext,
  respond,
  run,
} from './context.ts'

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const planRepresentation = (context: RequestContext, table: Table): ReadNode => {
  const { cache, schema, query, options } = context
  return planRead({
    cache,
    schema,
    table,
    name: table.name,
    from: 'source',
    purpose: 'representation',
    query,
    aggregates: options.aggregates,
  })
}

const returningFor = (
  { preferences }: RequestContext,
  table: Table,
  representation: ReadNode | undefined,
): Returning => {
  if (representation) return neededColumns(representation)
  return preferences.return === 'headers-only' ? table.primaryKey : 'nothing'
}

/** Only what changes existing rows can be held to a number of them. */
const isLimited = ({ handling, maxAffected }: Preferences, { kind }: WritePlan): boolean =>
  handling === 'strict' && maxAffected !== undefined && (kind === 'update' || kind === 'delete')

const refusalOf = (
  { preferences }: RequestContext,
  plan: WritePlan,
  answer: Answer,
  represented: boolean,
  outcome: Outcome,
): RestError | undefined => {
  if (isLimited(preferences, plan) && outcome.affected > (preferences.maxAffected ?? 0)) {
    return errors.maxAffected(outcome.affected)
  }
  if (plan.kind === 'put' && outcome.affected !== 1) return errors.putPayload()
  if (answer.form === 'object' && represented && outcome.page !== 1) {
    return errors.notSingular(outcome.page)
  }
  return undefined
}

/** Whether the result may still be refused, so that the commit waits for a look at it. */
const mayBeRefused = (
  { preferences }: RequestContext,
  plan: WritePlan,
  answer: Answer,
  represented: boolean,
): boolean =>
  plan.kind === 'put' || (answer.form === 'object' && represented) || isLimited(preferences, plan)

const statusOf = (
  { preferences }: RequestContext,
  plan: WritePlan,
  represented: boolean,
  outcome: Outcome,
): number => {
  const inserted = outcome.affected - outcome.updated
  if (plan.kind === 'insert') {
    return preferences.resolution === 'merge-duplicates' && inserted <= 0 ? 200 : 201
  }
  if (plan.kind === 'put' && inserted > 0) return 201
  return represented ? 200 : 204
}

const location = (table: Table, key: string): string => {
  const values: Record<string, unknown> = JSON.parse(key)
  const filters = table.primaryKey.map((column) => {
    const value = values[column]
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return `${encodeURIComponent(column)}=eq.${encodeURIComponent(text)}`
  })
  return `/${encodeURIComponent(table.name)}?${filters.join('&')}`
}

const headersOf = (
  { preferences }: RequestContext,
  plan: WritePlan,
  outcome: Outcome,
): Record<string, string> => {
  const total = preferences.count ? outcome.affected : undefined
  if (plan.kind === 'put') return {}
  const shown = plan.kind === 'update' ? outcome.affected : 0
  const range = { 'Content-Range': contentRange(0, shown, total) }
  if (plan.kind !== 'insert' || outcome.key === undefined || outcome.affected !== 1) return range
  return { ...range, Location: location(plan.table, outcome.key) }
}

const applicable = {
  insert: ['resolution', 'missing', 'return', 'count', 'tx', 'handling'],
  put: ['return', 'count', 'tx', 'handling'],
  update: ['missing', 'return', 'count', 'tx', 'handling'],
  delete: ['return', 'count', 'tx', 'handling'],
} as const

export const writeTable = async (
  context: RequestContext,
  name: string,
  method: WriteMethod,
): Promise<Response> => {
  const { request, options, query, preferences } = context
  const table = findTable(context, name)
  const payload =
    method === 'DELETE'
      ? { json: '[]', columns: [], rows: 0 }
      : readPayload(
          await readBytes(request, options.bodyLimit),
          request.headers.get('content-type'),
          query.columns !== undefined,
        )
  if (payload.rows > options.writtenRows) throw errors.tooManyRows(options.writtenRows)
  // A select is checked even when nothing of it will be shown: its mistakes are the client's.
  const planned = planRepresentation(context, table)
  const represented = preferences.return === 'representation'
  const representation = represented ? planned : undefined
  const plan = planWrite({
    method,
    table,
    query,
    preferences,
    payload,
    returning: returningFor(context, table, representation),
  })
  const answer = answerFor(context)
  const statement = writeStatement(plan, representation, {
    rows: represented ? answer.form : 'none',
    stripNulls: answer.stripNulls,
    limit: options.answerLimit,
  })
  const explained = await explainResponse(context, answer, statement, false)
  if (explained) return explained

  const results = await run(context, {
    statements: [statement],
    readOnly: false,
    ...(mayBeRefused(context, plan, answer, represented)
      ? {
          refuse: ([result]) => refusalOf(context, plan, answer, represented, readOutcome(result)),
        }
      : {}),
  })
  const outcome = readOutcome(results[0])
  return respond(context, {
    status: statusOf(context, plan, represented, outcome),
    ...(represented ? { body: { text: outcome.body, contentType: answer.contentType } } : {}),
    headers: headersOf(context, plan, outcome),
    applicable: applicable[plan.kind],
    outcome,
  })
}
