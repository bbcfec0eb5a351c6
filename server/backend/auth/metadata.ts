/**
 * Metadata of an account. It is part of every access token, and a token travels in a header:
 * metadata that would make the header too large is refused, since it would lock its owner out.
 */
import { errors } from './errors.ts'

const mostBytes = 8 * 1024

/** Merges: a given key replaces the old value, a null removes it, other keys stay. */
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
