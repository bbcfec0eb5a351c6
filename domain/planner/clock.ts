/** Minutes after midnight and times as people write them: `09:05`; past midnight it begins again. */
import { wallMinutes } from '#domain/calendar/zoned-time.ts'

export function timeInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60) % 24
  return `${String(hours).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The minute of a day at which a wall clock shows a time; beyond 1,440 on the next day. */
export function minuteOn(date: string, time: string): number {
  return wallMinutes(time) - wallMinutes(`${date}T00:00`)
}

/** Minutes after midnight of a time as `09:05`. */
export function minuteAt(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
