/** Days of a month that is not said beside them: "from the 20th to the 23rd", "back the 14th". */
import { addDays, isoDay, isRealDay } from '../../calendar/calendar-days.ts'
import type { Found, Reading } from '../reading.ts'
import {
  type DateContext,
  type DateMention,
  exact,
  monthPattern,
  notCounting,
  weekdayPattern,
} from './date-grammar.ts'

const nth = (name: string) => `(?:the )?(?<${name}>\\d{1,2})(?:st|nd|rd|th)`
const noMonth = `(?! (?:of )?${monthPattern})`
const rangePattern = new RegExp(
  `(?<![\\w/.-])(?:from )?${nth('from')}\\s?(?:-|to|until|till|through|thru|and)\\s?${nth('to')}${noMonth}(?! (?:floor|centur|arrondissement|district|street|avenue))`,
)
/** "In December, four nights, from 10 to 14": plain figures, beside a month that is said. */
const plainRange = new RegExp(
  `(?<=(?<led>\\b(?:from|between|dates?:?) (?:the )?)|[,(:] ?)(?<from>\\d{1,2})\\s?(?:-|to|until|till|(?<=between .*)and)\\s?(?:the )?(?<to>\\d{1,2})${noMonth}(?=\\s*(?:$|[.;!?)\u0001]|,(?! ?\\d)|(?:for|with|by|we|and) [a-z]))`,
)
const dayPattern = new RegExp(
  `(?<![\\w/.-])(?:(?:(?:on|from|by|until|till|about|around) )?the |(?:on|by|until|till|about|around|back) |(?<=\\b(?:arriv(?:e|es|ing)|leav(?:e|es|ing)|depart(?:ing)?|return(?:ing)?|land(?:ing)?|fly(?:ing)? (?:in|out|home)) ))(?<day>\\d{1,2})(?:st|nd|rd|th)${noMonth}(?=\\s*(?:$|[.,;!?)\u0001]|-|(?:for|until|till|back|and|to|at|in|out|leaving|returning|from|with|evening|morning|night)\\b))`,
)

/** "Leave Sun 27", "arriving sat 6": a day of the month behind its weekday. */
const weekdayAndDay = new RegExp(
  `(?<![\\w/.-])(?:on |until |till )?(?:${weekdayPattern})\\.?,? (?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d|[:.]\\d|\\s?[ap]m\\b)${noMonth}${notCounting}(?! ?(?:-|to|until|till|&|and) ?\\d)`,
)

/** The mentions with these days: of the month that is said elsewhere, else the next ones. */
export function readBareDays(
  reading: Reading,
  mentions: readonly DateMention[],
  { today }: DateContext,
): DateMention[] {
  const month = mentions.find(({ precision }) => precision === 'month')
  const days: DateMention[] = []
  // "Leave on the 3rd of May, back on the 12th", "for Christmas, 23rd to 27th": near what is dated.
  const dated = mentions.filter(({ precision }) => precision === 'exact')
  // "The Christmas shopping, Thursday 3rd December to Monday 7th": a day that is written counts before a feast.
  const beside = month ? undefined : (dated.find(({ named }) => !named) ?? dated[0])
  let from = month?.first ?? (beside ? later(today, earliestBeside(beside)) : today)
  const add = (start: number, end: number, first: number, last: number) => {
    const range = comingDays(from, first, last)
    if (!range) return
    from = range.last
    days.push({ ...exact(range, (month ?? beside)?.dated ?? false), start, end })
    reading.claim('dates', start, end)
  }
  for (const { start, end, groups } of reading.find(rangePattern)) {
    add(start, end, Number(groups.from), Number(groups.to))
  }
  for (const { start, end, groups } of month ? reading.find(plainRange) : []) {
    const [first, last] = [Number(groups.from), Number(groups.to)]
    const isBeside =
      start >= (month?.end ?? start + 1) && /^[,(: ]*$/.test(reading.lower.slice(month?.end, start))
    // Naps from one to three, or a few people, are no days of a month unless they stand next to it.
    if (
      !(
        isBeside ||
        (groups.led &&
          last > hoursOfAClock &&
          last - first > 1 &&
          !hours.test(clauseOf(reading, start)))
      )
    )
      continue
    if (last > first) add(start, end, first, last)
  }
  // "Until the 17th, arriving the 13th": an end comes after the beginning, wherever it is written.
  const isEnd = ({ start, text }: Found) =>
    /^(?:until|till|by) /.test(text) ||
    /\b(?:until|till|back|home|out|leaving|return\w*)(?: on)? $/.test(reading.lower.slice(0, start))
  const singles = [
    ...reading.find(dayPattern),
    ...(mentions.length > 0 ? reading.find(weekdayAndDay) : []),
  ]
  for (const { start, end, groups } of [
    ...singles.filter((each) => !isEnd(each)),
    ...singles.filter(isEnd),
  ]) {
    if (
      beside &&
      !beside.named &&
      isEnd({ start, end, groups, text: reading.lower.slice(start, end) })
    )
      from = later(from, beside.first)
    if (reading.isFree(start, end)) add(start, end, Number(groups.day), Number(groups.day))
  }
  if (days.length === 0) return [...mentions]
  return [...mentions.filter((each) => each !== month), ...days].sort((a, b) => a.start - b.start)
}

const hoursOfAClock = 12
const hours =
  /\b(?:work|working|office|open|opening|hours?|available|free|busy|every|each|daily|ages?|aged|people|kids|children|class|degrees|temperatures?|meetings?|museum|shop)\b/

function clauseOf(reading: Reading, start: number): string {
  return reading.lower.slice(Math.max(reading.sentenceAt(start).start, start - 40), start)
}

/** Days before a feast belong to it; of another day the month is meant. */
function earliestBeside({ first, named }: DateMention): string {
  return named ? addDays(first, -10) : `${first.slice(0, 8)}01`
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function comingDays(from: string, first: number, last: number) {
  let [year = 0, month = 0] = from.split('-').map(Number)
  for (let tries = 0; tries < 3; tries += 1) {
    if (isRealDay(year, month, first)) {
      const start = isoDay(year, month, first)
      const turns = last < first
      const [endYear, endMonth] = turns ? next(year, month) : [year, month]
      if (start >= from && isRealDay(endYear, endMonth, last)) {
        const end = isoDay(endYear, endMonth, last)
        return end <= addDays(start, 31) ? { first: start, last: end } : undefined
      }
    }
    ;[year, month] = next(year, month)
  }
  return undefined
}

function next(year: number, month: number): [number, number] {
  return month === 12 ? [year + 1, 1] : [year, month + 1]
}
