/** Single days that are said: which begins the trip, which ends it, and which only belongs to something in it. */
import { addDays, daysBetween } from '../../calendar/calendar-days.ts'
import type { Reading } from '../reading.ts'
import type { DateMention } from './date-grammar.ts'
import { endLead, endsStay, leadOf, othersMove, startLead } from './date-leads.ts'
import { bareWeekday, weekdayAfter, weekdayNamed } from './placed-weekdays.ts'

export interface Ends {
  start?: string
  end?: string
  /** The days that are told are those before the end. */
  apart?: true
}

/** "Leave Saturday 8:00 and be home Sunday 22:00": the later one is the end. */
function comesHomeLater(
  reading: Reading,
  { start }: DateMention,
  mentions: readonly DateMention[],
): boolean {
  return mentions.some((each) => each.start > start && goesHome.test(leadOf(reading, each)))
}
const goesHome = /\b(?:back|home|return(?:s|ing)?)(?: [a-z]+){0,3}? ?$/

const arrives = /\b(?:arriv|land|check(?:ing)?[- ]in)/

/** Where `length` is told, a day that nothing calls an end is something in the trip. */
export function singleDays(
  reading: Reading,
  mentions: readonly DateMention[],
  length?: number,
): Ends {
  const days: Ends = {}
  const open: DateMention[] = []
  for (const mention of mentions) {
    const own = reading.lower.slice(mention.start, mention.end)
    if (length !== undefined && mentions.length > 1 && isOthers(reading, mention)) continue
    const lead = leadOf(reading, mention)
    const starts = mention.side === 'start' || startLead.test(lead)
    const begun = days.start ?? open[0]?.first
    const isBare = bareWeekday.test(own)
    if (mention.side === 'end') days.end ??= mention.first
    else if (
      length !== undefined &&
      !days.end &&
      !(begun && isBare) &&
      endsStay(reading, mention) &&
      !comesHomeLater(reading, mention, mentions)
    ) {
      days.end = mention.first
      if (isBefore(reading, mention)) days.apart = true
    } else if (
      mention.side !== 'start' &&
      endLead.test(lead) &&
      (!starts || days.start || open.length > 0)
    ) {
      // A weekday that ends the trip is the one after its start.
      const day = begun && isBare ? weekdayAfter(begun, weekdayNamed(own)) : mention.first
      // "A cruise that ends on 9 May …, flying home on the 12th": between the two ends lies what is asked for.
      if (days.end && !days.start && day > days.end) {
        days.start = days.end
        days.end = day
      }
      days.end ??= day
    } else if (starts && !days.start) days.start = mention.first
    // "Ghent until the 6th, Bruges until the 9th, arriving on the 4th".
    else if (starts && days.start && days.end && mention.first < days.start && arrives.test(lead))
      days.start = mention.first
    else if (starts && length === undefined) open.push(mention)
    else if (starts) continue
    else open.push(mention)
  }
  const isTold = days.start !== undefined || days.end !== undefined
  for (const mention of open) {
    // "A cruise that ends on 9 May, and the flight is on the 12th".
    if (days.end && !days.start && length === undefined && mention.first > days.end) {
      days.start = days.end
      days.end = mention.first
      continue
    }
    if (length !== undefined && isTold && !isOtherEnd(days, mention.first, length)) continue
    if (!days.start) days.start = mention.first
    // "Lands in Lisbon on 2 May and leaves Porto on 8 May": both begin something, the earlier one the trip.
    else if (!days.end && mention.first < days.start && length === undefined) {
      days.end = days.start
      days.start = mention.first
    } else if (!days.end && mention.first > days.start) days.end = mention.first
  }
  return days
}

/** "2 full days in Athens before our ferry on Sunday": the day of the ferry comes on top. */
function isBefore(reading: Reading, { start }: DateMention): boolean {
  return reading.leads(fullDaysBefore, start, 90)
}

const fullDaysBefore =
  /\bdays?\b(?! trip)[^.;!?]{0,40}\bbefore (?:an?|our|my|the|we) [^.;,!?]{0,36}$/

function isOthers(reading: Reading, { start }: DateMention): boolean {
  return reading.leads(othersMove, start, 60)
}

/** Whether the length that was told reaches to that day, counted in days or in nights. */
function isOtherEnd({ start, end }: Ends, day: string, length: number): boolean {
  const span = start ? daysBetween(start, day) + 1 : end ? daysBetween(day, end) + 1 : 0
  return span === length || span === length + 1
}

export function ends({ start, end, apart }: Ends, length: number | undefined): Ends {
  if (start && end && end < start) return ends({ start }, length)
  if (end && apart && !start && length !== undefined) return { start: addDays(end, -length), end }
  if (length === undefined) return { ...(start && { start }), ...(end && { end }) }
  if (start) return { start, end: end ?? addDays(start, length - 1) }
  return end ? { start: addDays(end, 1 - length), end } : {}
}
