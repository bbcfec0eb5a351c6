/** Dates that were planned once and moved: "we were going 5-9 April, but it has to be 12-16 April now". */
import type { Reading } from '../reading.ts'

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b'
const day =
  '(?:(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thurs?|fri|sat|sun),? (?:the )?)?\\d{1,2}(?:st|nd|rd|th)?'
const upTo = ' ?(?:-|to|until|till|through) ?(?:the )?'
const dated = `(?:(?:the )?${day}(?: (?:of )?${month})?(?:${upTo}${day})? (?:of )?${month}|${month} (?:the )?${day}(?:${upTo}(?:${month} )?${day})?)`
const planned =
  '(?:originally|initially|at first|(?:was|were|had been) (?:going|meant|supposed|planned|planning|booked|thinking|hoping|aiming|due|scheduled|set)|had (?:planned|booked))'
const turn =
  '(?:but|now|so|moved|changed|shifted|pushed|postponed|instead|has to|have to|had to|actually|rather)'
const moved = new RegExp(
  `\\b${planned}\\b[^.!?;\\d]{0,40}?(?<date>${dated})(?=[^!?;]{0,90}?\\b${turn}\\b[^!?;]{0,40}?${dated})`,
)
/** "19 to 22 February? No wait, the weekend after: 26 Feb to 1 March". */
const takenBack = new RegExp(
  `(?<date>${dated})(?=[?.,;!]* (?:oh |hmm |sorry,? |or )?(?:no,? wait|wait,? no|scratch that|scrap that)\\b[^?;]{0,80}?${dated})`,
)

/** "The weekend after: 26 Feb to 1 March": told by its days. */
const weekendOf = new RegExp(
  `(?<date>\\b(?:the )?weekend (?:after|before|following))(?=(?:,|:| -|,? so|,? i\\.?e\\.?,?) ${dated})`,
)

/** Hides what was planned once from the readers of dates, and returns where it stands. */
export function holdMovedDates(reading: Reading): { start: number; end: number }[] {
  const held: { start: number; end: number }[] = []
  for (const pattern of [moved, takenBack, weekendOf]) {
    const [found] = reading.find(pattern)
    if (!found?.groups.date) continue
    const start = found.start + found.text.indexOf(found.groups.date)
    const end = start + found.groups.date.length
    reading.hold(start, end)
    held.push({ start, end })
  }
  return held
}
