/**
 * Reads the backend messages of the PostgreSQL wire protocol (version 3) that answer a batch:
 * results in the order of the statements, the first error, and the notifications in between.
 */
import type { DatabaseErrorFields, StatementResult, TextRow } from '../driver.ts'

export interface Notification {
  channel: string
  payload: string
}

export interface Reply {
  results: StatementResult[]
  /** What the server reported first; the statements after it did not run. */
  error: DatabaseErrorFields | null
  notifications: Notification[]
}

const type = (letter: string) => letter.charCodeAt(0)
const ROW_DESCRIPTION = type('T')
const DATA_ROW = type('D')
const COMMAND_COMPLETE = type('C')
const EMPTY_QUERY = type('I')
const ERROR_RESPONSE = type('E')
const NOTIFICATION = type('A')

const HEADER_BYTES = 5

/** `statement` is known by whoever sent the batch, not by the server. */
type ReportedField = Exclude<keyof DatabaseErrorFields, 'statement'>

const ERROR_FIELDS: Readonly<Record<string, ReportedField>> = {
  V: 'severity',
  C: 'code',
  M: 'message',
  D: 'detail',
  H: 'hint',
  P: 'position',
  W: 'where',
  s: 'schema',
  t: 'table',
  c: 'column',
  n: 'constraint',
}

/** Whether the bytes hold an error report: looks at message headers only. */
export function holdsError(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at + HEADER_BYTES <= bytes.length; at += 1 + view.getInt32(at + 1)) {
    if (bytes[at] === ERROR_RESPONSE) return true
  }
  return false
}

export function decodeReply(bytes: Uint8Array): Reply {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const reply: Reply = { results: [], error: null, notifications: [] }
  let columns: StatementResult['columns'] = []
  let rows: TextRow[] = []

  const finish = (affected: number) => {
    reply.results.push({ columns, rows, affected })
    columns = []
    rows = []
  }

  let at = 0
  while (at + HEADER_BYTES <= buffer.length) {
    const body = at + HEADER_BYTES
    const end = at + 1 + buffer.readInt32BE(at + 1)
    switch (buffer[at]) {
      case ROW_DESCRIPTION:
        columns = readColumns(buffer, body)
        break
      case DATA_ROW:
        rows.push(readRow(buffer, body))
        break
      case COMMAND_COMPLETE:
        finish(affectedRows(buffer.toString('latin1', body, end - 1)))
        break
      case EMPTY_QUERY:
        finish(0)
        break
      case ERROR_RESPONSE:
        reply.error ??= readError(buffer, body, end)
        break
      case NOTIFICATION:
        reply.notifications.push(readNotification(buffer, body))
        break
    }
    at = end
  }
  return reply
}

function readColumns(buffer: Buffer, start: number): StatementResult['columns'] {
  const count = buffer.readUInt16BE(start)
  const columns: { name: string; type: number }[] = []
  let at = start + 2
  for (let index = 0; index < count; index++) {
    const nameEnd = buffer.indexOf(0, at)
    // After the name: table oid (4), column number (2), type oid (4), size (2), modifier (4), format (2).
    columns.push({
      name: buffer.toString('utf8', at, nameEnd),
      type: buffer.readUInt32BE(nameEnd + 7),
    })
    at = nameEnd + 19
  }
  return columns
}

function readRow(buffer: Buffer, start: number): TextRow {
  const count = buffer.readUInt16BE(start)
  const row: (string | null)[] = []
  let at = start + 2
  for (let index = 0; index < count; index++) {
    const length = buffer.readInt32BE(at)
    at += 4
    if (length === -1) {
      row.push(null)
    } else {
      row.push(buffer.toString('utf8', at, at + length))
      at += length
    }
  }
  return row
}

function readNotification(buffer: Buffer, start: number): Notification {
  const channelEnd = buffer.indexOf(0, start + 4)
  const payloadEnd = buffer.indexOf(0, channelEnd + 1)
  return {
    channel: buffer.toString('utf8', start + 4, channelEnd),
    payload: buffer.toString('utf8', channelEnd + 1, payloadEnd),
  }
}

function readError(buffer: Buffer, start: number, end: number): DatabaseErrorFields {
  const found: Partial<Record<ReportedField, string>> = {}
  let at = start
  while (at < end && buffer[at] !== 0) {
    const field = ERROR_FIELDS[String.fromCharCode(buffer[at] ?? 0)]
    const valueEnd = buffer.indexOf(0, at + 1)
    if (field) found[field] = buffer.toString('utf8', at + 1, valueEnd)
    at = valueEnd + 1
  }
  const { code = 'XX000', message = 'unknown error', position, ...rest } = found
  return { code, message, ...rest, ...(position && { position: Number(position) }) }
}

/** `INSERT 0 3`, `SELECT 2` and `UPDATE 1` end in the count; `BEGIN` and DDL have none. */
export function affectedRows(tag: string): number {
  const count = Number(tag.slice(tag.lastIndexOf(' ') + 1))
  return Number.isInteger(count) ? count : 0
}
