/** Which dates of a stay suit a day trip best. */
import { daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { isItsWeekday } from '../said/come-times.ts'
import type { PlanRequest } from '../schema.ts'

/** Renown (0 to 1) from which a sight counts as a reason to stay in town that day. */
export const worthSeeing = 0.4

/**
 * Dates, the best for a day trip first: the middle of a stay before its ends. Worse are days on which something in
 * town is at its fullest or a feast gathers, the day after another trip, and weekends, Sundays above all, when the
 * town goes out too.
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

/** Crowds at the goals of day trips by weekday, Sunday first. */
const crowdOn = [1, 0, 0, 0, 0, 0, 0.5]
