/** When somebody wants to eat, in words: "at nine on a Sunday", "tonight", "for lunch tomorrow". */

import { toCount } from '#domain/brief/grammar/numbers.ts'
import { addDays, weekdayOf } from '#domain/calendar/calendar-days.ts'
import type { Meal } from '#domain/places/schema.ts'
import type { RestaurantWish } from './wish.ts'

export interface Said {
  said: Partial<RestaurantWish>
  /** What was understood, so that the rest can be told. */
  spans: { start: number; end: number }[]
}

const hourWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const timePattern = new RegExp(
  `\\b(?:(?:at|around|about|by|from|@)\\s+)?(?:(?<word>noon|midday|midnight)|(?<half>half past |quarter past |quarter to )?(?:(?<figure>[01]?\\d|2[0-3])(?:[:.h](?<minute>[0-5]\\d))?|(?<spelt>${hourWords})(?<thirty>[ -]thirty)?)\\s*(?<suffix>a\\.?m\\.?|p\\.?m\\.?|o'?clock)?)(?![\\w:])`,
  'gi',
)
const mealPattern = /\b(?:for\s+)?(?<meal>breakfast|brunch|lunch|dinner|supper)\b/gi
const partPattern = /\b(?:in the |this )?(?<part>morning|afternoon|evening)\b/gi
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const dayPattern = new RegExp(
  `\\b(?<day>the day after tomorrow|tomorrow|today|tonight|(?:on\\s+)?(?:an?\\s+|this\\s+|next\\s+|coming\\s+)*(?<weekday>${weekdays.join('|')})s?)(?:\\s+(?<part>night|evening|morning|afternoon))?\\b`,
  'gi',
)
/** Words after a number that make it a count and no hour. */
const counts =
  /^\s*(?:people|persons?|of us|adults|kids|children|friends|guests|diners|seats|pax|min|minutes?|hours?|€|euros?|dollars?|pounds?|days?|nights?|stars?|metres?|meters?|km|blocks?)\b/i

export function readClockWords(text: string, today: string): Said {
  const said: Partial<RestaurantWish> = {}
  const spans: Said['spans'] = []
  const take = ({ index, 0: { length } }: RegExpExecArray) =>
    spans.push({ start: index, end: index + length })
  let isMorning = false
  for (const match of text.matchAll(mealPattern)) {
    said.meal ??= mealOf(match.groups?.meal ?? '')
    take(match)
  }
  for (const match of text.matchAll(dayPattern)) {
    const { day = '', weekday, part } = match.groups ?? {}
    said.date ??= dateOf(day.toLowerCase(), weekday?.toLowerCase(), today)
    if (part?.toLowerCase() === 'morning') isMorning = true
    if (/tonight/i.test(day) || /night|evening/i.test(part ?? '')) said.meal ??= 'dinner'
    take(match)
  }
  for (const match of text.matchAll(partPattern)) {
    const part = match.groups?.part?.toLowerCase()
    if (part === 'morning') isMorning = true
    if (part === 'evening') said.meal ??= 'dinner'
    take(match)
  }
  for (const match of text.matchAll(timePattern)) {
    const time = timeOf(match, text, isMorning ? 'breakfast' : said.meal)
    if (!time || said.time) continue
    said.time = time
    take(match)
  }
  const now = /\b(?:open\s+)?(?:right\s+)?now\b/i.exec(text)
  if (now) {
    said.open = true
    take(now)
  }
  const open = /\bopen(?:\s+(?:then|late))?\b/i.exec(text)
  if (open) {
    said.open = true
    if (/late/i.test(open[0])) said.time ??= '23:00'
    take(open)
  }
  // An hour implies that the house must be open then.
  if (said.time) said.open = true
  return { said, spans }
}

function mealOf(word: string): Meal {
  const lower = word.toLowerCase()
  if (lower === 'lunch') return 'lunch'
  return lower === 'dinner' || lower === 'supper' ? 'dinner' : 'breakfast'
}

function dateOf(day: string, weekday: string | undefined, today: string): string {
  if (day.startsWith('the day after')) return addDays(today, 2)
  if (day === 'tomorrow') return addDays(today, 1)
  if (!weekday) return today
  const ahead = (weekdays.indexOf(weekday) - weekdayOf(today) + 7) % 7
  return addDays(today, ahead)
}

/** A time of day in the words; a bare number needs a word before it, or a sign that it is an hour. */
function timeOf(match: RegExpExecArray, text: string, meal?: Meal): string | undefined {
  const { word, half, figure, minute, spelt, thirty, suffix } = match.groups ?? {}
  if (word) return word.toLowerCase() === 'midnight' ? '00:00' : '12:00'
  const after = text.slice(match.index + match[0].length)
  const isSaid = /^(?:at|around|about|by|from|@)\s/i.test(match[0])
  if (!(minute || suffix || half || isSaid) || counts.test(after)) return undefined
  const hour = figure === undefined ? toCount(spelt) : Number(figure)
  if (hour === undefined) return undefined
  const minutes = minute ? Number(minute) : thirty ? 30 : quartersOf(half)
  const full = clockHour(hour, suffix?.toLowerCase().replaceAll('.', ''), meal)
  const total = (full * 60 + minutes + 1440) % 1440
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`
}

const quartersOf = (half = ''): number =>
  /^half/i.test(half) ? 30 : /^quarter past/i.test(half) ? 15 : /^quarter to/i.test(half) ? -15 : 0

const pad = (value: number) => `${value}`.padStart(2, '0')

/** Morning or afternoon of an hour: as said, by the meal, else by usual mealtimes. */
function clockHour(hour: number, suffix: string | undefined, meal: Meal | undefined): number {
  if (suffix === 'am') return hour % 12
  if (suffix === 'pm') return (hour % 12) + 12
  if (hour > 12 || hour === 0) return hour % 24
  if (meal === 'breakfast') return hour
  // "Lunch at eleven" is before noon, "dinner at eleven" is not; no dinner is at one at night.
  if (meal === 'lunch') return hour >= 10 ? hour : hour + 12
  return hour === 12 ? 12 : hour + 12
}
