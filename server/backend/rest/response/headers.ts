/** Headers and status of an answer: ranges, what SQL set itself, what was applied. */
import { z } from 'zod'
import { errors } from '../errors.ts'
import type { Outcome } from '../sql/statement.ts'

/** `first-last/total`, with a star for what is empty or unknown. */
export const contentRange = (first: number, rows: number, total: number | undefined): string => {
  const range = rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

/** Partial when the page holds fewer rows than there are. */
export const rangeStatus = (offset: number, rows: number, total: number | undefined): number => {
  if (total === undefined) return 200
  if (offset > total) throw errors.rangeBeyondTotal(offset, total)
  return rows < total ? 206 : 200
}

const headerList = z.array(
  z.record(z.string(), z.string()).refine((entry) => Object.keys(entry).length === 1),
)

const parseHeaderList = (text: string): z.infer<typeof headerList> => {
  try {
    return headerList.parse(JSON.parse(text))
  } catch (cause) {
    const error = errors.gucHeaders()
    error.cause = cause
    throw error
  }
}

const chosenStatus = (text: string): number => {
  const status = Number(text)
  if (!Number.isInteger(status) || status < 200 || status > 599) throw errors.gucStatus()
  return status
}

/** A function may set `response.headers` and `response.status`: they win over our own. */
export const withOverrides = (
  own: Readonly<Record<string, string>>,
  status: number,
  outcome: Pick<Outcome, 'headers' | 'status'>,
): { status: number; headers: HeadersInit } => {
  const chosen = outcome.status === undefined ? status : chosenStatus(outcome.status)
  // A plain record instead of Headers where nothing was set: nearly every answer ends here, and a
  // Headers object costs more.
  if (outcome.headers === undefined) return { status: chosen, headers: own }
  const headers = new Headers(own)
  const seen = new Set<string>()
  for (const entry of parseHeaderList(outcome.headers)) {
    for (const [name, value] of Object.entries(entry)) {
      // The first of a name replaces ours; a repeated one (Set-Cookie) adds to it.
      setHeader(headers, name, value, seen.has(name.toLowerCase()))
      seen.add(name.toLowerCase())
    }
  }
  return { status: chosen, headers }
}

const setHeader = (headers: Headers, name: string, value: string, append: boolean): void => {
  try {
    if (append) headers.append(name, value)
    else headers.set(name, value)
  } catch (cause) {
    const error = errors.gucHeaders()
    error.cause = cause
    throw error
  }
}
