/** Times of day as ideas have them: "9:00 AM". */

const written = /^\s*(?<hour>\d{1,2})(?:[:.](?<minute>[0-5]\d))?\s*(?<half>[ap]m)?\s*$/i

/** The minute of the day, or null for what is no time. */
export function minuteOf(time: string): number | null {
  const { hour, minute = '0', half } = written.exec(time)?.groups ?? {}
  if (hour === undefined || (half === undefined && !/[:.]/.test(time))) return null
  const hours = Number(hour)
  if (half === undefined) return hours < 24 ? hours * 60 + Number(minute) : null
  if (hours < 1 || hours > 12) return null
  return ((hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minute)
}

/** The form that is stored, of any way that people write a time; null for what is none. */
export function readClock(time: string): string | null {
  const minute = minuteOf(time)
  if (minute === null) return null
  const hour = Math.floor(minute / 60)
  const shown = String(minute % 60).padStart(2, '0')
  return `${((hour + 11) % 12) + 1}:${shown} ${hour < 12 ? 'AM' : 'PM'}`
}
