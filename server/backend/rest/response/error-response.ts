/** The one place where an error becomes a response. */
import { DatabaseError } from '#server/backend/db/driver.ts'
import { errors, RestError } from '../errors.ts'
import { fromDatabaseError } from './database-errors.ts'

export const toRestError = (error: unknown, authenticated: boolean): RestError => {
  if (error instanceof RestError) return error
  if (error instanceof DatabaseError) return fromDatabaseError(error, authenticated)
  return errors.internal(error)
}

/** A header value may hold neither line breaks nor what is not Latin-1. */
const headerSafe = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

export const errorResponse = (error: RestError, method: string): Response => {
  const { status, code, message, details = null, hint = null, headers } = error.fields
  const all = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Proxy-Status': `PostgREST; error=${headerSafe(code)}`,
  })
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (/^[\w-]+$/.test(name)) all.set(name, headerSafe(value))
  }
  const body = method === 'HEAD' ? null : JSON.stringify({ code, details, hint, message })
  return new Response(status === 204 || status === 304 ? null : body, { status, headers: all })
}
