/**
 * Dates whose weekday does not match ("Tuesday, 20 October" in a year in which it is a Wednesday); and a single day
 * beside the morning of departure after it.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween, isoDay, weekdayOf } from '#domain/calendar/calendar-days.ts'
import { monthNames, weekdays } from '#domain/calendar/english-dates.ts'
import { dateAlone, dateInWords } from '../days-in-words.ts'
import type { Clash } from './clashes.ts'

const day = `(?<day>${weekdays.join('|')})`
const month = (name: string) => `(?<${name}>${monthNames.join('|')})`
const figure = (name: string) => `(?:the )?(?<${name}>\\d{1,2})(?:st|nd|rd|th)?`
const dated = new RegExp(
  `\\b${day},? (?:${figure('date')} (?:of )?${month('month')}|${month('monthFirst')} ${figure('dateLast')})\\b(?:,? (?<year>20\\d\\d))?`,
  'i',
)

interface Settled {
  brief: TripBrief
  clash: Clash | null
}

export function withSaidWeekday(brief: TripBrief, text: string, today: string): Settled {
  const found = dated.exec(text)
  const date = found && dateOf(found.groups ?? {}, today)
  const weekday = weekdays.findIndex(
    (each) => each.toLowerCase() === found?.groups?.day?.toLowerCase(),
  )
  if (!found || !date || date < today || weekdayOf(date) === weekday || brief.dates === undefined)
    return { brief, clash: null }
  const named = weekdays[weekday] ?? ''
  const nearest = addDays(date, ((weekday - weekdayOf(date) + 10) % 7) - 3)
  const { start, end } = brief.dates
  const span = start && end ? daysBetween(start, end) : 0
  // The departure's weekday counts from the weekday said, whatever the date.
  const nights = end && leaves.test(text) ? (weekdayOf(end) - weekday + 7) % 7 : span
  const isShort = Math.min(span, nights) <= 1
  // A repeated weekday is meant; the date may be of another year.
  const rest = text.slice(found.index + found[0].length)
  const isMeant = isShort && nearest > today && new RegExp(`\\b${named}\\b`, 'i').test(rest)
  const [chosen, other] = isMeant ? [nearest, date] : [date, nearest]
  const last = addDays(chosen, Math.min(span, nights))
  const is = `${dateAlone(date)} is a ${weekdays[weekdayOf(date)]}, not a ${named}`
  return {
    brief: isShort ? withDays(brief, chosen, last) : brief,
    clash: {
      says: `${is}: ${isMeant ? `planned for ${dateInWords(chosen)}` : 'planned for the date'}.`,
      ways: [
        {
          says: `Plan it for ${dateInWords(other)} instead.`,
          wish: text.replace(found[0], `${dateInWords(other)}`),
        },
      ],
    },
  }
}

function withDays(brief: TripBrief, start: string, end: string): TripBrief {
  const days = daysBetween(start, end) + 1
  const { days: said, dates } = brief
  return {
    ...brief,
    ...(said !== undefined && { days: Math.min(said, days) }),
    dates: { ...dates, start, end, precision: 'exact' },
  }
}

function dateOf(
  { date, dateLast, month: one, monthFirst, year }: Readonly<Record<string, string | undefined>>,
  today: string,
): string | undefined {
  const number = Number(date ?? dateLast)
  const name = (one ?? monthFirst ?? '').toLowerCase()
  const index = monthNames.findIndex((each) => each.toLowerCase() === name)
  if (index < 0 || number < 1 || number > 31) return undefined
  const inYear = (each: number) => isoDay(each, index + 1, number)
  const now = Number(today.slice(0, 4))
  if (year) return inYear(Number(year))
  return inYear(now) < today ? inYear(now + 1) : inYear(now)
}

const leaves =
  /\b(?:leav(?:e|es|ing)|depart\w*|head(?:ing)? (?:home|back)|fl(?:y|ies|ying) (?:home|back|out))\b/i

/** "Monday only, we fly home Tuesday morning": one day, without the morning of departure. */
export function withOnlyThatDay(brief: TripBrief, text: string): TripBrief {
  const { start, end } = brief.dates ?? {}
  if (!start || !end || daysBetween(start, end) !== 1 || !leaves.test(text)) return brief
  const first = `(?:${weekdays.join('|')})`
  const isOnly = new RegExp(
    `\\b(?:only|just)(?: on| for)? ${first}\\b|\\b${first}\\b[^.;,:!?]{0,24}\\bonly\\b`,
    'i',
  )
  if (!isOnly.test(text)) return brief
  const { departure: _departure, ...rest } = brief
  return { ...rest, days: 1, dates: { ...brief.dates, precision: 'exact', end: start } }
}
