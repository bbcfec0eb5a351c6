/** What administrators read of a job: its name, its rhythm and how long it took. */

/** `sweep-files` is the name in the database, “Sweep files” the one to read. */
export function nameOfKind(kind: string): string {
  const words = kind.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

interface Rhythm {
  every_minutes: number
  offset_minutes: number
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

export function rhythmInWords({ every_minutes, offset_minutes }: Rhythm): string {
  const time = `${twoDigits(Math.floor(offset_minutes / 60))}:${twoDigits(offset_minutes % 60)}`
  if (every_minutes === 24 * 60) return `Every day at ${time} UTC`
  return every_minutes === 60 ? 'Every hour' : `Every ${every_minutes} minutes`
}

/** Null while it runs, and before it has. */
export function timeTaken(started: string | null, finished: string | null): string | null {
  if (started === null || finished === null) return null
  const ms = Math.max(0, Date.parse(finished) - Date.parse(started))
  if (ms < 1000) return `${ms} ms`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.round(ms / 60_000)} min`
}
