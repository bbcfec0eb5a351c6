/** On which day of a stay one would rather leave the town for another place. */
import { daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { isItsWeekday } from './said/come-times.ts'
import type { PlanRequest } from './schema.ts'

/** What one sees of a town before leaving it for a day. */
export const worthSeeing = 0.4

/**
 * The middle of a stay first: one arrives on the first day and packs on the last. A day on which something in
 * town is at its fullest or gathers for a feast is better spent there, and so is the day after another trip; and at the weekend, on
 * Sunday above all, the whole town goes where the trip goes.
 */
export function datesByPreference(
  { days, places }: PlanRequest,
  taken: ReadonlySet<string>,
): string[] {
  const first = days[0]?.date ?? ''
  const last = days.at(-1)?.date ?? ''
  const weekly = places.filter(({ essential, dayTrip }) => !dayTrip && essential >= worthSeeing)
  const rank = (date: string) => {
    const edge = date === first ? 4 : date === last ? 3 : 0
    const isFullest = weekly.some((place) => isItsWeekday(place, date))
    const isFeast = days.some((day) => day.date === date && day.gathering !== undefined)
    const isBeside = [...taken].some((other) => Math.abs(daysBetween(date, other)) === 1)
    return (
      edge +
      (isFeast ? 5 : 0) +
      (isFullest ? 2 : 0) +
      (isBeside ? 1 : 0) +
      (crowdOn[weekdayOf(date)] ?? 0)
    )
  }
  return days.map(({ date }) => date).toSorted((a, b) => rank(a) - rank(b) || daysBetween(b, a))
}

/** By weekday, Sunday first. */
const crowdOn = [1, 0, 0, 0, 0, 0, 0.5]
