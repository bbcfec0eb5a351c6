/** GET and HEAD of a table or view. */
import { z } from 'zod'
import type { StatementResult } from '#server/backend/db/driver.ts'
import { errors } from '../errors.ts'
import { parseRangeHeader } from '../grammar/range.ts'
import { planRead } from '../plan/read.ts'
import { contentRange, rangeStatus } from '../response/headers.ts'
import { type Counting, estimateStatement, readOutcome, readStatement } from '../sql/statement.ts'
import {
  answerFor,
  explainResponse,
  findTable,
  type RequestContext,
  respond,
  run,
} from './context.ts'

const planOutput = z.array(z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })).min(1)

const estimatedRows = (result: StatementResult | undefined): number => {
  const text = result?.rows.map(([line]) => line ?? '').join('\n') ?? '[]'
  return planOutput.parse(JSON.parse(text))[0]?.Plan['Plan Rows'] ?? 0
}

const countingFor = ({ preferences, options }: RequestContext): Counting => {
  if (preferences.count === 'exact') {
    return Number.isFinite(options.countedRows) ? { upTo: options.countedRows + 1 } : 'all'
  }
  if (preferences.count !== 'estimated') return 'none'
  return options.maxRows === undefined ? 'all' : { upTo: options.maxRows + 1 }
}

export const readTable = async (context: RequestContext, name: string): Promise<Response> => {
  const { request, cache, schema, query, options, preferences } = context
  const table = findTable(context, name)
  const window = parseRangeHeader(request.headers.get('range'))
  const root = planRead({
    cache,
    schema,
    table,
    name,
    from: 'table',
    purpose: 'answer',
    query,
    aggregates: options.aggregates,
    ...(options.maxRows === undefined ? {} : { maxRows: options.maxRows }),
    ...(window ? { window } : {}),
  })
  const answer = answerFor(context)
  const counting = countingFor(context)
  const statement = readStatement(root, counting, {
    rows: request.method === 'HEAD' && answer.form !== 'csv' ? 'none' : answer.form,
    stripNulls: answer.stripNulls,
    limit: options.answerLimit,
  })
  const plan = await explainResponse(context, answer, statement, true)
  if (plan) return plan

  const exact = preferences.count === 'exact'
  const most = exact ? options.countedRows : options.maxRows
  const estimates = preferences.count !== undefined && (!exact || Number.isFinite(most))
  const results = await run(context, {
    statements: estimates ? [statement, estimateStatement(root)] : [statement],
    readOnly: true,
  })
  const outcome = readOutcome(results[0])
  const total = estimates
    ? settleTotal(outcome.total, estimatedRows(results[1]), most)
    : outcome.total
  if (answer.form === 'object' && outcome.page !== 1) throw errors.notSingular(outcome.page)

  const { offset } = root.window
  return respond(context, {
    status: rangeStatus(offset, outcome.page, total),
    body: { text: outcome.body, contentType: answer.contentType },
    headers: {
      'Content-Range': contentRange(offset, outcome.page, total),
      ...contentLocation(name, context.search),
    },
    applicable: ['count', 'tx', 'handling'],
    outcome,
  })
}

/**
 * The most characters of `Content-Location`: clients give up on headers of more than 16 KB in all,
 * and a filter may be longer.
 */
const longestLocation = 4_096

function contentLocation(name: string, search: string): Readonly<Record<string, string>> {
  const location = `/${encodeURIComponent(name)}${search}`
  return location.length > longestLocation ? {} : { 'Content-Location': location }
}

/** An estimate is used only where counting would go beyond the limit. */
const settleTotal = (
  counted: number | undefined,
  planned: number,
  most: number | undefined,
): number => {
  if (counted === undefined) return planned
  return most !== undefined && counted > most ? Math.max(counted, planned) : counted
}
