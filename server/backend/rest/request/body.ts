/** Reads a request's body within its limit and turns JSON, CSV and forms into one kind of payload. */
import { readBoundedBody } from '#domain/web/bounded-body.ts'
import { nestsDeeper } from '#domain/web/json-depth.ts'
import { errors } from '../errors.ts'
import { parseMediaType } from '../grammar/media-type.ts'
import type { CallBody } from '../plan/call.ts'
import type { Payload } from '../plan/write.ts'
import { parseCsv } from './csv.ts'

/** Postgres reads JSON by recursion: a few megabytes of brackets end the engine. */
const deepest = 500

export const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  const bytes = await readBoundedBody(request, limit)
  if (!bytes) throw errors.bodyTooLarge(limit)
  return bytes
}

const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    throw errors.body('The body is not valid UTF-8')
  }
}

const parseJson = (text: string): unknown => {
  if (nestsDeeper(text, deepest)) throw errors.body(`JSON can be nested ${deepest} levels deep`)
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    throw errors.body('Empty or invalid json')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Without `columns`, the first object's keys are the columns and every other must have the same. */
const rowsPayload = (rows: readonly unknown[], json: string, columnsGiven: boolean): Payload => {
  const [first] = rows
  if (!rows.every(isObject)) throw errors.body('All object keys must match')
  const columns = isObject(first) ? Object.keys(first) : []
  const known = new Set(columns)
  const same = (row: unknown) => {
    const keys = Object.keys(row as object)
    return keys.length === known.size && keys.every((key) => known.has(key))
  }
  if (!columnsGiven && rows.length > 1 && !rows.every(same)) {
    throw errors.body('All object keys must match')
  }
  return { json, columns, rows: rows.length }
}

const jsonPayload = (text: string, columnsGiven: boolean): Payload => {
  const value = parseJson(text)
  if (Array.isArray(value)) return rowsPayload(value, text, columnsGiven)
  if (!isObject(value)) throw errors.body('All object keys must match')
  return { json: `[${text}]`, columns: Object.keys(value), rows: 1 }
}

const formObject = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

export const readPayload = (
  bytes: Uint8Array,
  contentType: string | null,
  columnsGiven: boolean,
): Payload => {
  const { name } = parseMediaType(contentType ?? 'application/json')
  const text = decodeText(bytes)
  switch (name) {
    case 'text/csv':
      return { ...parseCsv(text) }
    case 'application/x-www-form-urlencoded': {
      const row = formObject(text)
      return { json: JSON.stringify([row]), columns: Object.keys(row), rows: 1 }
    }
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
    case 'text/plain':
    case '':
      return jsonPayload(text, columnsGiven)
    default:
      throw errors.body(`Content-Type not acceptable: ${name}`)
  }
}

export const readCallBody = (bytes: Uint8Array, contentType: string | null): CallBody => {
  const { name } = parseMediaType(contentType ?? 'application/json')
  switch (name) {
    case 'application/octet-stream':
      return { kind: 'bytes', value: bytes }
    case 'text/plain':
      return { kind: 'text', value: decodeText(bytes) }
    case 'text/xml':
    case 'application/xml':
      return { kind: 'xml', value: decodeText(bytes) }
    case 'application/x-www-form-urlencoded': {
      const row = formObject(decodeText(bytes))
      return { kind: 'json', json: JSON.stringify(row), names: Object.keys(row) }
    }
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case '': {
      const text = decodeText(bytes)
      const value = text.trim() === '' ? {} : parseJson(text)
      return {
        kind: 'json',
        json: text.trim() === '' ? '{}' : text,
        names: isObject(value) ? Object.keys(value) : [],
      }
    }
    default:
      throw errors.body(`Content-Type not acceptable: ${name}`)
  }
}
