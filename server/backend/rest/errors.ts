/**
 * Every refusal the REST service can answer with: PostgREST's codes, statuses and wording in one
 * place, so that clients which act on them cannot tell the two apart. Rendered once, at the edge.
 */
import { ServiceError } from '#server/backend/service-error.ts'

type ErrorDetails = string | null | readonly Record<string, string>[]

interface RestErrorFields {
  status: number
  code: string
  message: string
  details?: ErrorDetails
  hint?: string | null
  headers?: Readonly<Record<string, string>>
}

export class RestError extends ServiceError<RestErrorFields> {
  override readonly name = 'RestError'
}

const refuse = (
  status: number,
  code: string,
  message: string,
  details: ErrorDetails = null,
  hint: string | null = null,
) => new RestError({ status, code, message, details, hint })

export const errors = {
  parse: (message: string, details: string) => refuse(400, 'PGRST100', message, details),
  rpcMethod: (method: string) => refuse(405, 'PGRST101', `Cannot use the ${method} method on RPC`),
  body: (message: string) => refuse(400, 'PGRST102', message),
  bodyTooLarge: (limit: number) =>
    refuse(413, 'PGRST102', 'Payload Too Large', `The body may have at most ${limit} bytes`),
  tooManyRows: (limit: number) =>
    refuse(413, 'PGRST102', 'Payload Too Large', `A request may write at most ${limit} rows`),
  /** Not PostgREST's own, which leaves it to the gateway in front; the code is that of SQL's `PT429`. */
  tooMuchWork: (waitSeconds: number) =>
    new RestError({
      status: 429,
      code: 'PT429',
      message: 'Too many requests',
      hint: `Try again in ${waitSeconds} s.`,
      headers: { 'Retry-After': String(waitSeconds) },
    }),
  urlTooLong: (limit: number) =>
    refuse(414, 'PGRST100', 'URI Too Long', `The URL may have at most ${limit} characters`),
  negativeLimit: () =>
    refuse(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'Limit should be greater than or equal to zero.',
    ),
  reversedRange: () =>
    refuse(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    ),
  rangeBeyondTotal: (offset: number, total: number) =>
    refuse(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    ),
  putFilters: () =>
    refuse(
      405,
      'PGRST105',
      "Filters must include all and only primary key columns with 'eq' operators",
    ),
  schema: (schema: string, exposed: readonly string[]) =>
    refuse(
      406,
      'PGRST106',
      `Invalid schema: ${schema}`,
      null,
      `Only the following schemas are exposed: ${exposed.join(', ')}`,
    ),
  mediaType: (accepted: readonly string[]) =>
    refuse(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`),
  notEmbedded: (name: string) =>
    refuse(
      400,
      'PGRST108',
      `'${name}' is not an embedded resource in this request`,
      null,
      `Verify that '${name}' is included in the 'select' query parameter.`,
    ),
  gucHeaders: () =>
    refuse(
      500,
      'PGRST111',
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
    ),
  gucStatus: () => refuse(500, 'PGRST112', 'response.status guc must be a valid status code'),
  putLimit: () =>
    refuse(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT'),
  putPayload: () =>
    refuse(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)'),
  notSingular: (rows: number) =>
    refuse(
      406,
      'PGRST116',
      'Cannot coerce the result to a single JSON object',
      `The result contains ${rows} rows`,
    ),
  method: (method: string) => refuse(405, 'PGRST117', `Unsupported HTTP method: ${method}`),
  relatedOrder: (origin: string, target: string) =>
    refuse(
      400,
      'PGRST118',
      `A related order on '${target}' is not possible`,
      `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
    ),
  raise: (details: string, hint: string) =>
    refuse(
      500,
      'PGRST121',
      `Could not parse JSON in the "RAISE SQLSTATE 'PGRST'" error`,
      details,
      hint,
    ),
  preferences: (invalid: readonly string[]) =>
    refuse(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${invalid.join(', ')}`,
    ),
  aggregates: () => refuse(400, 'PGRST123', 'Use of aggregate functions is not allowed'),
  maxAffected: (rows: number) =>
    refuse(
      400,
      'PGRST124',
      'Query result exceeds max-affected preference constraint',
      `The query affects ${rows} rows`,
    ),
  path: () => refuse(404, 'PGRST125', 'Invalid path specified in request URL'),
  rootDisabled: () => refuse(404, 'PGRST126', 'Root endpoint metadata is disabled'),
  notImplemented: (details: string) => refuse(400, 'PGRST127', 'Feature not implemented', details),
  maxAffectedRpc: () =>
    refuse(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    ),
  noRelationship: (
    parent: string,
    child: string,
    hint: string | undefined,
    schema: string,
    suggestion: string | null,
  ) =>
    refuse(
      400,
      'PGRST200',
      `Could not find a relationship between '${parent}' and '${child}' in the schema cache`,
      `Searched for a foreign key relationship between '${parent}' and '${child}'` +
        `${hint === undefined ? '' : ` using the hint '${hint}'`} in the schema '${schema}', but no matches were found.`,
      suggestion,
    ),
  ambiguousRelationship: (
    parent: string,
    child: string,
    candidates: readonly Record<string, string>[],
    alternatives: string,
  ) =>
    refuse(
      300,
      'PGRST201',
      `Could not embed because more than one relationship was found for '${parent}' and '${child}'`,
      candidates,
      `Try changing '${child}' to one of the following: ${alternatives}. Find the desired relationship in the 'details' key.`,
    ),
  noFunction: (message: string, details: string, hint: string | null) =>
    refuse(404, 'PGRST202', message, details, hint),
  ambiguousFunction: (candidates: readonly string[]) =>
    refuse(
      300,
      'PGRST203',
      `Could not choose the best candidate function between: ${candidates.join(', ')}`,
      null,
      'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    ),
  noColumn: (table: string, column: string) =>
    refuse(
      400,
      'PGRST204',
      `Could not find the '${column}' column of '${table}' in the schema cache`,
    ),
  noTable: (schema: string, table: string, suggestion: string | null) =>
    refuse(
      404,
      'PGRST205',
      `Could not find the table '${schema}.${table}' in the schema cache`,
      null,
      suggestion,
    ),
  schemaCacheUnavailable: () =>
    refuse(503, 'PGRST002', 'Could not query the database for the schema cache. Retrying.'),
  /** Postgres' own error for an unknown column. */
  undefinedColumn: (table: string, column: string, hint: string | null = null) =>
    refuse(400, '42703', `column ${table}.${column} does not exist`, null, hint),
  /** Postgres' error for a join named twice; here, for two embeds that would share a key. */
  duplicateEmbed: (name: string) =>
    refuse(400, '42712', `table name "${name}" specified more than once`),
  /** Postgres would report the same, but as a failure of the server. */
  readOnlyRelation: (relation: string, verb: 'insert into' | 'update' | 'delete from') =>
    refuse(405, '55000', `cannot ${verb} view "${relation}"`),
  unfilteredWrite: (verb: 'UPDATE' | 'DELETE') =>
    refuse(400, '21000', `${verb} requires a WHERE clause`),
  answerTooLarge: (cause: unknown) =>
    new RestError(
      {
        status: 400,
        code: '54000',
        message: 'The answer is too large',
        hint: 'Ask for fewer rows, columns or embedded resources.',
      },
      { cause },
    ),
  tooComplex: (details: string) => refuse(400, 'PGRST100', 'The query is too complex', details),
  internal: (cause: unknown) =>
    new RestError(
      { status: 500, code: 'PGRSTX00', message: 'The request could not be completed' },
      { cause },
    ),
}
