/** When a session was last used, as text. Sessions record the hour only, so no minutes. */
import { madeOnce } from '#domain/text/made-once.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const dates = madeOnce(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }))
const ago = madeOnce(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }))

export function lastUsedInWords(at: Date, now: Date): string {
  const passed = now.getTime() - at.getTime()
  if (passed < hourMs) return 'Used within the last hour'
  if (passed < dayMs) return `Last used ${ago().format(-Math.floor(passed / hourMs), 'hour')}`
  if (passed < 30 * dayMs) return `Last used ${ago().format(-Math.floor(passed / dayMs), 'day')}`
  return `Last used on ${dates().format(at)}`
}
