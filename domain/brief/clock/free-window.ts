/**
 * The hours of one day that are free: "free tonight from about 6 till midnight", "on Saturday between 2 and 7", "free Thursday evening
 * from 7", "after my meeting ends at 4".
 */
import type { Found, Reading } from '../reading.ts'
import type { ClockTimes } from './read-clock.ts'
import { clockOf, dayTime, isToldAsTime, minutesOf, spanPattern } from './read-one-day-clock.ts'

const dayWord =
  '(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|wed|thu|thur|thurs|fri|sat|sun)\\b)'
const part = '(?: (?:morning|afternoon|evening|night))?'
const date =
  '(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)?)?'
/** Right behind a day it is its hours. */
const ofADay = new RegExp(
  `\\b(?:${dayWord}${part}${date}${part}|(?:this|in the) (?:morning|afternoon|evening)),? $`,
)
/** Somebody is free then, or has no more than that. */
const isFree =
  /\b(?:free|available|off(?: work| duty)?|to (?:spare|kill|myself|ourselves)|(?:only|just) (?:have|got|be there|there|in town)|have only|in town)\b[^.!?;]{0,34}$/
/** Hours of something else than the day. */
const ofAnother =
  /\b(?:open|opens|closed|meetings?|conference|work(?:ing)?|busy|class(?:es)?|course|booked|tickets?|train|flight|nap|naps|sleep|lunch|dinner|tour|show)(?: [a-z]+){0,2} $/
const isLate = /\b(?:tonight|afternoon|evening|night)\b/

const oneSided = new RegExp(`\\b(?<how>from|after|until|till|til) ${dayTime('A')}(?![\\w:])`)
const duty =
  '(?:(?:client|team|work|business|last|final|morning|afternoon) )?(?:meetings?|conference|congress|work|training|seminar|workshop|interview|appointment|exam|fair|course|classes|shift)'
const dutyEnds = new RegExp(
  `\\b(?:(?:after|once|when|as soon as) )?(?:(?:my|the|our) ${duty}(?: (?:at|in|with) [^.,;!?]{2,40}?)?,? (?:ends?|finish(?:es)?|(?:is|are) (?:over|done|finished)|stops?|wraps? up)|(?:i|we)(?:'m|'re| am| are)? (?:done|finish(?:ed)?|off)(?: (?:with |from )?(?:work|meetings?|the office))?)(?: at| by| around| about)* ${dayTime('A')}(?![\\w:])`,
)

/** Claims them; undefined where none are told. `known`: what was told of arrival and departure, which stays. */
export function readFreeWindow(reading: Reading, known: ClockTimes): ClockTimes | undefined {
  if (known.arrival) return undefined
  const lead = ({ start }: Found) =>
    reading.lower.slice(reading.sentenceAt(start).start, start).slice(-70)
  const both = reading.find(spanPattern, 'dates').find((each) => {
    const words = lead(each)
    const isOfDay = ofADay.test(words)
    return (
      (isFree.test(words) || isOfDay) &&
      !ofAnother.test(words) &&
      (isToldAsTime(each.groups) || !isOfMonth.test(reading.lower.slice(each.end)))
    )
  })
  if (both && !known.departure) return take(reading, both, isLate.test(lead(both)))
  const [ends] = reading.find(dutyEnds, 'dates', 'appointment')
  if (ends) return take(reading, ends, false, 'from')
  if (known.departure) return undefined
  const [open] = reading
    .find(oneSided, 'dates')
    .filter((each) => isFree.test(lead(each)) && !ofAnother.test(lead(each)))
  return open && take(reading, open, isLate.test(lead(open)), open.groups.how)
}

const isOfMonth = /^ ?(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/
const noon = 720
/** Whoever is free until midnight from a small hour on is so in the evening. */
const lastEveningHour = 540
const night = 1320

function take(
  reading: Reading,
  found: Found,
  isEvening: boolean,
  how = 'both',
): ClockTimes | undefined {
  const later = (minute: number) => (minute < noon ? minute + noon : minute)
  const first = minutesOf(found, 'A')
  if (first === undefined) return undefined
  if (how !== 'both') {
    reading.claim('dates', found.start, found.end)
    const isAtEnd = /^(?:until|till?)$/.test(how)
    const isBare = !isToldAsTime(found.groups)
    // A duty that ends at four does so in the afternoon.
    const isAfternoon = isBare && (isEvening || first < earliestEnd)
    const minute = isAfternoon ? later(first) : first
    return isAtEnd ? { departure: clockOf(minute) } : { arrival: clockOf(minute) }
  }
  const isSaid = ['half', 'part', 'minute'].some((each) => found.groups[`${each}A`])
  const end = minutesOf(found, 'B', first)
  const untilNight = end !== undefined && end >= night && first < lastEveningHour
  const sameHalf = found.groups.halfB?.startsWith('p') && first < lastEveningHour
  const from = !isSaid && (isEvening || untilNight || sameHalf) ? later(first) : first
  const to = minutesOf(found, 'B', from)
  if (to === undefined || to <= from) return undefined
  reading.claim('dates', found.start, found.end)
  return { arrival: clockOf(from), departure: clockOf(to) }
}

/** No duty of the morning ends before it. */
const earliestEnd = 480
