/** Hours of the first and the last day by the part of it that was said: "arriving Friday night". */
import { weekdayOf } from '../../calendar/calendar-days.ts'
import type { DateMention } from '../dates/date-grammar.ts'
import type { Reading } from '../reading.ts'
import type { TripDates } from '../schema.ts'
import type { ClockTimes } from './read-clock.ts'

const comes =
  /\b(?:arriv(?:e|es|ing)|land(?:s|ing)?|get(?:s|ting)? (?:in|there)|com(?:e|es|ing)|fly(?:ing)? in|check(?:ing)? in|there)(?: there| here| in)?(?: from)?(?: on| by| from)?(?: the)? ?$|\b(?:reach(?:es|ing)?|(?:arriv(?:e|es|ing)|land(?:s|ing)?|get(?:s|ting)?|fly(?:ing)?) (?:in|into|to|at))(?: [a-z'-]+){1,3}(?: on| by)?(?: the)? ?$/
const goes =
  /\b(?:leav(?:e|es|ing)|depart(?:s|ing|ure)?|fl(?:y|ies|ying) (?:out|home|back)|(?:flight|train|bus|ferry|plane)(?: home| back| out| leaves| is| goes)?|head(?:ing)? (?:home|back|off)|go(?:ing)? home|back|home|until|till)(?: is)?(?: on| by)?(?: the)? ?$|\b(?:home|back|out) (?:from|of)(?: [a-z'-]+){1,3}(?: on| by)?(?: the)? ?$/
/** "Fri 5 March afternoon to Sun 7 March evening": from one day to the other. */
const rangeJoint =
  /^(?:,? (?:in the )?(?:early |late )?(?:morning|midday|noon|lunch(?: ?time)?|afternoon|evening|night))? ?(?:-|–|to|until|till?|through|thru) ?(?:the )?$/
const isLate = /\blate(?: on)? ?$/
const parts =
  /\b(?<late>late )?(?<part>morning|midday|noon|lunch(?: ?time)?|afternoon|evening|night)\b/

const lateBefore = /\blate(?= (?:on )?$)/
const lateBehind =
  /^,? (?:quite |very |rather )?late\b(?! (?:in|night|evening|afternoon|morning|lunch|may|june|july))/

/** When one is there, and when one goes. */
const arrivals: Readonly<Record<string, string>> = {
  morning: '10:00',
  noon: '12:00',
  midday: '12:00',
  lunch: '13:00',
  afternoon: '14:00',
  evening: '18:00',
  night: '20:00',
}
const departures: Readonly<Record<string, string>> = { ...arrivals, afternoon: '15:00' }

export function partHours(
  reading: Reading,
  mentions: readonly DateMention[],
  { start, end }: TripDates,
): ClockTimes {
  const times: ClockTimes = {}
  if (!start || start === end) return times
  for (const [index, mention] of mentions.entries()) {
    if (mention.precision !== 'exact' || mention.first !== mention.last) continue
    const wide = reading.lower.slice(Math.max(0, mention.start - 40), mention.start)
    const late = isLate.test(wide)
    const lead = wide.replace(/\blate(?: on)? ?$/, '')
    const part = partOf(reading, mention) ?? (late ? 'night' : undefined)
    if (!part) continue
    const isOn = (date: string | undefined) =>
      date !== undefined && weekdayOf(date) === weekdayOf(mention.first)
    const isFirst = comes.test(lead) || isJoined(reading, mention, mentions[index + 1])
    const isLast = goes.test(lead) || isJoined(reading, mentions[index - 1], mention)
    if (isFirst && isOn(start)) times.arrival ??= arrivals[part]
    else if (isLast && isOn(end)) times.departure ??= departures[part]
    else continue
    const behind = partBehind.exec(reading.lower.slice(mention.end))?.[0].length ?? 0
    if (behind && reading.isFree(mention.end, mention.end + behind))
      reading.claim('dates', mention.end, mention.end + behind)
    for (const pattern of [lateBefore, lateBehind]) {
      const isBefore = pattern === lateBefore
      const from = isBefore ? Math.max(0, mention.start - 12) : mention.end
      const said = pattern.exec(reading.lower.slice(from, isBefore ? mention.start : undefined))
      const at = said && from + said.index
      if (at !== null && said && reading.isFree(at, at + said[0].length))
        reading.claim('dates', at, at + said[0].length)
    }
  }
  return times
}

function isJoined({ lower }: Reading, from?: DateMention, to?: DateMention): boolean {
  return from !== undefined && to !== undefined && rangeJoint.test(lower.slice(from.end, to.start))
}

const partBehind =
  /^,? (?:in the |at )?(?:late )?(?:early )?(?:morning|midday|noon|lunch(?: ?time)?|afternoon|evening|night)\b/

/** Inside the date or right behind it. */
function partOf({ lower }: Reading, { start, end }: DateMention): string | undefined {
  const own = parts.exec(lower.slice(start, end))
  // "Leaving Sunday late".
  if (!own && lateBehind.test(lower.slice(end))) return 'night'
  const behind = partBehind.exec(lower.slice(end, end + 24))
  const found = own ?? parts.exec(behind?.[0] ?? '')
  const part = found?.groups?.part
  if (!part) return undefined
  return found?.groups?.late && part === 'evening' ? 'night' : part.replace(/ ?time$/, '')
}
