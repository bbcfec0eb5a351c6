/** When a schedule is due, and how long a job waits after a failure. */
import type { Schedule } from './job.ts'

/** In minutes: between two times, and from midnight UTC to the first. */
export interface Rhythm {
  everyMinutes: number
  offsetMinutes: number
}

const minutesOfDay = 24 * 60

export function rhythmOf(schedule: Schedule): Rhythm {
  if (schedule === 'every hour') return { everyMinutes: 60, offsetMinutes: 0 }
  if (schedule === 'every quarter of an hour') return { everyMinutes: 15, offsetMinutes: 0 }
  const [, hours, minutes] = /^daily at ([01]\d|2[0-3]):([0-5]\d)$/.exec(schedule) ?? []
  if (hours === undefined) throw new Error(`"${schedule}" is no time of day`)
  return { everyMinutes: minutesOfDay, offsetMinutes: Number(hours) * 60 + Number(minutes) }
}

export interface BackOff {
  firstMs: number
  longestMs: number
}

/**
 * The wait after a failed try: it doubles up to the longest, and takes between half of that and all
 * of it, so that jobs which failed together do not come back together. `random` gives a number from
 * 0 to 1.
 */
export function waitAfter(
  tries: number,
  { firstMs, longestMs }: BackOff,
  random: () => number,
): number {
  const most = Math.min(firstMs * 2 ** (tries - 1), longestMs)
  return Math.round(most * (0.5 + random() / 2))
}
