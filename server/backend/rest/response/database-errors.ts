/** Errors of Postgres as answers: the code is kept, the status follows PostgREST's table. */
import { z } from 'zod'
import type { DatabaseError } from '#server/backend/db/driver.ts'
import { errors, RestError } from '../errors.ts'
import { tooLargeSetting } from '../sql/statement.ts'

const exactStatus: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  // The statement is too complex or too wide because the request is.
  '54001': 400,
  '54011': 400,
  '54023': 400,
  '57P01': 503,
  P0001: 400,
}

const classStatus: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

const statusOf = ({ code, message }: DatabaseError, authenticated: boolean): number => {
  // A value or a pattern of the request would have grown beyond Postgres' memory.
  if (code === 'XX000' && message.startsWith('invalid memory alloc request size')) return 400
  if (code === '42501') return authenticated ? 403 : 401
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401
  const chosen = /^PT([1-5]\d\d)$/.exec(code)?.[1]
  if (chosen) return Number(chosen)
  return exactStatus[code] ?? classStatus[code.slice(0, 2)] ?? 400
}

const raisedMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.string().nullish(),
  hint: z.string().nullish(),
})
const raisedDetail = z.object({
  status: z.number().int().min(200).max(599),
  status_text: z.string().optional(),
  headers: z.record(z.string(), z.string()),
})

const parseAs = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** `RAISE SQLSTATE 'PGRST'` lets a function write the whole answer. */
const raised = ({ fields }: DatabaseError): RestError => {
  const message = parseAs(raisedMessage, fields.message)
  if (!message) {
    return errors.raise(
      `Invalid JSON value for MESSAGE: '${fields.message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    )
  }
  const hint =
    "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'."
  if (fields.detail === undefined) {
    return errors.raise('DETAIL is missing in the RAISE statement', hint)
  }
  const detail = parseAs(raisedDetail, fields.detail)
  if (!detail) return errors.raise(`Invalid JSON value for DETAIL: '${fields.detail}'`, hint)
  return new RestError({
    status: detail.status,
    code: message.code,
    message: message.message,
    details: message.details ?? null,
    hint: message.hint ?? null,
    headers: detail.headers,
  })
}

/** Postgres names its own files where a disk is full or fails: that is for the log, not for clients. */
const told = ({ code, fields }: DatabaseError) => {
  const unsaid = { details: null, hint: null }
  if (code === '53100') return { message: 'The database has no room left', ...unsaid }
  if (/^58/.test(code)) return { message: 'The database could not use its files', ...unsaid }
  return { message: fields.message, details: fields.detail ?? null, hint: fields.hint ?? null }
}

export const fromDatabaseError = (error: DatabaseError, authenticated: boolean): RestError => {
  if (error.code === 'PGRST') return raised(error)
  if (error.code === '42704' && error.message.includes(tooLargeSetting)) {
    return errors.answerTooLarge(error)
  }
  const status = statusOf(error, authenticated)
  return new RestError(
    {
      status,
      code: error.code,
      ...told(error),
      ...(status === 401 ? { headers: { 'WWW-Authenticate': 'Bearer' } } : {}),
    },
    { cause: error },
  )
}
