/** GET, HEAD and POST of a function. */
import { errors, type RestError } from '../errors.ts'
import { parseRangeHeader } from '../grammar/range.ts'
import { type CallPlan, planCall } from '../plan/call.ts'
import { planRead } from '../plan/read.ts'
import type { ReadNode } from '../plan/read-plan.ts'
import { readBytes, readCallBody } from '../request/body.ts'
import { contentRange, rangeStatus } from '../response/headers.ts'
import type { Answer } from '../response/negotiate.ts'
import type { Routine } from '../schema-cache/model.ts'
import { type BodyFormat, callStatement, type Outcome, readOutcome } from '../sql/statement.ts'
import { answerFor, explainResponse, type RequestContext, respond, run } from './context.ts'

const resultPlan = (context: RequestContext, routine: Routine): ReadNode => {
  const { cache, schema, query, options, request } = context
  const { returns } = routine
  const table = returns.table && cache.tables.get(returns.table.schema)?.get(returns.table.name)
  const window = parseRangeHeader(request.headers.get('range'))
  // A scalar has no columns to choose from.
  const asked =
    returns.shape === 'composite' ? query : { ...query, select: [star], filters: [], logic: [] }
  return planRead({
    cache,
    schema,
    table,
    name: table?.name ?? routine.name,
    from: 'source',
    purpose: 'answer',
    query: asked,
    aggregates: options.aggregates,
    ...(options.maxRows === undefined ? {} : { maxRows: options.maxRows }),
    ...(window ? { window } : {}),
  })
}

const star = { kind: 'field', field: { name: '*', path: [] } } as const

const formatFor = (
  { returns }: Routine,
  { form, stripNulls }: Answer,
  limit: number,
): BodyFormat => {
  if (returns.shape === 'void') return { rows: 'none', stripNulls, limit }
  if (form === 'csv') return { rows: 'csv', stripNulls, limit }
  if (returns.shape === 'scalar') {
    return { rows: returns.set && form === 'array' ? 'scalar-array' : 'scalar', stripNulls, limit }
  }
  return { rows: returns.set && form === 'array' ? 'array' : 'object', stripNulls, limit }
}

const refusalOf = (
  { preferences }: RequestContext,
  { returns }: Routine,
  answer: Answer,
  outcome: Outcome,
): RestError | undefined => {
  const { maxAffected, handling } = preferences
  if (maxAffected !== undefined && handling === 'strict' && outcome.affected > maxAffected) {
    return errors.maxAffected(outcome.affected)
  }
  return answer.form === 'object' && returns.set && outcome.page !== 1
    ? errors.notSingular(outcome.page)
    : undefined
}

const planFor = async (context: RequestContext, name: string): Promise<CallPlan> => {
  const { cache, schema, request, query, options } = context
  if (request.method !== 'POST') return planCall(cache, schema, name, { query: query.args })
  const bytes = await readBytes(request, options.bodyLimit)
  const body = readCallBody(bytes, request.headers.get('content-type'))
  return planCall(cache, schema, name, { body })
}

export const callFunction = async (context: RequestContext, name: string): Promise<Response> => {
  const { request, preferences, options } = context
  const plan = await planFor(context, name)
  const { routine } = plan
  const { returns } = routine
  const root = resultPlan(context, routine)
  const answer = answerFor(context)
  const strictMost = preferences.handling === 'strict' && preferences.maxAffected !== undefined
  if (strictMost && !returns.set) throw errors.maxAffectedRpc()

  const readOnly = request.method !== 'POST' || routine.volatility !== 'volatile'
  const statement = callStatement(
    plan,
    root,
    preferences.count ? 'all' : 'none',
    formatFor(routine, answer, options.answerLimit),
    strictMost,
  )
  const explained = await explainResponse(context, answer, statement, readOnly)
  if (explained) return explained

  const decisive = strictMost || (answer.form === 'object' && returns.set)
  const refuse = (outcome: Outcome) => refusalOf(context, routine, answer, outcome)
  const results = await run(context, {
    statements: [statement],
    readOnly,
    ...(decisive && !readOnly ? { refuse: ([result]) => refuse(readOutcome(result)) } : {}),
  })
  const outcome = readOutcome(results[0])
  const refusal = readOnly ? refuse(outcome) : undefined
  if (refusal) throw refusal

  const { offset } = root.window
  const status = rangeStatus(offset, outcome.page, outcome.total)
  const minimal = preferences.return === 'minimal'
  const silent = returns.shape === 'void' || minimal
  return respond(context, {
    status: silent ? 204 : status,
    ...(silent ? {} : { body: { text: outcome.body, contentType: answer.contentType } }),
    headers: { 'Content-Range': contentRange(offset, outcome.page, outcome.total) },
    applicable: minimal ? ['return', 'count', 'tx', 'handling'] : ['count', 'tx', 'handling'],
    outcome,
  })
}
