/** Days, windows, stays and appointments of a brief, held to an expectation. */
import type { Stay, TripBrief } from '#domain/brief/schema.ts'
import { plain } from './grade-names.ts'
import type { ExpectedAppointment } from './notation.ts'

const dayInMilliseconds = 86_400_000

/** The day so many days later. */
function later(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayInMilliseconds).toISOString().slice(0, 10)
}

/** The first and the last day, where one end and the length settle the other. */
function settledDays({ dates, days, nights }: TripBrief): { start?: string; end?: string } {
  const nightsAway = nights ?? (days === undefined ? undefined : Math.max(days - 1, 0))
  const { start, end } = dates ?? {}
  if (nightsAway === undefined) return { start, end }
  return {
    start: start ?? (end === undefined ? undefined : later(end, -nightsAway)),
    end: end ?? (start === undefined ? undefined : later(start, nightsAway)),
  }
}

export function onDays(brief: TripBrief, wanted: string): boolean {
  const [first, last] = wanted.split('..')
  const { start, end } = settledDays(brief)
  return (!first || start === first) && (!last || end === last)
}

export function withinWindow({ dates }: TripBrief, wanted: string): boolean {
  const [earliest, latest] = wanted.split('..')
  return dates?.earliest === earliest && dates?.latest === latest
}

/** The days, or the window they lie in, are known and inside. */
export function insideOf(brief: TripBrief, wanted: string): boolean {
  const [earliest = '', latest = ''] = wanted.split('..')
  const { start, end } = settledDays(brief)
  const first = start ?? brief.dates?.earliest ?? end
  const last = end ?? brief.dates?.latest ?? start
  return first !== undefined && last !== undefined && first >= earliest && last <= latest
}

/** Days at each place, or nights where negative; complete. */
export function staysAre(stays: readonly Stay[], wanted: Record<string, number>): boolean {
  const counted = stays.filter(({ days, nights }) => days !== undefined || nights !== undefined)
  const names = Object.keys(wanted)
  return (
    counted.length === names.length &&
    names.every((name) => {
      const stay = counted.find(({ place }) => plain(place) === plain(name))
      const length = wanted[name] ?? 0
      return length < 0 ? stay?.nights === -length : stay?.days === length
    })
  )
}

/** Some appointment has all that is stated; a date follows from a trip day or a weekday. */
export function hasAppointment(brief: TripBrief, wanted: ExpectedAppointment): boolean {
  const { start, end } = settledDays(brief)
  return brief.appointments.some(({ what, day, date, weekday, time }) => {
    const dated =
      date ??
      (day !== undefined && start !== undefined ? later(start, day - 1) : undefined) ??
      (weekday !== undefined ? onWeekday(start, end, weekday) : undefined)
    return (
      (wanted.what === undefined || plain(what).includes(plain(wanted.what))) &&
      (wanted.time === undefined || time === wanted.time) &&
      (wanted.day === undefined || day === wanted.day) &&
      (wanted.date === undefined || dated === wanted.date) &&
      (wanted.weekday === undefined || weekday === wanted.weekday)
    )
  })
}

/** The only such weekday of the trip. */
function onWeekday(start: string | undefined, end: string | undefined, weekday: number) {
  if (start === undefined || end === undefined) return undefined
  const matches: string[] = []
  for (let day = start; day <= end; day = later(day, 1)) {
    if (new Date(day).getUTCDay() === weekday) matches.push(day)
  }
  return matches.length === 1 ? matches[0] : undefined
}
