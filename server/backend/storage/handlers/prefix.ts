/** Names under a prefix as a range of the bytewise index, where the prefix allows one. */
import type { SqlValue } from '#server/backend/db/driver.ts'

/** `parameter` holds the prefix; keys are ASCII, so that the next character bounds it above. */
export function underPrefix(
  parameter: string,
  prefix: string,
  bind: (value: SqlValue) => string,
): string {
  if (prefix === '') return 'true'
  const exactly = `starts_with(name, ${parameter}::text)`
  const last = prefix.charCodeAt(prefix.length - 1)
  if (last >= 127) return exactly
  const beyond = prefix.slice(0, -1) + String.fromCharCode(last + 1)
  const within = `name collate "C" >= ${parameter}::text and name collate "C" < ${bind(beyond)}::text`
  return `${within} and ${exactly}`
}
