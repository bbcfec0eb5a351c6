/** What a client already has, and which part it wants: RFC 9110's conditions and ranges. */
import type { ByteRange } from '../store/object-store.ts'

export interface Validators {
  eTag: string
  /** Milliseconds since the epoch, or not a number where unknown. */
  lastModified: number
}

export function isNotModified(headers: Headers, { eTag, lastModified }: Validators): boolean {
  const known = headers.get('if-none-match')
  if (known !== null) return known.trim() === '*' || tagsIn(known).includes(weak(eTag))
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // The header has no fractions of a second.
  return Math.floor(lastModified / 1000) * 1000 <= since
}

/**
 * The part that is asked for: `whole` also where the header says nothing that could be served
 * (several parts, another unit, an older version), `unsatisfiable` where it starts past the end.
 */
export function rangeFor(
  headers: Headers,
  size: number,
  validators: Validators,
): ByteRange | 'whole' | 'unsatisfiable' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.replaceAll(' ', '') ?? '')
  if (!asked || !stillTheSame(headers.get('if-range'), validators)) return 'whole'
  const [, first = '', last = ''] = asked
  if (first === '' && last === '') return 'whole'
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return 'whole'
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

function stillTheSame(ifRange: string | null, { eTag, lastModified }: Validators): boolean {
  if (ifRange === null) return true
  if (ifRange.includes('"')) return ifRange.trim() === eTag && !eTag.startsWith('W/')
  return Math.floor(lastModified / 1000) * 1000 === Date.parse(ifRange)
}

const tagsIn = (header: string) => (header.match(/(W\/)?"[^"]*"/g) ?? []).map(weak)
const weak = (tag: string) => tag.replace(/^W\//, '')
