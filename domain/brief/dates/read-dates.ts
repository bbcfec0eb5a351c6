/** When the trip is: exact days, a holiday, a month, a season, or some days within them. */
import { en } from 'chrono-node'
import { addDays, isoDay } from '../../calendar/calendar-days.ts'
import type { Reading } from '../reading.ts'
import {
  type DateContext,
  type DateMeaning,
  type DateMention,
  type DateRule,
  dayLead,
  exact,
  explicitRules,
  monthPattern,
  notCounting,
  weekdayPattern,
  wholeMonth,
} from './date-grammar.ts'
import { withoutDatesInPassing } from './dates-in-passing.ts'
import { joinDates } from './join-dates.ts'
import { nearRules } from './near-dates.ts'
import { partRules } from './part-dates.ts'
import { withoutPeoplesDays } from './people-days.ts'
import { readBareDays } from './read-bare-days.ts'
import { withRelativeDays } from './relative-days.ts'
import { inSaidYear } from './said-years.ts'
import { spanRules } from './vague-dates.ts'

/** "Tuesday 9 March" is that day, and not the coming Tuesday. */
const bare = `\\b(?!(?: (?:morning|afternoon|evening|night))?,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?,? (?:of )?${monthPattern}|,? ${monthPattern} \\d|,? (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b)`

/** "The eleventh of March", as it is spoken. */
const ordinalWord =
  '(?:(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:ten|eleven|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)th|twelfth|twentieth|thirtieth)'

/** Single days, near ones included, as chrono reads them. */
const singleDay = new RegExp(
  [
    `\\b${dayLead}${monthPattern} (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?![\\d:])${notCounting}(?:,? 20\\d{2})?`,
    `\\b${dayLead}(?:the )?\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?${monthPattern}(?:,? 20\\d{2})?`,
    `\\b${dayLead}(?:the )?${ordinalWord} (?:of )?${monthPattern}(?:,? 20\\d{2})?|\\b${monthPattern} (?:the )?${ordinalWord}\\b`,
    `\\b${weekdayPattern}(?= (?:night|evening|afternoon|morning|lunch(?:time)?)\\b)`,
    `\\b(?:the )?day after (?:tomorrow|tmrw|tmr|2morrow)\\b|\\b(?:tomorrow|today|tonight|tmrw|tmr|tmw|tomoz|2morrow|2moro)\\b`,
    `(?<=\\b(?:leav(?:e|ing)|start(?:s|ing)?|depart(?:ing)?|go(?:ing)?|fly(?:ing)?|there|arriv(?:e|ing)|off) )in (?:\\d{1,2}|a|an|one|two|three|four|five|six) (?:days?|weeks?|months?)\\b(?: time)?(?! (?:in|before|earlier|after|ahead|prior|later)\\b)`,
    `\\bin (?:\\d{1,2}|a|one|two|three|four|five|six|seven|eight|nine|ten) (?:(?<=\\b(?:a|one|1) )month\\b|months\\b|(?:days?|weeks?|fortnight) (?=for (?:\\d|an?\\b|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b)))(?:'? time)?`,
    `\\b(?:on|this|next|coming|from|by|until|till|every) ${weekdayPattern}${bare}`,
    `(?<=\\b(?:leav(?:e|ing)|return(?:ing)?|back|arriv(?:e|ing)|depart(?:ing)?|home) )${weekdayPattern}\\b(?!,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?! ?[ap]m|[:\\d]))`,
    `\\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?${bare}`,
  ].join('|'),
)

const leadingWeekday = new RegExp(`^(?=\\D)${dayLead}`)

export function readDates(reading: Reading, context: DateContext): DateMention[] {
  const mentions: DateMention[] = []
  const apply = (rule: DateRule) => {
    for (const found of reading.find(rule.pattern)) {
      if (rule.fits && !rule.fits(reading.plain, found)) continue
      const meaning = rule.read(found, context)
      if (!(meaning && reading.isFree(found.start, found.end))) continue
      const inYear = meaning.dated ? undefined : inSaidYear(reading, found, rule, context)
      const { start, end } = inYear ?? found
      mentions.push({ ...(inYear?.meaning ?? meaning), start, end })
      reading.claim('dates', start, end)
    }
  }
  explicitRules.forEach(apply)
  nearRules.forEach(apply)
  partRules.forEach(apply)
  apply({
    pattern: singleDay,
    // "How far can one go in 5 days?" asks about the length.
    fits: (plain, { start, text }) =>
      !/^in .* days?/.test(text) || !asksHowFar.test(plain.slice(Math.max(0, start - 90), start)),
    read: ({ text }, when) => readSingle(text, when),
  })
  spanRules.forEach(apply)
  apply(laterWhenLong(reading))
  const sorted = mentions.sort((a, b) => a.start - b.start)
  const all = readBareDays(reading, sorted, context)
  const own = withoutDatesInPassing(reading, withoutPeoplesDays(reading, all), context.today)
  return withRelativeDays(reading, joinDates(reading, own, context))
}

const asksWhether = /\b(?:can|could|possible|doable|enough|manage|realistic)\b[^.!?;]{0,80}$/i

const asksHowFar = /\b(?:how (?:far|much|many)|where|what)\b[^.!?;]{0,80}$/i

/** "Athens in 2 weeks, 4 nights": where the length is told as well, "in 2 weeks" is when. */
function laterWhenLong(reading: Reading): DateRule {
  const long =
    reading.find(
      /\b(?:\d{1,2}|an?|one|two|three|four|five|six|seven) ?(?:-? ?(?:days?|nights?|nts|d|n)|weekend)\b/,
    ).length > 0
  return {
    pattern:
      /(?<!\b(?:all|everything|seen?|done|visited|done) )\bin (?:\d|a|one|two|three|four|five|six) weeks?(?:'? time)?\b(?! in\b)/,
    // "Can we do Rome, Naples and Capri in one week?" asks about the length.
    fits: (plain, { start }) => !asksWhether.test(plain.slice(Math.max(0, start - 90), start)),
    read: ({ text }, context) => (long ? readSingle(text, context) : undefined),
  }
}

function readSingle(text: string, { today }: DateContext): DateMeaning | undefined {
  const reference = new Date(`${today}T12:00:00`)
  if (/day after/.test(text)) {
    const day = addDays(today, 2)
    return exact({ first: day, last: day }, true)
  }
  const written = (/\d| of |(?:st|nd|rd|th)$/.test(text) ? text.replace(leadingWeekday, '') : text)
    .replace(/(?<=day)s$/, '')
    .replace('a fortnight', '2 weeks')
    .replace(/\b(?:tmrw|tmr|tmw|tomoz|2morrow|2moro)\b/, 'tomorrow')
  const [result] = en.parse(written, reference, { forwardDate: true })
  const [year, month, day] = [
    result?.start.get('year'),
    result?.start.get('month'),
    result?.start.get('day'),
  ]
  if (!(year && month && day)) return undefined
  if (/\bmonths?\b/.test(text))
    return { ...wholeMonth(year, month), precision: 'month', dated: true }
  const date = isoDay(year, month, day)
  return exact({ first: date, last: date }, result?.start.isCertain('year') ?? false)
}
