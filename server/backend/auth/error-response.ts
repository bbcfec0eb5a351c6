/** Renders a refusal in the shape that the caller's version of the API knows. */
import { DatabaseError } from '#server/backend/db/driver.ts'
import { AuthError, errors } from './errors.ts'

const versionHeader = 'x-supabase-api-version'
/** From this version on the code is a word and not the status. */
const version = '2024-01-01'

export function errorResponse({ fields }: AuthError, request: Request | undefined): Response {
  const modern = request === undefined || speaksModern(request)
  const headers = new Headers({ 'x-sb-error-code': fields.code, 'cache-control': 'no-store' })
  if (modern) headers.set(versionHeader, version)
  if (fields.retryAfter !== undefined) headers.set('retry-after', String(fields.retryAfter))
  // Closes the connection: the rest of the refused body is still arriving on it.
  if (fields.status === 413) headers.set('connection', 'close')
  return Response.json(body(fields, modern), { status: fields.status, headers })
}

function body(fields: AuthError['fields'], modern: boolean): object {
  const { status, code, message, reasons, oauth } = fields
  if (oauth) return { error: oauth, error_description: message }
  const weak = reasons && { weak_password: { reasons } }
  return modern
    ? { code, message, ...weak }
    : { code: status, error_code: code, msg: message, ...weak }
}

function speaksModern(request: Request): boolean {
  const asked = request.headers.get(versionHeader) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= version
}

const outOfReach = /^(08|53|57)/

/** What was thrown and is no refusal is our own failure; a database out of reach can be retried. */
export function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown
  if (thrown instanceof DatabaseError && outOfReach.test(thrown.code)) return errors.busy(thrown)
  return errors.internal(thrown)
}
