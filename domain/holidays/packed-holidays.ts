/**
 * How the generated calendar of holidays is written: a line a holiday, `name|days`. A day that is the
 * same every year stands once, `1225`; others stand with their years, `270326` for 26 March 2027.
 */
export interface HolidayYears {
  first: number
  last: number
}

export function packHolidays(
  regions: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>,
  years: HolidayYears,
): Record<string, string> {
  const lines = ([name, days]: readonly [string, readonly string[]]) =>
    `${name.replaceAll('|', '/')}|${packDays(days, years).join(',')}`
  return Object.fromEntries(
    Array.from(regions, ([region, holidays]) => [region, [...holidays].map(lines).join('\n')]),
  )
}

function packDays(days: readonly string[], { first, last }: HolidayYears): string[] {
  const span = last - first + 1
  const yearly = new Map<string, number>()
  for (const day of days) yearly.set(day.slice(5), (yearly.get(day.slice(5)) ?? 0) + 1)
  const fixed = [...yearly].filter(([, count]) => count === span).map(([day]) => day)
  const moving = days.filter((day) => !fixed.includes(day.slice(5)))
  return [
    ...fixed.map((day) => day.replace('-', '')),
    ...moving.map((day) => day.slice(2).replaceAll('-', '')),
  ]
}

/** The names of the holidays on a day, by `MMDD` and by `YYMMDD`. */
export function unpackHolidays(text: string): Map<string, string[]> {
  const byDay = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [name = '', days = ''] = line.split('|')
    for (const day of days.split(',').filter(Boolean)) {
      byDay.set(day, [...(byDay.get(day) ?? []), name])
    }
  }
  return byDay
}
