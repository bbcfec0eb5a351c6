/** Hours and weekdays as people write them in passing: "9 to 5", "until 3", "Mon–Wed", "every morning". */
import { weekdays } from '#domain/calendar/english-dates.ts'

export interface Hours {
  from: number
  to: number
}

const spoken = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const about = '(?:about |around |roughly )?'
/** A pattern for a time of day with named groups, suffixed: the hour, the minutes, am or pm, or a word. */
export const clockOf = (name: string) =>
  `${about}(?:(?<word${name}>noon|midday|lunch(?:time)?|midnight)|(?<hour${name}>\\d{1,2}(?!\\d)|${spoken.join('|')})(?:[:.h](?<minute${name}>[0-5]\\d))?\\s?(?<half${name}>[ap]\\.?m\\b\\.?)?(?: ?o['’]?clock)?)`
const months =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|(?:of|days?|nights?|weeks?|people|km|hours?|minutes|euros?|%)\\b'
/** Excludes days of a month and counts of things. */
const isNoDate = `(?!\\s?(?:st|nd|rd|th)\\b)(?!,? ?(?:${months}))(?![\\d/])`
const span = new RegExp(
  `\\b(?:from |between )?${clockOf('A')} ?(?:-|–|to|until|till|and) ?${clockOf('B')}${isNoDate}`,
  'i',
)
/** Excludes the first of two days ("3 to 5"). */
const isAlone = `${isNoDate}(?! ?(?:-|–|to|until|till) ?\\d)`
const until = new RegExp(`\\b(?:until|till|til|up to) ${clockOf('A')}${isAlone}`, 'i')
const onwards = new RegExp(`\\b(?:from|after|starting at) ${clockOf('A')}${isAlone}`, 'i')
const parts: readonly (readonly [RegExp, Hours])[] = [
  [/\b(?:(?:in the|every|each|all|most) )?mornings?\b/i, { from: 480, to: 780 }],
  [/\b(?:(?:in the|every|each|all|most) )?afternoons?\b/i, { from: 780, to: 1080 }],
  [/\b(?:all|during the|the whole) day\b/i, { from: 540, to: 1050 }],
]
const noon = 720
/** Hours below this without am or pm are in the afternoon: "until 3", but "until 10" in the morning. */
const firstOfTheMorning = 8
const dayBegins = 480
const dayEnds = 1440

/** The hours in a clause and the position of their words; null where there are none. */
export function hoursIn(clause: string): (Hours & { said: string; index: number }) | null {
  const both = span.exec(clause)
  if (both?.groups) {
    const from = minuteOf(both.groups, 'A')
    const end = minuteOf(both.groups, 'B')
    const to = end <= from && end < noon ? end + noon : end
    if (to > from && from >= 300) return { from, to, said: both[0], index: both.index }
  }
  const ends = until.exec(clause)
  if (ends?.groups) {
    return { from: dayBegins, to: minuteOf(ends.groups, 'A'), said: ends[0], index: ends.index }
  }
  const begins = onwards.exec(clause)
  if (begins?.groups) {
    return { from: minuteOf(begins.groups, 'A'), to: dayEnds, said: begins[0], index: begins.index }
  }
  for (const [word, hours] of parts) {
    const found = word.exec(clause)
    if (found) return { ...hours, said: found[0], index: found.index }
  }
  return null
}

/** Minutes after midnight; an hour without am or pm is read as one in waking hours. */
export function minuteOf(
  groups: Readonly<Record<string, string | undefined>>,
  name: string,
  { isEvening = false } = {},
): number {
  const word = groups[`word${name}`]?.toLowerCase()
  if (word) return word === 'midnight' ? dayEnds : word.startsWith('lunch') ? 780 : noon
  const said = groups[`hour${name}`]?.toLowerCase() ?? '0'
  const hour = spoken.includes(said) ? spoken.indexOf(said) + 1 : Number(said)
  const minutes = Number(groups[`minute${name}`] ?? 0)
  const half = groups[`half${name}`]?.toLowerCase()
  if (half) return ((hour % 12) + (half.startsWith('p') ? 12 : 0)) * 60 + minutes
  const isLater = hour < 12 && (isEvening || hour < firstOfTheMorning)
  return (isLater ? hour + 12 : hour) * 60 + minutes
}

const full = weekdays.map((day) => `${day}s?`).join('|')
const short = 'mon|tues?|wed(?:s)?|thu(?:rs?)?|fri|sat|sun'
const range = new RegExp(
  `\\b(${full}|${short})\\.? ?(?:-|–|to|through|until|till) ?(${full}|${short})\\b`,
  'i',
)
const single = new RegExp(`\\b(?:${full})\\b`, 'gi')

/** The weekdays in a clause, Sunday as 0; null where there are none, which is every day. */
export function weekdaysIn(clause: string): number[] | null {
  if (/\b(?:weekdays|work(?:ing)? days)\b/i.test(clause)) return [1, 2, 3, 4, 5]
  const found = range.exec(clause)
  if (found) {
    const [first, last] = [numberOf(found[1] ?? ''), numberOf(found[2] ?? '')]
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, day) => (first + day) % 7)
  }
  const named = [...clause.matchAll(single)].map(([day]) => numberOf(day))
  return named.length > 0 ? [...new Set(named)] : null
}

function numberOf(day: string): number {
  const start = day.toLowerCase().slice(0, 3)
  return weekdays.findIndex((each) => each.toLowerCase().startsWith(start))
}

/** "Tuesday to Thursday", "Monday and Friday", "every day". */
export function weekdaysInWords(days: readonly number[] | null): string {
  if (!days) return 'Every day'
  const names = days.map((day) => weekdays[day] ?? '')
  const isRun =
    days.length > 2 && days.every((day, at) => at === 0 || day === ((days[at - 1] ?? 0) + 1) % 7)
  if (isRun) return `${names[0]} to ${names.at(-1)}`
  return names.length > 1
    ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
    : (names[0] ?? '')
}
