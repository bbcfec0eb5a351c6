/** The year that stands beside a date: "November '27", "the last week of May next year", "next year in late autumn". */

import type { Found, Reading } from '../reading.ts'
import type { DateContext, DateMeaning, DateRule } from './date-grammar.ts'
import { yearNumber } from './date-grammar.ts'
import { bareWeekday } from './placed-weekdays.ts'

const year = "(?<year>(?:the )?next year|20\\d{2}|'\\d{2})"
const behind = new RegExp(`^,? (?:of |in )?${year}(?![\\d:]|[/.-]\\d| ?(?:people|euros?|eur|usd))`)
const inFront = new RegExp(
  `\\b${year},? (?:(?:some ?time |probably |maybe |ideally )?(?:in|on|at|around|over|during|from|for) )?(?:the )?$`,
)

/** What a rule has found, read again in that year. */
export function inSaidYear(
  reading: Reading,
  found: Found,
  rule: DateRule,
  context: DateContext,
): { meaning: DateMeaning; start: number; end: number } | undefined {
  if (bareWeekday.test(found.text.trim())) return undefined
  const free = reading.free()
  const after = behind.exec(free.slice(found.end, found.end + 24))
  const before = after ? null : inFront.exec(free.slice(Math.max(0, found.start - 40), found.start))
  const said = after?.groups?.year ?? before?.groups?.year
  if (!said) return undefined
  const inYear = /\d/.test(said) ? yearNumber(said) : Number(context.today.slice(0, 4)) + 1
  const meaning = rule.read(found, { ...context, today: `${inYear}-01-01` })
  return (
    meaning && {
      meaning: { ...meaning, dated: true },
      start: found.start - (before?.[0].length ?? 0),
      end: found.end + (after?.[0].length ?? 0),
    }
  )
}
