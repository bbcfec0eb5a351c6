/** Turns what `pg` throws into the errors of the database contract. */
import { DatabaseError as PgError } from 'pg'
import { DatabaseError, type DatabaseErrorFields } from '../driver.ts'

/** The fields of a report by the server; null when the error is about the connection. */
export function reportedFields(error: unknown): DatabaseErrorFields | null {
  if (!(error instanceof PgError)) return null
  const { severity, code, message, detail, hint, position, where } = error
  const { schema, table, column, constraint } = error
  return {
    code: code ?? 'XX000',
    message,
    ...(severity && { severity }),
    ...(detail && { detail }),
    ...(hint && { hint }),
    ...(position && { position: Number(position) }),
    ...(where && { where }),
    ...(schema && { schema }),
    ...(table && { table }),
    ...(column && { column }),
    ...(constraint && { constraint }),
  }
}

/** `08006`, connection failure, for all that the server did not report itself. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error
  const fields = reportedFields(error)
  if (fields) return new DatabaseError(fields, { cause: error })
  const reason = error instanceof Error ? error.message : String(error)
  const message = `the connection to the database failed: ${reason}`
  return new DatabaseError({ severity: 'FATAL', code: '08006', message }, { cause: error })
}
