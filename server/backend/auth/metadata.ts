/**
 * Metadata of an account. It is part of every access token, and a token travels in a header: what
 * is too large for one is refused before it locks its owner out.
 */
import { errors } from './errors.ts'

const mostBytes = 8 * 1024

/** What is given replaces what was, a null removes it, the rest stays. */
export function mergedMetadata(
  known: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, unknown> {
  const merged = Object.entries({ ...known, ...given }).filter(([, value]) => value !== null)
  return checkedMetadata(Object.fromEntries(merged))
}

export function checkedMetadata<T extends Record<string, unknown> | undefined>(metadata: T): T {
  if (Buffer.byteLength(JSON.stringify(metadata ?? {})) <= mostBytes) return metadata
  throw errors.validation(`Metadata must not be larger than ${mostBytes} bytes`)
}
