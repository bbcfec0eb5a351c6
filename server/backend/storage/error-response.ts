/** The one place where something thrown becomes an answer. */
import { DatabaseError } from '#server/backend/db/driver.ts'
import { errors, StorageError } from './errors.ts'

export function toStorageError(thrown: unknown): StorageError {
  if (thrown instanceof StorageError) return thrown
  if (thrown instanceof DatabaseError) return fromDatabaseError(thrown)
  if (isDiskFull(thrown)) return errors.diskFull(thrown)
  return errors.internal(thrown)
}

/** Where the constraint matters, the handler has already said which resource it was about. */
function fromDatabaseError(error: DatabaseError): StorageError {
  if (error.code === '42501') return errors.accessDenied(error)
  if (error.code === '23505') return errors.keyExists(error)
  if (error.code === '57014') return errors.databaseTimeout(error)
  if (error.code === '53100') return errors.diskFull(error)
  // A malformed value in a claim or a key, or a rule of the project's own that a trigger raised.
  if (/^22|^23|^P0001/.test(error.code)) return errors.invalidRequest(error.message, error)
  return errors.internal(error)
}

export function errorResponse({ fields }: StorageError, method: string): Response {
  const { status, code, message, error = code, headers } = fields
  const body = JSON.stringify({ statusCode: String(status), error, code, message })
  return new Response(method === 'HEAD' ? null : body, {
    status: fields.outerStatus ?? (status >= 500 ? 500 : 400),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** No room on the device, or none left for this account. */
const isDiskFull = (thrown: unknown) =>
  thrown instanceof Error && 'code' in thrown && /^(ENOSPC|EDQUOT)$/.test(String(thrown.code))
