/** Moves dates that have passed to a later year, and says so first of all. */
import type { BriefContext } from '#domain/brief/brief-context.ts'
import { parseBrief } from '#domain/brief/parse-brief.ts'
import type { TripBrief, TripDates } from '#domain/brief/schema.ts'
import { addDays, isoDay, monthLength } from '#domain/calendar/calendar-days.ts'
import { dateAlone } from '../days-in-words.ts'

export interface ComingDates {
  brief: TripBrief
  /** A sentence on the change, for the top of the plan; null where nothing changed. */
  says: string | null
}

/** Days of whole weeks, so that weekdays stay. */
const weeksOfAYear = 364
const weekday = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b/i
const mostYears = 200

export function withComingDates(
  brief: TripBrief,
  text: string,
  context: BriefContext,
): ComingDates {
  const { dates } = brief
  if (!dates || !isPast(dates, context.today)) return { brief, says: null }
  const coming = sameWordsLater(brief, text, context) ?? moved(brief, text, context.today)
  const contradictions = brief.contradictions.filter(({ says }) => !saysPast.test(says))
  return {
    brief: { ...brief, ...coming, contradictions },
    says: `The days you gave are past (${inWords(dates)}): this plan is for ${inWords(coming.dates ?? dates)}. If you meant others, say which.`,
  }
}

const saysPast = / is in the past\.$/

function isPast({ end, start, latest }: TripDates, today: string): boolean {
  const last = end ?? start ?? latest
  return last !== undefined && last < today
}

type Moved = Pick<TripBrief, 'dates' | 'appointments'>

/** The dates of the same words in the next year that fits: a feast has other days then. */
function sameWordsLater(
  { dates }: TripBrief,
  text: string,
  context: BriefContext,
): Moved | undefined {
  // A date that was said with its weekday is moved by whole weeks.
  if (weekday.test(text) && dates?.precision === 'exact') return undefined
  const year = /\b20\d\d\b/.exec(text)?.[0]
  if (!year) return undefined
  const now = Number(context.today.slice(0, 4))
  for (const later of [now, now + 1]) {
    const years = later - Number(year)
    const words = text.replace(/\b20\d\d\b/g, (each) => String(Number(each) + years))
    const read = parseBrief(words, context)
    if (read.dates && !isPast(read.dates, context.today)) {
      return { dates: read.dates, appointments: read.appointments }
    }
  }
  return undefined
}

function moved({ dates, appointments }: TripBrief, text: string, today: string): Moved {
  const byWeeks = weekday.test(text)
  const later = (date: string, years: number) => {
    if (byWeeks) return addDays(date, weeksOfAYear * years)
    const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
    return isoDay(year + years, month, Math.min(day, monthLength(year + years, month)))
  }
  const by = (years: number): TripDates | undefined =>
    dates && {
      ...dates,
      ...(dates.start && { start: later(dates.start, years) }),
      ...(dates.end && { end: later(dates.end, years) }),
      ...(dates.earliest && { earliest: later(dates.earliest, years) }),
      ...(dates.latest && { latest: later(dates.latest, years) }),
    }
  let years = 1
  for (; years < mostYears; years += 1) {
    const tried = by(years)
    if (!tried || !isPast(tried, today)) break
  }
  const found = by(years)
  return {
    ...(found && { dates: found }),
    appointments: appointments.map((each) =>
      each.date ? { ...each, date: later(each.date, years) } : each,
    ),
  }
}

/** "May 12 to May 14, 2026". */
function inWords({ start, end, earliest, latest }: TripDates): string {
  const [first, last] = [start ?? earliest ?? end ?? latest, end ?? latest ?? start]
  if (!first) return ''
  if (!last || last === first) return dateAlone(first)
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const from = dateAlone(first)
  return `${isOneYear ? from.replace(/, \d{4}$/, '') : from} to ${dateAlone(last)}`
}
