/**
 * Weekdays without a date. "Friday evening to Sunday lunch" is a trip in some week; "no rides on Saturday" is a
 * limit, and no date.
 */
import type { TripBrief } from '#domain/brief/schema.ts'
import { addDays, daysBetween, weekdayOf } from '#domain/calendar/calendar-days.ts'

export const weekday =
  '(?:sun(?:day)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?)'
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const aWeekday = new RegExp(`\\b${weekday}s?\\b`, 'i')
/** Words that bind a weekday to the calendar. */
const calendarWord = new RegExp(
  `\\b(?:${months}|today|tonight|tomorrow|this|next|coming|following|week-?ends?|weeks?|after|before)\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b20\\d\\d\\b|\\d[./-]\\d`,
  'i',
)
const clockTime =
  /\b(?:at |by |around |about )?(?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\b\.?|h\b|o'?clock)|\d{1,2}[:.]\d{2})/gi

/** Weekdays of the trip: from one to another, or with arrival or departure. */
const ofTheTrip = new RegExp(
  `\\b${weekday}\\b[^.;!?,]{0,24}? ?(?:-|–|to|until|till?|through|thru) ?(?:the )?(?:(?:early|late|following) )?${weekday}\\b|\\b${weekday} (?:and|&|\\+) ${weekday}\\b|\\b(?:arriv\\w*|leav\\w*|land\\w*|depart\\w*|start\\w*|fl(?:y|ies|ying|ight)\\w*|from|com(?:e|ing)|back|home|until|till|in|out) (?:home |back |in(?:to)? |out |there |leaves |is )?(?:on )?(?:an? |the )?${weekday}\\b`,
  'i',
)

export interface UndatedWeekdays {
  /** `ends`: the weekdays are the ends of the trip; `within`: days during it. */
  kind: 'ends' | 'within'
  startsOn: number
  days: number
}

/** The weekdays of a text without dates; null where it has any. */
export function undatedWeekdays(
  { dates, spans, days, nights }: TripBrief,
  text: string,
): UndatedWeekdays | null {
  const { start, end } = dates ?? {}
  if (!start && !end) return null
  const said = spans.filter(({ slot }) => slot === 'dates').map((span) => span.text)
  const isBare = said.some((words) => aWeekday.test(words)) && said.every(hasNoDate)
  if (!isBare) return null
  const length =
    start && end
      ? daysBetween(start, end) + 1
      : (days ?? (nights === undefined ? undefined : nights + 1))
  if (length === undefined) return null
  const first = start ?? addDays(end ?? '', 1 - length)
  return {
    kind: ofTheTrip.test(text) ? 'ends' : days || nights ? 'within' : 'ends',
    startsOn: weekdayOf(first),
    days: length,
  }
}

function hasNoDate(words: string): boolean {
  return !(calendarWord.test(words) || /\d/.test(words.replace(clockTime, ' ')))
}
