/** Which months are mild and dry, by a destination's climate normals. */
import { monthName } from '#domain/calendar/english-dates.ts'
import type { Destination } from './schema.ts'

type Climate = Pick<Destination['climate'], 'high' | 'rainDays'>

/** How far from a dry day of 23 °C each month is, January first. */
export function discomfort({ high, rainDays }: Climate): number[] {
  return high.map((degrees, index) => Math.abs(degrees - 23) + 0.8 * (rainDays[index] ?? 0))
}

/** From 1; of equals the earlier one. */
export function pleasantMonth(climate: Climate): number {
  const months = discomfort(climate)
  return months.indexOf(Math.min(...months)) + 1
}

/** Months that are hardly worse than the best, in words: "May to June, September". */
export function pleasantMonthsInWords(climate: Climate): string {
  const months = discomfort(climate)
  const bound = Math.min(...months) + 3
  const pleasant = (month: number) =>
    (months[(month + 12) % 12] ?? Number.POSITIVE_INFINITY) <= bound
  if (months.every((_, month) => pleasant(month))) return 'All year'
  const spans = months.flatMap((_, first) => {
    if (!pleasant(first) || pleasant(first - 1)) return []
    let last = first
    while (pleasant(last + 1)) last += 1
    const names = [first, last].map((month) => monthName((month % 12) + 1))
    return [last === first ? `${names[0]}` : names.join(' to ')]
  })
  return spans.join(', ')
}
