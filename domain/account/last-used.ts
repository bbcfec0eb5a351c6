/** When a session was last used, as text. Sessions record the hour only, so no minutes. */

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Created on first use: building a formatter is slow on phones. */
const ago = (count: number, unit: 'hour' | 'day'): string =>
  new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-count, unit)

export function lastUsedInWords(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime()
  if (passed < hourMs) return 'Used within the last hour'
  if (passed < dayMs) return `Last used ${ago(Math.floor(passed / hourMs), 'hour')}`
  if (passed < 30 * dayMs) return `Last used ${ago(Math.floor(passed / dayMs), 'day')}`
  return `Last used on ${at.toLocaleDateString('en-US', { dateStyle: 'long' })}`
}
