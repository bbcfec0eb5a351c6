/** Which rows of a result are asked for: `limit`, `offset` and the `Range` header, as one window. */
import { errors } from '../errors.ts'

export interface RowWindow {
  offset: number
  /** Left out when every row from the offset on is asked for. */
  limit?: number
}

const wholeNumber = (name: string, text: string): number => {
  if (!/^-?\d{1,15}$/.test(text)) {
    throw errors.parse(
      `"failed to parse ${name} parameter (${text})" (line 1, column 1)`,
      'unexpected value expecting integer',
    )
  }
  return Number(text)
}

export const parseLimit = (text: string): number => {
  const limit = wholeNumber('limit', text)
  if (limit < 0) throw errors.negativeLimit()
  return limit
}

/** A negative offset asks for the first row on, as PostgREST reads it. */
export const parseOffset = (text: string): number => Math.max(0, wholeNumber('offset', text))

/** Other units than rows, and what is no range at all, are ignored as HTTP asks. */
export const parseRangeHeader = (header: string | null): RowWindow | undefined => {
  const found = /^\s*(?:items=)?(\d{1,15})-(\d{1,15})?\s*$/.exec(header ?? '')
  if (!found) return undefined
  const offset = Number(found[1])
  if (found[2] === undefined) return { offset }
  const last = Number(found[2])
  if (last < offset) throw errors.reversedRange()
  return { offset, limit: last - offset + 1 }
}

/** The rows that both windows ask for. */
export const intersect = (a: RowWindow, b: RowWindow): RowWindow => {
  const offset = Math.max(a.offset, b.offset)
  const end = Math.min(endOf(a), endOf(b))
  return end === Number.POSITIVE_INFINITY
    ? { offset }
    : { offset, limit: Math.max(0, end - offset) }
}

const endOf = ({ offset, limit }: RowWindow): number =>
  limit === undefined ? Number.POSITIVE_INFINITY : offset + limit

/** At most `maxRows` rows, whatever was asked for. */
export const restrict = (window: RowWindow, maxRows: number | undefined): RowWindow =>
  maxRows === undefined ? window : { ...window, limit: Math.min(window.limit ?? maxRows, maxRows) }
