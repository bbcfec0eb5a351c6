/** Dates of the calendar as `2027-07-08`, without a zone. */

const dayMs = 86_400_000
const at = (date: string) => Date.parse(`${date}T00:00:00Z`)

export const addDays = (date: string, days: number) =>
  new Date(at(date) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string) => Math.round((at(to) - at(from)) / dayMs)

/** From 0 for Sunday. */
export const weekdayOf = (date: string) => new Date(at(date)).getUTCDay()

/** The minute of a local time, counted from the midnight that `date` begins with. */
export function minuteOn(date: string, localTime: string): number {
  const [day = '', clock = ''] = localTime.split('T')
  const [hour, minute] = clock.split(':').map(Number)
  return daysBetween(date, day) * 1440 + (hour ?? 0) * 60 + (minute ?? 0)
}

export const clock = (minute: number) => {
  const inDay = ((minute % 1440) + 1440) % 1440
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(inDay / 60)}:${two(inDay % 60)}`
}
