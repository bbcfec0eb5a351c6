/** Days told by another one: "arriving the day before", "home two days after", "back the following Tuesday". */
import { addDays, weekdayOf } from '../../calendar/calendar-days.ts'
import { countPattern, toCount } from '../grammar/numbers.ts'
import type { Reading } from '../reading.ts'
import { weekdayNumber } from './coming-days.ts'
import { type DateMention, weekdayPattern } from './date-grammar.ts'
import { weekdayAfter } from './placed-weekdays.ts'

const part = '(?:day|night|evening|afternoon|morning)'
const clauseEnds =
  '(?=\\s*(?:$|[.,;!?)]|(?:and|for|with|by|from|in|at|so|but|then|to|on|as|leav\\w+|fly\\w*|back|home|return\\w*|stay\\w*|is|will)\\b))'
const count = `(?<n>${countPattern}|an?)(?: full)?`
const patterns = [
  {
    side: 'start' as const,
    words: new RegExp(
      `\\b(?:on |already )?(?:(?:the )?${part} (?:before(?:hand)?|earlier)|${count} (?<unit>days?|nights?|weeks?) (?:before(?:hand)?|earlier|prior|in advance|ahead)|the (?<weekday>${weekdayPattern}) before(?:hand)?)${clauseEnds}`,
    ),
  },
  {
    side: 'end' as const,
    words: new RegExp(
      `\\b(?:on |only )?(?:(?:the )?${part} after(?:wards)?|the (?:next|following) ${part}|next (?:day|morning)|${count} (?<unit>days?|nights?|weeks?) (?:after(?:wards)?|later)|the (?:(?<weekday>${weekdayPattern}) (?:after(?:wards)?|following)|(?:following|next) (?<other>${weekdayPattern})))${clauseEnds}`,
    ),
  },
]
const sameDay =
  /\b(?:(?:on )?(?:the|that) (?:very )?same (?:day|evening|night)|that (?:same )?(?:day|evening|night))\b/
/** Only who comes and goes tells an end of the journey by the day itself. */
const goes =
  /\b(?:back|home|return(?:ing)?|leav(?:e|ing)|depart(?:ing)?|arriv(?:e|ing)|com(?:e|ing)|fly(?:ing)?|travel(?:l?ing)?|get(?:ting)?|go(?:ing)?|driv(?:e|ing)|stay(?:ing)?|there|in|up|down|over|out|until|till|land(?:ing)?|check(?:ing)?)\b[^.!?;]{0,40}$/

/** With the days that are counted from the last single day that was said. */
export function withRelativeDays(
  reading: Reading,
  mentions: readonly DateMention[],
): DateMention[] {
  const told: DateMention[] = []
  const add = (start: number, end: number, day: string, side: 'start' | 'end') => {
    told.push({ start, end, first: day, last: day, precision: 'exact', dated: true, side })
    reading.claim('dates', start, end)
  }
  const anchorOf = (start: number) =>
    mentions.findLast(
      (each) =>
        each.end <= start &&
        each.precision === 'exact' &&
        (each.named || /\d/.test(reading.lower.slice(each.start, each.end))),
    )
  const isWay = (start: number) => reading.leads(goes, start, 60)
  for (const { side, words } of patterns) {
    for (const { start, end, text, groups } of reading.find(words)) {
      const anchor = anchorOf(start)
      if (!(anchor && isWay(start)) || told.some((each) => each.side === side)) continue
      if (side === 'start' && inTheEvening.test(text) && reading.says(daysTold)) {
        reading.claim('dates', start, end)
        continue
      }
      const weekday = groups.weekday ?? groups.other
      const days =
        (groups.n ? (toCount(groups.n) ?? 1) : 1) * (/^week/.test(groups.unit ?? '') ? 7 : 1)
      if (side === 'end')
        add(
          start,
          end,
          weekday ? weekdayAfter(anchor.last, weekdayNumber(weekday)) : addDays(anchor.last, days),
          side,
        )
      else
        add(
          start,
          end,
          weekday
            ? weekdayBefore(anchor.first, weekdayNumber(weekday))
            : addDays(anchor.first, -days),
          side,
        )
    }
  }
  for (const { start, end } of reading.find(sameDay)) {
    const anchor = anchorOf(start)
    const leaves =
      /\b(?:back|home|return(?:ing)?|leav(?:e|ing)|fly(?:ing)? (?:out|home|back))\b[^.!?;]{0,24}$/
    if (
      anchor &&
      !told.some(({ side }) => side === 'end') &&
      leaves.test(reading.lower.slice(Math.max(0, start - 40), start))
    )
      add(start, end, anchor.last, 'end')
  }
  return told.length === 0
    ? [...mentions]
    : [...mentions, ...told].sort((a, b) => a.start - b.start)
}

/** "One day in Paris on Saturday, we arrive the evening before": one sleeps there, and the days are those that were told. */
const inTheEvening = /\b(?:evening|night)\b/

const daysTold = new RegExp(
  `\\b${countPattern}(?: full| whole)? days?\\b(?! (?:before|after|earlier|later|trip))`,
)

function weekdayBefore(date: string, weekday: number): string {
  return addDays(date, -(((weekdayOf(date) - weekday + 6) % 7) + 1))
}
