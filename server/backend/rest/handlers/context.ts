/** What every handler knows of the request, and how it runs its statement. */
import type { Caller } from '#server/backend/caller.ts'
import type {
  Database,
  Statement,
  StatementResult,
  Transaction,
} from '#server/backend/db/driver.ts'
import { errors, type RestError } from '../errors.ts'
import { appliedPreferences, type Preferences } from '../grammar/prefer.ts'
import type { ParsedQuery } from '../grammar/query.ts'
import type { RequestLimits } from '../request/limits.ts'
import { withOverrides } from '../response/headers.ts'
import { type Answer, negotiate } from '../response/negotiate.ts'
import { closest } from '../schema-cache/fuzzy.ts'
import type { SchemaCache, Table } from '../schema-cache/model.ts'
import { explained, type Outcome } from '../sql/statement.ts'

export interface HandlerOptions extends RequestLimits {
  maxRows: number | undefined
  aggregates: boolean
  plan: boolean
}

/** Runs statements as far as the caller may use the database; `onRan` is told how long they ran. */
type Work = <T>(run: (onRan: (ms: number) => void) => Promise<T>) => Promise<T>

export interface RequestContext {
  database: Database
  options: HandlerOptions
  /** Left out where the caller has no such limit. */
  work: Work | undefined
  cache: SchemaCache
  request: Request
  caller: Caller
  /** The path behind the service's prefix. */
  path: string
  search: string
  schema: string
  /** Names the schema in the answer where there are several. */
  profile: Readonly<Record<string, string>>
  settings: readonly (readonly [string, string])[]
  preferences: Preferences
  query: ParsedQuery
}

export const findTable = ({ cache, schema }: RequestContext, name: string): Table => {
  const inSchema = cache.tables.get(schema)
  const table = inSchema?.get(name)
  if (table) return table
  const near = closest(name, inSchema?.keys() ?? [], 0.75)
  throw errors.noTable(
    schema,
    name,
    near === undefined ? null : `Perhaps you meant the table '${schema}.${near}'`,
  )
}

export const answerFor = ({ request, options, preferences }: RequestContext): Answer => {
  const answer = negotiate(request.headers.get('accept'), options.plan)
  if (preferences.handling === 'strict' && preferences.invalid.length > 0) {
    throw errors.preferences(preferences.invalid)
  }
  return answer
}

/**
 * Switches Postgres' JIT off: compiling a plan takes tens of milliseconds, far longer than these
 * requests run, and Postgres does it whenever the estimates of a few nested joins add up.
 */
const withoutCompilation = ['jit', 'off'] as const

const unlimited: Work = (run) => run(() => {})

/** Runs the statements as the caller. `refuse` looks at the results and can undo everything. */
export const run = async (
  context: RequestContext,
  work: {
    statements: readonly Statement[]
    readOnly: boolean
    /** Whether the plan is asked for: then JIT stays as the database has it. */
    explains?: boolean
    refuse?: (results: readonly StatementResult[]) => RestError | undefined
  },
): Promise<readonly StatementResult[]> => {
  const { statements, readOnly, explains, refuse } = work
  const { database, caller, settings, preferences, options, work: within = unlimited } = context
  const rollback = preferences.tx === 'rollback'
  let refusal: RestError | undefined
  const transaction: Transaction = {
    role: caller.role,
    settings: explains ? settings : [...settings, withoutCompilation],
    readOnly,
    statements:
      rollback && !readOnly
        ? [...statements, { text: 'SET CONSTRAINTS ALL IMMEDIATE' }]
        : statements,
    ...(Number.isFinite(options.statementTimeoutMs) && { timeoutMs: options.statementTimeoutMs }),
    ...(refuse || rollback
      ? {
          decide: (found: readonly StatementResult[]) => {
            refusal = refuse?.(found)
            return refusal || rollback ? ('rollback' as const) : ('commit' as const)
          },
        }
      : {}),
  }
  const results = await within((onRan) => database.transaction({ ...transaction, onRan }))
  if (refusal) throw refusal
  return results
}

/** Answers with the plan of the statement when that is what was asked for. */
export const explainResponse = async (
  context: RequestContext,
  answer: Answer,
  statement: Statement,
  readOnly: boolean,
): Promise<Response | undefined> => {
  if (!answer.explain) return undefined
  const [result] = await run(context, {
    statements: [explained(statement, answer.explain)],
    readOnly,
    explains: true,
  })
  const text = result?.rows.map(([line]) => line ?? '').join('\n') ?? ''
  return new Response(context.request.method === 'HEAD' ? null : text, {
    headers: { 'Content-Type': answer.contentType, ...context.profile },
  })
}

type Applicable = Parameters<typeof appliedPreferences>[1]

export const respond = (
  { request, preferences, profile }: RequestContext,
  parts: {
    status: number
    /** Left out when there is no body, which then has no type either. */
    body?: { text: string; contentType: string }
    headers: Readonly<Record<string, string>>
    applicable: Applicable
    outcome: Outcome
  },
): Response => {
  const applied = appliedPreferences(preferences, parts.applicable)
  const own: Record<string, string> = { ...parts.headers, ...profile }
  if (parts.body) own['Content-Type'] = parts.body.contentType
  if (applied !== null) own['Preference-Applied'] = applied
  const { status, headers } = withOverrides(own, parts.status, parts.outcome)
  const bodiless = request.method === 'HEAD' || status === 204 || status === 304
  return new Response(bodiless ? null : (parts.body?.text ?? null), { status, headers })
}
